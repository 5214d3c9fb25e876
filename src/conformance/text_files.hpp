// Files with the texts of cases, for readers that are asked with paths.
#pragma once

#include "conformance/running.hpp"
#include "conformance/suite.hpp"

#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace ctlpgn::conformance {

// Texts that are parts of themes are written into a temporary folder, below which they are called as in the
// suite; the folder goes with this object, and with the program, whatever ends it but SIGKILL.
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
