#include "conformance/themes/corpus.hpp"

#include "conformance/suite.hpp"
#include "conformance/themes/finding_lines.hpp"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <type_traits>
#include <utility>

namespace ctlpgn::conformance {

namespace fs = std::filesystem;

namespace {

std::string place_of(const corpus_case& which, std::string_view part, std::size_t line) {
    return which.theme.string() + ":" + std::to_string(which.line_of(part, line)) + ": ";
}

// False if there is no limit of this name.
bool set_limit(limits& bounds, const limit_row& wanted) {
    bool is_known = false;
    for_each_limit(bounds, [&](std::string_view name, auto& bound) {
        if (name != wanted.name)
            return;
        bound = static_cast<std::decay_t<decltype(bound)>>(wanted.value);
        is_known = true;
    });
    return is_known;
}

void add_cases(const fs::path& theme_file, const fs::path& folder, const notation& chosen,
               std::vector<corpus_case>& output) {
    const std::string prefix = fs::relative(theme_file, folder).replace_extension().generic_string() + "/";
    theme read = read_theme(read_file(theme_file), theme_file.string(), corpus_parts);
    for (theme_case& each : read.cases)
        output.push_back({&chosen, prefix + each.name, theme_file, std::move(each)});
}

} // namespace

std::vector<limit_row> corpus_case::limit_rows() const {
    std::vector<limit_row> result;
    limits tried;
    std::istringstream lines{std::string(content(parts::limits))};
    for (std::string line; std::getline(lines, line);) {
        limit_row& added = result.emplace_back();
        std::istringstream words(line);
        if (!(words >> added.name >> added.value) || !set_limit(tried, added))
            throw suite_error(place_of(*this, parts::limits, result.size()) +
                              "unknown limit: expected such as depth 3");
    }
    return result;
}

limits corpus_case::bounds() const {
    limits result;
    for (const limit_row& each : limit_rows())
        set_limit(result, each);
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

std::vector<corpus_case> read_corpus(const fs::path& corpus) {
    std::vector<corpus_case> result;
    for (const notation* const chosen : notations_of_corpus(corpus))
        std::ranges::move(read_corpus(corpus, *chosen), std::back_inserter(result));
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
    write_file(file, written_theme(changed));
}

std::string reading_lines(const corpus_case& which) {
    if (const std::string_view own = which.content(parts::reading); !own.empty())
        return std::string(own);
    return short_finding_lines(syntax_findings(which.findings()));
}

} // namespace ctlpgn::conformance
