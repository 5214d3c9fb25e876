#include "conformance/themes/corpus.hpp"

#include "conformance/suite.hpp"
#include "conformance/themes/finding_lines.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <sstream>
#include <type_traits>
#include <utility>

namespace ctlpgn::conformance {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view theme_extension = ".cases";

std::string place_of(const corpus_case& which, std::string_view part, std::size_t line) {
    return which.theme.string() + ":" + std::to_string(which.line_of(part, line)) + ": ";
}

// False if there is no limit of this name.
bool set_limit(limits& bounds, std::string_view name, std::uint64_t value) {
    const auto set = [value](auto& bound) { bound = static_cast<std::decay_t<decltype(bound)>>(value); };
    if (name == "depth")
        set(bounds.depth);
    else if (name == "tags")
        set(bounds.tags);
    else if (name == "comment-bytes")
        set(bounds.comment_bytes);
    else if (name == "game-bytes")
        set(bounds.game_bytes);
    else if (name == "findings")
        set(bounds.findings);
    else
        return false;
    return true;
}

void add_cases(const fs::path& theme_file, const fs::path& folder, const notation& chosen,
               std::vector<corpus_case>& output) {
    const std::string prefix = fs::relative(theme_file, folder).replace_extension().generic_string() + "/";
    theme read = read_theme(read_file(theme_file), theme_file.string(), corpus_parts);
    for (theme_case& each : read.cases)
        output.push_back({&chosen, prefix + each.name, theme_file, std::move(each)});
}

} // namespace

limits corpus_case::bounds() const {
    limits result;
    std::istringstream lines{std::string(content(parts::limits))};
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        std::istringstream words(line);
        std::string limit;
        std::uint64_t value = 0;
        if (!(words >> limit >> value) || !set_limit(result, limit, value))
            throw suite_error(place_of(*this, parts::limits, number) +
                              "unknown limit: expected such as depth 3");
    }
    return result;
}

std::vector<diagnostic> corpus_case::findings() const {
    try {
        return read_finding_lines(content(parts::diagnostics), content(parts::text), *written_in);
    } catch (const finding_error& fault) {
        throw suite_error(place_of(*this, parts::diagnostics, fault.line) + fault.what());
    }
}

std::string_view corpus_case::folder() const {
    return std::string_view(name).substr(0, name.find('/'));
}

std::size_t corpus_case::line_of(std::string_view part, std::size_t line) const {
    const theme_part* const found = is.find(part);
    return found == nullptr ? 0 : found->line + line - 1;
}

std::string corpus_folder(const notation& chosen) {
    std::string folder(chosen.name);
    std::ranges::replace(folder, '-', '_');
    return folder;
}

std::vector<corpus_case> read_corpus(const fs::path& corpus, const notation& chosen) {
    const fs::path folder = corpus / corpus_folder(chosen);
    std::vector<corpus_case> result;
    if (!fs::exists(folder))
        return result;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
        if (entry.path().extension() == theme_extension)
            add_cases(entry.path(), folder, chosen, result);
    std::ranges::sort(result, {}, &corpus_case::name);
    return result;
}

std::vector<const notation*> notations_of_corpus(const fs::path& corpus) {
    std::vector<const notation*> result;
    for (const notation* const chosen : notations())
        if (fs::exists(corpus / corpus_folder(*chosen) / "suite.json"))
            result.push_back(chosen);
    std::ranges::sort(result, {}, &notation::code_block);
    return result;
}

void write_part(const fs::path& corpus, const notation& chosen, std::string_view case_name,
                std::string_view part, std::string content) {
    const fs::path name(case_name);
    const fs::path file = (corpus / corpus_folder(chosen) / name.parent_path()).concat(theme_extension);
    theme changed;
    if (fs::exists(file))
        changed = read_theme(read_file(file), file.string(), corpus_parts);
    set_part(changed, name.filename().string(), part, std::move(content), corpus_parts);
    fs::create_directories(file.parent_path());
    std::ofstream output(file, std::ios::binary);
    output << written_theme(changed);
    if (!output.flush())
        throw suite_error("cannot write " + file.string() + ": " + std::strerror(errno));
}

std::string reading_lines(const corpus_case& which) {
    if (const std::string_view own = which.content(parts::reading); !own.empty())
        return std::string(own);
    return short_finding_lines(syntax_findings(which.findings()));
}

} // namespace ctlpgn::conformance
