// The corpus: folders of theme files, one for each notation. The folder of a theme is the verdict of its
// cases.
#pragma once

#include "conformance/themes/theme.hpp"
#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::conformance {

namespace parts {

inline constexpr std::string_view text = "text";
inline constexpr std::string_view limits = "limits";           // a name and a number per line
inline constexpr std::string_view diagnostics = "diagnostics"; // the findings of a linter: finding_lines
// The findings of a reader, if a linter finds other faults in the syntax: short_finding_lines.
inline constexpr std::string_view reading = "reading";
inline constexpr std::string_view tree = "tree"; // the JSON of a tolerant reader

} // namespace parts

inline constexpr std::string_view theme_extension = ".cases";

inline constexpr std::array corpus_parts = {parts::text, parts::limits, parts::diagnostics, parts::reading,
                                            parts::tree};

// A limit that a case sets, by its name in suite.hpp.
struct limit_row {
    std::string name;
    std::uint64_t value = 0;
};

struct corpus_case {
    const notation* written_in = nullptr;
    std::string name;            // relative to the folder of the notation: valid/plies/check
    std::filesystem::path theme; // its file
    theme_case is;

    [[nodiscard]] std::string_view content(std::string_view part) const { return is.content(part); }
    // Throw suite_error.
    [[nodiscard]] std::vector<limit_row> limit_rows() const;
    [[nodiscard]] limits bounds() const;
    [[nodiscard]] std::vector<diagnostic> findings() const;
    // The folder that is its verdict: valid.
    [[nodiscard]] std::string_view folder() const;
    // The line of the theme file with the n-th line of a part, 1-based.
    [[nodiscard]] std::size_t line_of(std::string_view part, std::size_t line) const;
};

// The folder of a notation's cases: its name, with _ for -.
std::string corpus_folder(const notation& chosen);

// All cases of a notation, by name; none if there is no such folder. Throws suite_error.
std::vector<corpus_case> read_corpus(const std::filesystem::path& corpus, const notation& chosen);
// Those of notations_of_corpus, one notation after the other.
std::vector<corpus_case> read_corpus(const std::filesystem::path& corpus);

// The notations that have cases, in the order in which they were added to the project.
std::vector<const notation*> notations_of_corpus(const std::filesystem::path& corpus);

// Writes the expectations of a case into its theme; a missing case or theme is added. Throws suite_error.
void write_part(const std::filesystem::path& corpus, const notation& chosen, std::string_view case_name,
                std::string_view part, std::string content);

// What a reader that reports only syntax should find: the part `reading`, or the syntax findings of a linter.
std::string reading_lines(const corpus_case& which);

} // namespace ctlpgn::conformance
