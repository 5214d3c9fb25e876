#include "conformance/suite.hpp"

#include "conformance/levels.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <utility>

namespace ctlpgn::conformance {

namespace {

using nlohmann::json;

limits read_limits(const json& value) {
    limits result;
    const auto set = [&value](const char* name, auto& output) {
        if (value.contains(name))
            output = value.at(name).get<std::decay_t<decltype(output)>>();
    };
    set("depth", result.depth);
    set("tags", result.tags);
    set("comment-bytes", result.comment_bytes);
    set("game-bytes", result.game_bytes);
    set("findings", result.findings);
    return result;
}

expected_finding read_expected_finding(const json& value) {
    const json& start = value.at("range").at("start");
    return {.code = value.at("code").get<std::string>(),
            .name = value.at("name").get<std::string>(),
            .level = level_named(value.at("level").get<std::string>()),
            .rejects = value.at("rejects").get<bool>(),
            .begin = start.at("offset").get<std::uint64_t>(),
            .end = value.at("range").at("end").at("offset").get<std::uint64_t>(),
            .line = start.at("line").get<std::uint32_t>(),
            .column = start.at("column").get<std::uint32_t>()};
}

// Null if it is none that this program was built with.
const notation* read_format(const json& value) {
    return find_notation(value.at("format").get<std::string>());
}

suite_case read_case(const json& value, const notation* usual, const std::filesystem::path& folder) {
    suite_case result;
    result.written_in = value.contains("format") ? read_format(value) : usual;
    result.id = value.at("id").get<std::string>();
    result.section = value.at("section").get<std::string>();
    result.file = folder / value.at("file").get<std::string>();
    if (value.contains("tree"))
        result.tree = folder / value.at("tree").get<std::string>();
    result.accepted = value.at("verdict") == "accept";
    result.level = level_named(value.at("level").get<std::string>());
    for (const json& each : value.at("diagnostics"))
        result.findings.push_back(read_expected_finding(each));
    result.open = value.value("open", "");
    result.has_limits = value.contains("limits");
    if (result.has_limits)
        result.bounds = read_limits(value.at("limits"));
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
    const std::string text = read_file(path);
    try {
        const json manifest = json::parse(text);
        suite result;
        result.version = manifest.at("version").get<std::string>();
        result.format = read_format(manifest);
        for (const json& each : manifest.at("cases"))
            if (suite_case read = read_case(each, result.format, folder); read.written_in != nullptr)
                result.cases.push_back(std::move(read));
        if (result.cases.empty())
            throw suite_error("no case is in a notation that is known");
        return result;
    } catch (const std::exception& fault) {
        throw suite_error(path.string() + ": " + fault.what());
    }
}

} // namespace ctlpgn::conformance
