// Configuration files: ctlpgn.toml or .ctlpgn.toml in the folder of a file or in the nearest one above it.
#pragma once

#include "ctlpgn/encoding.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/export.hpp"
#include "ctlpgn/format_settings.hpp"
#include "ctlpgn/settings.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// Some files.
struct path_pattern {
    std::string glob;             // relative to the folder
    std::filesystem::path folder; // of the configuration that has the pattern
};

// Codes that are ignored in some files.
struct per_file_ignore {
    path_pattern files;
    std::vector<std::string> codes;
};

// What some files are written in, whatever their bytes look like.
struct per_file_encoding {
    path_pattern files;
    text_encoding encoding;
};

// What a configuration says about a whole run.
struct run_settings {
    std::optional<bool> fix;
    std::optional<bool> unsafe_fixes;
    std::optional<bool> show_fixes;
    std::optional<std::string> output_format; // the caller knows which values are valid
    std::string output_format_place;          // "ctlpgn.toml:3:17"
};

struct configuration {
    std::filesystem::path file;
    std::vector<lint_settings> below; // of the configurations that it extends, the most distant first
    lint_settings lint;
    std::vector<per_file_ignore> per_file_ignores;
    std::vector<path_pattern> exclude;        // of files in folders
    std::vector<path_pattern> include;        // only these, if there are any
    std::vector<path_pattern> format_exclude; // files that are linted but not formatted
    std::optional<bool> respect_gitignore;
    std::optional<text_encoding> input_encoding; // of all files that have no other setting
    std::vector<per_file_encoding> per_file_encodings;
    format_settings format;
    run_settings run;
    std::vector<std::filesystem::path> files; // where all this comes from: those that it extends, and itself

    // Whether the patterns allow that a file which was found in a folder is read.
    [[nodiscard]] CTLPGN_EXPORT bool wants(const std::filesystem::path& path) const;
    // Whether such a file is formatted as well.
    [[nodiscard]] CTLPGN_EXPORT bool formats(const std::filesystem::path& path) const;

    // None: it is detected from the bytes of the file. If several patterns match, the longest counts.
    [[nodiscard]] CTLPGN_EXPORT std::optional<text_encoding>
    encoding_of(const std::filesystem::path& path) const;

    // The codes that it ignores in the file with this path, in addition to the others.
    [[nodiscard]] CTLPGN_EXPORT std::vector<std::string> ignored_in(const std::filesystem::path& path) const;
};

// A configuration has an invalid setting. what() includes the place: "ctlpgn.toml:3:1: unknown key ...".
class CTLPGN_EXPORT configuration_error : public setting_error {
  public:
    configuration_error(const std::filesystem::path& file, std::uint32_t line, std::uint32_t column,
                        std::string reason);

    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    [[nodiscard]] std::uint32_t line() const { return line_; }     // 1-based
    [[nodiscard]] std::uint32_t column() const { return column_; } // 1-based, in characters
    [[nodiscard]] const std::string& reason() const { return reason_; }

  private:
    std::filesystem::path file_;
    std::uint32_t line_;
    std::uint32_t column_;
    std::string reason_;
};

// Throws configuration_error, or input_error if it cannot be read.
CTLPGN_EXPORT configuration read_configuration(const std::filesystem::path& file);

// The same for a text in memory, as if it were in that file.
CTLPGN_EXPORT configuration read_configuration(const std::filesystem::path& file, std::string_view text);

// Finds configurations; each file is read, and each folder searched, once.
class CTLPGN_EXPORT configuration_finder {
  public:
    // The configuration for a file, which need not exist; null if there is none.
    const configuration* of(const std::filesystem::path& file);

  private:
    const configuration* in_folder(const std::filesystem::path& folder);

    std::map<std::filesystem::path, std::shared_ptr<const configuration>> by_folder_;
};

} // namespace ctlpgn
