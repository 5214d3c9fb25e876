#include "conformance/themes/manifest.hpp"

#include "conformance/levels.hpp"
#include "conformance/suite.hpp"
#include "conformance/themes/single_files.hpp"
#include "ctlpgn/json.hpp"
#include "lint/settings/glob.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

namespace ctlpgn::conformance {

namespace {

using nlohmann::ordered_json;
namespace fs = std::filesystem;

ordered_json read_words(const fs::path& file) {
    ordered_json words = ordered_json::parse(read_file(file), nullptr, false);
    if (words.is_discarded())
        throw suite_error(file.string() + ": this is not JSON");
    return words;
}

// The longest match wins: "spec/games" before "spec", "C01" before "C".
std::string section_by_prefix(const ordered_json& table, std::string_view text) {
    std::string best;
    for (const auto& [prefix, section] : table.items())
        if (text.starts_with(prefix) && prefix.size() >= best.size())
            best = prefix;
    return best.empty() ? std::string() : table.at(best).get<std::string>();
}

std::string section_of(const ordered_json& format, const corpus_case& which,
                       const std::vector<diagnostic>& found) {
    const std::string parent = fs::path(which.name).parent_path().generic_string();
    std::string section = fs::path(parent).filename().string();
    if (section == "rules" && which.folder() != "valid")
        section = found.empty() ? "" : section_by_prefix(format.at("codes"), code_text(found.front().id));
    else if (const std::string other = section_by_prefix(format.at("folders"), parent); !other.empty())
        section = other;
    return section;
}

ordered_json place_value(std::uint32_t line, std::uint32_t column, std::uint64_t offset) {
    return {{"line", line}, {"column", column}, {"offset", offset}};
}

ordered_json finding_values(const std::vector<diagnostic>& found) {
    ordered_json result = ordered_json::array();
    for (const diagnostic& each : found)
        result.push_back({{"code", code_text(each.id)},
                          {"name", describe(each.id).name},
                          {"severity", level_text(each.severity)},
                          {"level", level_name(level_of_check(each.id))},
                          {"rejects", is_rejection(each)},
                          {"range",
                           {{"start", place_value(each.line, each.column, each.begin)},
                            {"end", place_value(each.end_line, each.end_column, each.end)}}}});
    return result;
}

ordered_json limit_values(const corpus_case& which) {
    ordered_json result = ordered_json::object();
    for (const limit_row& each : which.limit_rows())
        result[each.name] = each.value;
    return result;
}

ordered_json tag_values(const corpus_case& which, const std::string& section) {
    ordered_json result = {which.folder(), section};
    for (const char* const word : {"squeezed", "catalan"})
        if (which.name.find(word) != std::string::npos)
            result.push_back(word);
    if (which.is.find(parts::limits) != nullptr && section != "limits")
        result.push_back("limits");
    return result;
}

// The section of the documents for a case.
std::string document_of(const ordered_json& format, const corpus_case& which, const std::string& section) {
    const ordered_json& table = format.at("documents");
    for (const auto& [pattern, document] : table.at("cases").items())
        if (matches_glob(pattern, which.name))
            return document.get<std::string>();
    return table.at("sections").at(section).get<std::string>();
}

std::string why_open(const ordered_json& format, const corpus_case& which) {
    for (const ordered_json& each : format.at("open"))
        for (const ordered_json& pattern : each.at("cases"))
            if (matches_glob(pattern.get<std::string>(), which.name))
                return each.at("because").get<std::string>();
    return {};
}

// The notation of cases that do not name one.
bool is_of_suite(const ordered_json& suite, const corpus_case& which) {
    return suite.at("format") == which.written_in->name;
}

// Ids of the suite's own notation are paths in its folder; those of others begin with the name of the
// notation.
std::string id_of(const ordered_json& suite, const corpus_case& which) {
    return is_of_suite(suite, which) ? which.name : std::string(which.written_in->name) + "/" + which.name;
}

ordered_json case_value(const ordered_json& suite, const ordered_json& format, const corpus_case& which) {
    const std::vector<diagnostic> found = which.findings();
    const auto rejected = rejected_from(found);
    const std::string section = section_of(format, which, found);
    if (!suite.at("sections").contains(section))
        throw suite_error("suite.json has no section \"" + section + "\" for " + id_of(suite, which));
    ordered_json result = {{"id", id_of(suite, which)}};
    if (!is_of_suite(suite, which))
        result["format"] = which.written_in->name;
    result["section"] = section;
    result["document"] = document_of(format, which, section);
    result["level"] = level_name(rejected.value_or(check_level::legal));
    result["verdict"] = rejected ? "reject" : "accept";
    result["file"] = file_of(which, parts::text);
    if (which.is.find(parts::tree) != nullptr)
        result["tree"] = file_of(which, parts::tree);
    result["diagnostics"] = finding_values(found);
    result["tags"] = tag_values(which, section);
    if (which.is.find(parts::limits) != nullptr)
        result["limits"] = limit_values(which);
    if (const std::string why = why_open(format, which); !why.empty())
        result["open"] = why;
    return result;
}

} // namespace

ordered_json suite_words(const fs::path& corpus, const notation& chosen) {
    return read_words(corpus / corpus_folder(chosen) / "suite.json");
}

// One case per line, so that diffs are readable.
std::string manifest_of(const fs::path& corpus, std::span<const corpus_case> cases) {
    const ordered_json suite = read_words(corpus / "suite.json");
    if (!suite.contains("version"))
        throw suite_error(
            (corpus / "suite.json").string() +
            ": no \"version\", so this is a part of a corpus; name the folder of the whole corpus");
    std::string result = "{\n";
    result +=
        "\"format\": " + suite.at("format").dump() + ",\n\"version\": " + suite.at("version").dump() + ",\n";
    result += "\"treeSchemaVersion\": \"" + std::string(json_schema_version) + "\",\n";
    result += "\"sections\": " + suite.at("sections").dump() + ",\n\"cases\": [\n";
    std::map<const notation*, ordered_json> formats;
    for (const notation* const chosen : notations_of_corpus(corpus))
        formats.emplace(chosen, suite_words(corpus, *chosen));
    if (cases.empty())
        throw suite_error("no themes in " + corpus.string());
    std::string lines;
    for (const corpus_case& each : cases)
        lines.append(lines.empty() ? "" : ",\n")
            .append(case_value(suite, formats.at(each.written_in), each).dump());
    return result + lines + "\n]\n}\n";
}

} // namespace ctlpgn::conformance
