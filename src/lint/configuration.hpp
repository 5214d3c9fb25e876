// Configuration files: ctlpgn.toml or .ctlpgn.toml in the folder of a file or in the nearest one above it.
#pragma once

#include "lint/settings.hpp"

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// Codes that are ignored in some files.
struct per_file_ignore {
    std::string pattern; // relative to the folder of the configuration
    std::vector<std::string> codes;
};

struct configuration {
    std::filesystem::path file;
    lint_settings lint;
    std::vector<per_file_ignore> per_file_ignores;

    // What it ignores in the file of this path, above all.
    [[nodiscard]] std::vector<std::string> ignored_in(const std::filesystem::path& path) const;
};

// Throws setting_error ("ctlpgn.toml:3:1: unknown key ..."), or input_error if it cannot be read.
configuration read_configuration(const std::filesystem::path& file);

// The same of a text that is at hand, as if it stood in that file.
configuration read_configuration(const std::filesystem::path& file, std::string_view text);

// Finds configurations; each file is read, and each folder searched, once.
class configuration_finder {
  public:
    // Of a file, which need not exist; null if there is none.
    const configuration* of(const std::filesystem::path& file);

  private:
    const configuration* in_folder(const std::filesystem::path& folder);

    std::map<std::filesystem::path, std::shared_ptr<const configuration>> by_folder_;
};

} // namespace ctlpgn
