#include "conformance/suite.hpp"

#include "conformance/levels.hpp"
#include "conformance/manifest_value.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace ctlpgn::conformance {

namespace {

limits read_limits(const manifest_value& value) {
    limits result;
    const auto set = [&value](const char* name, auto& output) {
        if (value.has(name))
            output = value.at(name).number<std::decay_t<decltype(output)>>();
    };
    set("depth", result.depth);
    set("tags", result.tags);
    set("comment-bytes", result.comment_bytes);
    set("game-bytes", result.game_bytes);
    set("findings", result.findings);
    return result;
}

check_level read_level(const manifest_value& value) {
    try {
        return level_named(value.text());
    } catch (const std::out_of_range&) {
        value.fail("must be one of syntax, coherent, legal");
    }
}

expected_finding read_expected_finding(const manifest_value& value) {
    const manifest_value start = value.at("range").at("start");
    return {.code = value.at("code").text(),
            .name = value.at("name").text(),
            .level = read_level(value.at("level")),
            .rejects = value.at("rejects").flag(),
            .begin = start.at("offset").number<std::uint64_t>(),
            .end = value.at("range").at("end").at("offset").number<std::uint64_t>(),
            .line = start.at("line").number<std::uint32_t>(),
            .column = start.at("column").number<std::uint32_t>()};
}

bool read_verdict(const manifest_value& value) {
    const std::string verdict = value.text();
    if (verdict != "accept" && verdict != "reject")
        value.fail("must be one of accept, reject");
    return verdict == "accept";
}

// Null if it is none that this program was built with.
const notation* read_format(const manifest_value& value) {
    return find_notation(value.at("format").text());
}

suite_case read_case(const manifest_value& value, const notation* usual,
                     const std::filesystem::path& folder) {
    suite_case result;
    result.written_in = value.has("format") ? read_format(value) : usual;
    result.id = value.at("id").text();
    result.section = value.at("section").text();
    result.file = folder / value.at("file").text();
    if (value.has("tree"))
        result.tree = folder / value.at("tree").text();
    result.accepted = read_verdict(value.at("verdict"));
    result.level = read_level(value.at("level"));
    value.at("diagnostics").each([&result](const manifest_value& each) {
        result.findings.push_back(read_expected_finding(each));
    });
    if (value.has("open"))
        result.open = value.at("open").text();
    result.has_limits = value.has("limits");
    if (result.has_limits)
        result.bounds = read_limits(value.at("limits"));
    return result;
}

suite read_manifest(const manifest_value& manifest, const std::filesystem::path& folder) {
    suite result;
    result.version = manifest.at("version").text();
    result.format = read_format(manifest);
    manifest.at("cases").each([&](const manifest_value& each) {
        if (suite_case read = read_case(each, result.format, folder); read.written_in != nullptr)
            result.cases.push_back(std::move(read));
    });
    if (result.cases.empty())
        throw suite_error("no case is in a notation that is known");
    return result;
}

} // namespace

std::vector<expected_finding> suite_case::findings_at(check_level reader) const {
    std::vector<expected_finding> result;
    std::ranges::copy_if(findings, std::back_inserter(result),
                         [reader](const expected_finding& each) { return each.level <= reader; });
    return result;
}

std::vector<expected_finding> suite_case::reasons_at(check_level reader) const {
    std::vector<expected_finding> result = findings_at(reader);
    std::erase_if(result, [](const expected_finding& each) { return !each.rejects; });
    return result;
}

std::string read_file(const std::filesystem::path& path) {
    std::ifstream input(path, std::ios::binary);
    if (!input)
        throw suite_error("cannot read " + path.string() + ": " + std::strerror(errno));
    return {std::istreambuf_iterator<char>(input), std::istreambuf_iterator<char>()};
}

suite read_suite(const std::filesystem::path& folder) {
    const std::filesystem::path path = folder / "manifest.json";
    const nlohmann::json document = nlohmann::json::parse(read_file(path), nullptr, false);
    if (document.is_discarded())
        throw suite_error(path.string() + ": this is not JSON");
    try {
        suite result = read_manifest(manifest_value(document), folder);
        result.manifest = path;
        return result;
    } catch (const suite_error& fault) {
        throw suite_error(path.string() + ": " + fault.what());
    }
}

} // namespace ctlpgn::conformance
