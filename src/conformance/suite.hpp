// The cases of a conformance suite: corpus/README.md describes manifest.json.
#pragma once

#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

namespace ctlpgn::conformance {

struct suite_error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct expected_finding {
    std::string code;
    std::string name;
    check_level level = check_level::syntax; // readers that look as far as this see it
    bool rejects = false;                    // they reject the text for it
    std::uint64_t begin = 0;                 // offset in bytes
    std::uint64_t end = 0;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
};

struct suite_case {
    std::string id;
    std::string section;
    const notation* written_in = nullptr;
    std::filesystem::path file;
    std::filesystem::path tree; // JSON; empty if the suite does not say what is made of the file
    bool accepted = false;
    // Accepted: up to this level. Rejected: from this level on.
    check_level level = check_level::syntax;
    std::vector<expected_finding> findings;
    std::string open; // why the documents leave the outcome open; empty if they do not
    bool has_limits = false;
    limits bounds; // what the reader's limits have to be

    // What a reader says that looks as far as this level.
    [[nodiscard]] bool accepted_at(check_level reader) const { return accepted || reader < level; }
    // What such a reader finds.
    [[nodiscard]] std::vector<expected_finding> findings_at(check_level reader) const;
    // Those of them for which it rejects the text.
    [[nodiscard]] std::vector<expected_finding> reasons_at(check_level reader) const;
};

struct suite {
    std::filesystem::path manifest;
    std::string version;
    const notation* format = nullptr; // of the cases that name none; null if it is not known
    std::vector<suite_case> cases;
};

// Cases in notations that are not known are left out. Throws suite_error if the folder has no manifest.json,
// or one that cannot be read or holds no other cases.
suite read_suite(const std::filesystem::path& folder);

// Throws suite_error.
std::string read_file(const std::filesystem::path& path);

} // namespace ctlpgn::conformance
