// A few texts, read through a table that pegc has made of them (%token).
#pragma once

#include <tao/pegtl/apply_mode.hpp>
#include <tao/pegtl/contrib/analyze_traits.hpp>
#include <tao/pegtl/internal/enable_control.hpp>
#include <tao/pegtl/rewind_mode.hpp>
#include <tao/pegtl/type_list.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ctlpgn::parsing {

// `Table` has, as static constants:
//   longest                          how many bytes the longest text has
//   classes[256]                     the class of each byte
//   next[]                           the next state, at the sum of state and class; 0 ends the search
//   begin, first_final, first_leaf   the first state; states from first_final on are behind a text, each
//                                    behind one of its own; after those from first_leaf on nothing can come
//   size                             states are less
namespace detail {

struct token_end {
    std::size_t state = 0; // 0: nothing matches
    std::size_t size = 0;  // of the text
};

template <typename Table, bool AtEnd>
[[gnu::always_inline]] constexpr token_end longest_text(const char* p, std::size_t left) noexcept {
    token_end found;
    std::size_t state = Table::begin;
    for (std::size_t i = 0; i != Table::longest; ++i) {
        if constexpr (AtEnd)
            if (i == left)
                break;
        state = Table::next[state + Table::classes[static_cast<unsigned char>(p[i])]];
        if (state >= Table::first_final) {
            found = {state, i + 1};
            if (state >= Table::first_leaf)
                break;
        } else if (state == 0) {
            break;
        }
    }
    return found;
}

} // namespace detail

// The state behind the whole of a text, by which it can be known; 0 if it is not one of the token's.
template <typename Table> constexpr std::size_t token_state(std::string_view text) noexcept {
    const detail::token_end found = detail::longest_text<Table, true>(text.data(), text.size());
    return found.size == text.size() ? found.state : 0;
}

// The longest text is what matches. The first state of the parse is told which one it was, if it has
// token_read(state).
template <typename Table> struct token {
    using rule_t = token;
    using subs_t = tao::pegtl::empty_list;

    template <tao::pegtl::apply_mode, tao::pegtl::rewind_mode, template <typename...> class,
              template <typename...> class, typename Input, typename State, typename... States>
    [[gnu::always_inline]] static bool match(Input& in, State&& state, States&&... /*unused*/) {
        const char* const p = in.current();
        const std::size_t left = in.size(Table::longest);
        const detail::token_end found = left >= Table::longest ? detail::longest_text<Table, false>(p, left)
                                                               : detail::longest_text<Table, true>(p, left);
        if constexpr (requires { state.token_read(found.state); })
            state.token_read(found.state);
        in.bump(found.size);
        return found.state != 0;
    }
};

} // namespace ctlpgn::parsing

namespace tao::pegtl {

template <typename Name, typename Table>
struct analyze_traits<Name, ctlpgn::parsing::token<Table>> : analyze_any_traits<> {};

template <typename Table>
inline constexpr bool internal::enable_control<ctlpgn::parsing::token<Table>> = false;

} // namespace tao::pegtl
