// Files with the texts of cases, for readers that receive paths.
#pragma once

#include "conformance/running.hpp"
#include "conformance/suite.hpp"

#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace ctlpgn::conformance {

// Texts of theme files are written into a temporary folder, under the paths of the suite. The folder is
// removed with this object, or with the program unless SIGKILL ends it.
class text_files {
  public:
    // Throws suite_error.
    explicit text_files(std::span<const suite_case* const> asked);

    // Absolute.
    [[nodiscard]] std::string path_of(const suite_case& which) const;

  private:
    std::filesystem::path folder_;
    std::optional<temporary_files> temporary_;
};

} // namespace ctlpgn::conformance
