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

std::string section_of(const json& format, const corpus_file& file, const std::vector<diagnostic>& found) {
    const std::string parent = fs::path(file.name).parent_path().generic_string();
    std::string section = fs::path(parent).filename().string();
    if (section == "rules" && !file.is_in("valid"))
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
    std::istringstream input(content_of(twin));
    std::string name;
    for (std::uint64_t value = 0; input >> name >> value;)
        result[name] = value;
    return result;
}

json tag_values(const corpus_file& file, const std::string& section) {
    json result = {file.name.substr(0, file.name.find('/')), section};
    for (const char* const word : {"squeezed", "catalan"})
        if (file.name.find(word) != std::string::npos)
            result.push_back(word);
    if (fs::exists(file.twin(".limits")) && section != "limits")
        result.push_back("limits");
    return result;
}

// The section of the documents that a case is about.
std::string document_of(const json& format, const corpus_file& file, const std::string& section) {
    const json& table = format.at("documents");
    for (const auto& [pattern, document] : table.at("cases").items())
        if (matches_glob(pattern, file.name))
            return document.get<std::string>();
    return table.at("sections").at(section).get<std::string>();
}

std::string why_open(const json& format, const corpus_file& file) {
    for (const json& each : format.at("open"))
        for (const json& pattern : each.at("cases"))
            if (matches_glob(pattern.get<std::string>(), file.name))
                return each.at("because").get<std::string>();
    return {};
}

// The cases of the suite's own notation are called as their files are, those of others begin with its name.
std::string id_of(const corpus_file& file) {
    return file.chosen == &in_ctl_pgn() ? file.name : std::string(file.chosen->name) + "/" + file.name;
}

json case_value(const json& suite, const json& format, const corpus_file& source) {
    const std::vector<diagnostic> found = lint_diagnostics(source);
    const auto rejected = conformance::rejected_from(found);
    const std::string section = section_of(format, source, found);
    if (!suite.at("sections").contains(section))
        throw std::runtime_error("suite.json has no section " + section + " for " + id_of(source));
    const auto file = [&source](std::string_view extension) {
        return fs::relative(source.twin(extension), folder()).generic_string();
    };
    json result = {{"id", id_of(source)}};
    if (source.chosen != &in_ctl_pgn())
        result["format"] = source.chosen->name;
    result["section"] = section;
    result["document"] = document_of(format, source, section);
    result["level"] = conformance::level_name(rejected.value_or(check_level::legal));
    result["verdict"] = rejected ? "reject" : "accept";
    result["file"] = file(source.chosen->extension);
    if (fs::exists(source.twin(".json")))
        result["tree"] = file(".json");
    result["diagnostics"] = finding_values(found);
    result["tags"] = tag_values(source, section);
    if (fs::exists(source.twin(".limits")))
        result["limits"] = limit_values(source.twin(".limits"));
    if (const std::string why = why_open(format, source); !why.empty())
        result["open"] = why;
    return result;
}

} // namespace

fs::path manifest_path() {
    return folder() / "manifest.json";
}

json suite_words(const notation& chosen) {
    const fs::path file = folder_of(chosen) / "suite.json";
    if (!fs::exists(file))
        throw std::runtime_error(file.string() + " is missing: it says what the cases are about");
    return json::parse(content_of(file));
}

std::vector<const notation*> notations_of_suite() {
    std::vector<const notation*> result;
    for (const notation* const chosen : notations())
        if (!corpus_of(*chosen).empty())
            result.push_back(chosen);
    std::ranges::sort(result, {}, &notation::code_block);
    return result;
}

bool lacks_notations() {
    const auto has_cases = [](const fs::directory_entry& each) {
        return fs::exists(each.path() / "suite.json");
    };
    const auto formats = std::ranges::count_if(fs::directory_iterator(folder()), has_cases);
    return static_cast<std::size_t>(formats) != notations_of_suite().size();
}

// One case a line, so that differences can be read.
std::string manifest() {
    const json suite = json::parse(content_of(folder() / "suite.json"));
    std::string result = "{\n";
    result += "\"format\": \"ctl-pgn\",\n\"version\": " + suite.at("version").dump() + ",\n";
    result += "\"treeSchemaVersion\": \"" + std::string(json_schema_version) + "\",\n";
    result += "\"sections\": " + suite.at("sections").dump() + ",\n\"cases\": [\n";
    std::string cases;
    for (const notation* const chosen : notations_of_suite()) {
        const json format = suite_words(*chosen);
        for (const corpus_file& each : corpus_of(*chosen))
            cases.append(cases.empty() ? "" : ",\n").append(case_value(suite, format, each).dump());
    }
    return result + cases + "\n]\n}\n";
}

} // namespace ctlpgn::golden
