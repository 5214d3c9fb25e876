// The configurations of a run. Each file is read once, however often it is asked for: some, such as pipes,
// cannot be read twice.
#pragma once

#include "ctlpgn/configuration.hpp"

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

class run_configurations {
  public:
    // `given` is used for all files; empty: each file uses the nearest one, or none if `none` is set.
    run_configurations(std::string given, bool none) : given_path_(std::move(given)), none_(none) {}

    // The configuration for a file, which need not exist; null: it has none. Throws setting_error and
    // input_error.
    const configuration* of(const std::filesystem::path& file);
    // The configuration for the working directory.
    const configuration* here();

    // All that have been read, including those that others extend.
    [[nodiscard]] std::vector<std::filesystem::path> files() const { return {files_.begin(), files_.end()}; }

    // They may have changed, and are read again when they are needed, except those that can be read only
    // once.
    void forget();

  private:
    std::string given_path_;
    bool none_;
    std::optional<configuration> given_;
    configuration_finder found_;
    std::set<std::filesystem::path> files_;
};

} // namespace ctlpgn::cli
