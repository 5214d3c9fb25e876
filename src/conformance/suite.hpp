// The cases of a conformance suite: corpus/README.md describes manifest.json and theme files.
#pragma once

#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::conformance {

struct suite_error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct expected_finding {
    std::string code;
    std::string name;
    check_level level = check_level::syntax; // readers that check this much see it
    bool rejects = false;                    // they reject the text for it
    std::uint64_t begin = 0;                 // offset in bytes
    std::uint64_t end = 0;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
};

// A whole file, or some lines of a theme file.
struct case_text {
    std::filesystem::path file; // empty: there is no such text
    std::size_t first_line = 1; // of the text, in that file
    std::optional<std::string> from_theme{};

    [[nodiscard]] bool is_there() const { return !file.empty(); }
    // Throws suite_error.
    [[nodiscard]] std::string read() const;
};

struct suite_case {
    std::string id;
    std::string section;
    const notation* written_in = nullptr;
    std::string file; // relative to the folder of the suite, or to the folder with its unpacked themes
    case_text text;
    case_text tree; // JSON; missing if the suite does not prescribe a tree
    bool accepted = false;
    // Accepted: up to this level. Rejected: from this level on.
    check_level level = check_level::syntax;
    std::vector<expected_finding> findings;
    std::string open; // why the documents leave the outcome open; empty if they do not
    bool has_limits = false;
    limits bounds; // the limits that the reader needs

    // What a reader should report at this level.
    [[nodiscard]] bool accepted_at(check_level reader) const { return accepted || reader < level; }
    // All its findings.
    [[nodiscard]] std::vector<expected_finding> findings_at(check_level reader) const;
    // The findings for which it rejects the text.
    [[nodiscard]] std::vector<expected_finding> reasons_at(check_level reader) const;
};

struct suite {
    std::filesystem::path described_in; // manifest.json, or suite.json if there are themes
    std::string version;
    const notation* format = nullptr; // of the cases that do not name one; null if unknown
    std::vector<suite_case> cases;
};

// From the manifest.json of a folder, or else from its themes. Cases in unknown notations are left out.
// Throws suite_error if there is neither, if it cannot be read, or if it has no other cases.
suite read_suite(const std::filesystem::path& folder);

// Calls visit(name, bound) for each limit that a case may set.
template <class Bounds, class Visit> void for_each_limit(Bounds& bounds, Visit visit) {
    visit("depth", bounds.depth);
    visit("tags", bounds.tags);
    visit("comment-bytes", bounds.comment_bytes);
    visit("game-bytes", bounds.game_bytes);
    visit("findings", bounds.findings);
}

// Both throw suite_error.
std::string read_file(const std::filesystem::path& path);
// Also creates the folder of the file.
void write_file(const std::filesystem::path& path, std::string_view content);

} // namespace ctlpgn::conformance
