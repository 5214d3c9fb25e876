// Cases to be skipped, with the reasons.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::conformance {

// One pattern for ids per line; the reason follows after " #". Lines that begin with # are comments.
class skip_list {
  public:
    skip_list() = default;
    explicit skip_list(std::string_view text);

    // The reason to skip a case; null if there is none.
    const std::string* reason_for(std::string_view id);
    // Patterns that matched no case.
    [[nodiscard]] std::vector<std::string> unused() const;

  private:
    struct entry {
        std::string pattern;
        std::string reason;
        bool used = false;
    };
    std::vector<entry> entries_;
};

} // namespace ctlpgn::conformance
