// Whether a whole text is in the language of a rule. If the grammar's rules are read by tables, there are
// only the tolerant ones, and a text is accepted if they report nothing. Otherwise the strict rules decide.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "parsing/parse.hpp"
#include "parsing/strict_state.hpp"
#include "parsing/text_input.hpp"

#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>

#include <cstddef>
#include <string_view>

namespace ctlpgn::parsing {

// What the generated rules require (rules.hpp); counts reports.
class finding_count {
  public:
    void report(code /*id*/, const char* /*begin*/, const char* /*end*/) { ++count_; }
    [[nodiscard]] std::size_t mark() const { return count_; }
    void rollback(std::size_t end) { count_ = end; }

    [[nodiscard]] bool is_none() const { return count_ == 0; }

  private:
    std::size_t count_ = 0;
};

template <typename Strict, typename Tolerant> bool accepts(std::string_view text) {
    text_input input(text);
    if constexpr (is_listed<Tolerant>) {
        finding_count found;
        return parse<Tolerant, tao::pegtl::nothing>(input, found) && found.is_none() && input.empty();
    } else {
        strict_state state(0);
        return tao::pegtl::parse<Strict>(input, state) && input.empty();
    }
}

} // namespace ctlpgn::parsing
