#include "conformance/suite.hpp"

#include "conformance/levels.hpp"
#include "conformance/manifest_value.hpp"
#include "conformance/themes/manifest.hpp"
#include "conformance/themes/single_files.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace ctlpgn::conformance {

namespace {

limits read_limits(const manifest_value& value) {
    limits result;
    for_each_limit(result, [&value](const char* name, auto& bound) {
        if (value.has(name))
            bound = value.at(name).number<std::decay_t<decltype(bound)>>();
    });
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

// Null if this program was built without it.
const notation* read_format(const manifest_value& value) {
    return find_notation(value.at("format").text());
}

// The text of a file that a manifest names.
using text_finder = std::function<case_text(const std::string& file)>;

suite_case read_case(const manifest_value& value, const notation* usual, const text_finder& find) {
    suite_case result;
    result.written_in = value.has("format") ? read_format(value) : usual;
    result.id = value.at("id").text();
    result.section = value.at("section").text();
    result.file = value.at("file").text();
    result.text = find(result.file);
    if (value.has("tree"))
        result.tree = find(value.at("tree").text());
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

suite read_manifest(const manifest_value& manifest, const text_finder& find) {
    suite result;
    result.version = manifest.at("version").text();
    result.format = read_format(manifest);
    manifest.at("cases").each([&](const manifest_value& each) {
        if (suite_case read = read_case(each, result.format, find); read.written_in != nullptr)
            result.cases.push_back(std::move(read));
    });
    if (result.cases.empty())
        throw suite_error("no case is in a notation that is known");
    return result;
}

suite read_manifest(std::string_view text, const std::filesystem::path& called, const text_finder& find) {
    const nlohmann::json document = nlohmann::json::parse(text, nullptr, false);
    if (document.is_discarded())
        throw suite_error(called.string() + ": this is not JSON");
    try {
        suite result = read_manifest(manifest_value(document), find);
        result.described_in = called;
        return result;
    } catch (const suite_error& fault) {
        throw suite_error(called.string() + ": " + fault.what());
    }
}

suite read_themes(const std::filesystem::path& folder) {
    const std::vector<corpus_case> cases = read_corpus(folder);
    std::map<std::string, case_text> texts;
    for (const corpus_case& each : cases)
        for (const std::string_view part : {parts::text, parts::tree})
            if (const theme_part* const found = each.is.find(part))
                texts.emplace(file_of(each, part), case_text{each.theme, found->line, found->content});
    return read_manifest(manifest_of(folder, cases), folder / "suite.json",
                         [&texts](const std::string& file) { return texts.at(file); });
}

} // namespace

std::string case_text::read() const {
    return from_theme ? *from_theme : read_file(file);
}

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

void write_file(const std::filesystem::path& path, std::string_view content) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream output(path, std::ios::binary);
    output << content;
    if (!output.flush())
        throw suite_error("cannot write " + path.string() + ": " + std::strerror(errno));
}

suite read_suite(const std::filesystem::path& folder) {
    const std::filesystem::path path = folder / "manifest.json";
    if (!std::filesystem::exists(path) && std::filesystem::exists(folder / "suite.json"))
        return read_themes(folder);
    return read_manifest(read_file(path), path,
                         [&folder](const std::string& file) { return case_text{folder / file}; });
}

} // namespace ctlpgn::conformance
