// A regular expression of a condition, by PCRE2, which is loaded when the first one is given.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace ctlpgn::cli {

class regular_expression {
  public:
    // In the syntax of Perl. Throws input_error, whose message says what is wrong and where.
    explicit regular_expression(const std::string& pattern);

    // Whether it is found anywhere in the text, which is taken as UTF-8 as far as it is. May be called by
    // several threads. Throws input_error if that takes too many steps.
    [[nodiscard]] bool is_found_in(std::string_view text) const;

  private:
    std::string pattern_;
    std::shared_ptr<const void> compiled_;
};

} // namespace ctlpgn::cli
