#include "golden/manifest.hpp"

#include "conformance/levels.hpp"
#include "ctlpgn/json.hpp"
#include "golden/corpus.hpp"
#include "lint/settings/glob.hpp"
#include "paths.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <vector>

namespace ctlpgn::golden {

namespace {

using json = nlohmann::ordered_json;
namespace fs = std::filesystem;

fs::path folder() {
    return tests::project_folder() / "corpus";
}

// What is longest wins: "spec/games" before "spec", "C01" before "C".
std::string section_by_prefix(const json& table, const std::string& text) {
    std::string best;
    for (const auto& [prefix, section] : table.items())
        if (text.starts_with(prefix) && prefix.size() >= best.size())
            best = prefix;
    return best.empty() ? std::string() : table.at(best).get<std::string>();
}

std::string section_of(const json& format, const corpus_file& of, const std::vector<diagnostic>& found) {
    const std::string parent = fs::path(of.name).parent_path().generic_string();
    std::string section = fs::path(parent).filename().string();
    if (section == "rules" && !of.is_in("valid"))
        section = found.empty() ? "" : section_by_prefix(format.at("codes"), code_text(found.front().id));
    else if (const std::string other = section_by_prefix(format.at("folders"), parent); !other.empty())
        section = other;
    return section;
}

json place(std::uint32_t line, std::uint32_t column, std::uint64_t offset) {
    return {{"line", line}, {"column", column}, {"offset", offset}};
}

json finding_values(const std::vector<diagnostic>& found) {
    json result = json::array();
    for (const diagnostic& each : found)
        result.push_back({{"code", code_text(each.id)},
                          {"name", describe(each.id).name},
                          {"severity", level_text(each.severity)},
                          {"level", conformance::level_name(level_of_check(each.id))},
                          {"rejects", conformance::is_rejection(each)},
                          {"range",
                           {{"start", place(each.line, each.column, each.begin)},
                            {"end", place(each.end_line, each.end_column, each.end)}}}});
    return result;
}

json limit_values(const fs::path& twin) {
    json result = json::object();
    std::istringstream in(content_of(twin));
    std::string name;
    for (std::uint64_t value = 0; in >> name >> value;)
        result[name] = value;
    return result;
}

json tag_values(const corpus_file& of, const std::string& section) {
    json result = {of.name.substr(0, of.name.find('/')), section};
    for (const char* const word : {"squeezed", "catalan"})
        if (of.name.find(word) != std::string::npos)
            result.push_back(word);
    if (fs::exists(of.twin(".limits")) && section != "limits")
        result.push_back("limits");
    return result;
}

// The section of the documents that a case is about.
std::string document_of(const json& format, const corpus_file& of, const std::string& section) {
    const json& table = format.at("documents");
    for (const auto& [pattern, document] : table.at("cases").items())
        if (matches_glob(pattern, of.name))
            return document.get<std::string>();
    return table.at("sections").at(section).get<std::string>();
}

std::string why_open(const json& format, const corpus_file& of) {
    for (const json& each : format.at("open"))
        for (const json& pattern : each.at("cases"))
            if (matches_glob(pattern.get<std::string>(), of.name))
                return each.at("because").get<std::string>();
    return {};
}

// The cases of the suite's own notation are called as their files are, those of others begin with its name.
std::string id_of(const corpus_file& of) {
    return of.in == &ctl_pgn() ? of.name : std::string(of.in->name) + "/" + of.name;
}

json case_value(const json& suite, const json& format, const corpus_file& of) {
    const std::vector<diagnostic> found = lint_diagnostics(of);
    const auto rejected = conformance::rejected_from(found);
    const std::string section = section_of(format, of, found);
    if (!suite.at("sections").contains(section))
        throw std::runtime_error("suite.json has no section " + section + " for " + id_of(of));
    const auto file = [&of](std::string_view extension) {
        return fs::relative(of.twin(extension), folder()).generic_string();
    };
    json result = {{"id", id_of(of)}};
    if (of.in != &ctl_pgn())
        result["format"] = of.in->name;
    result["section"] = section;
    result["document"] = document_of(format, of, section);
    result["level"] = conformance::level_name(rejected.value_or(check_level::legal));
    result["verdict"] = rejected ? "reject" : "accept";
    result["file"] = file(of.in->extension);
    if (fs::exists(of.twin(".json")))
        result["tree"] = file(".json");
    result["diagnostics"] = finding_values(found);
    result["tags"] = tag_values(of, section);
    if (fs::exists(of.twin(".limits")))
        result["limits"] = limit_values(of.twin(".limits"));
    if (const std::string why = why_open(format, of); !why.empty())
        result["open"] = why;
    return result;
}

} // namespace

fs::path manifest_path() {
    return folder() / "manifest.json";
}

json suite_words(const notation& in) {
    const fs::path file = folder_of(in) / "suite.json";
    if (!fs::exists(file))
        throw std::runtime_error(file.string() + " is missing: it says what the cases are about");
    return json::parse(content_of(file));
}

std::vector<const notation*> notations_of_suite() {
    std::vector<const notation*> result;
    for (const notation* const in : notations())
        if (!corpus_of(*in).empty())
            result.push_back(in);
    std::ranges::sort(result, {}, &notation::code_block);
    return result;
}

// One case a line, so that differences can be read.
std::string manifest() {
    const json suite = json::parse(content_of(folder() / "suite.json"));
    std::string result = "{\n";
    result += "\"format\": \"ctl-pgn\",\n\"version\": " + suite.at("version").dump() + ",\n";
    result += "\"treeSchemaVersion\": \"" + std::string(json_schema_version) + "\",\n";
    result += "\"sections\": " + suite.at("sections").dump() + ",\n\"cases\": [\n";
    std::string cases;
    for (const notation* const in : notations_of_suite()) {
        const json format = suite_words(*in);
        for (const corpus_file& each : corpus_of(*in))
            cases.append(cases.empty() ? "" : ",\n").append(case_value(suite, format, each).dump());
    }
    return result + cases + "\n]\n}\n";
}

} // namespace ctlpgn::golden
