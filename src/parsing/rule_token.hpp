// A few texts, read through a table that pegc has made of them (%token).
#pragma once

#include <tao/pegtl/contrib/analyze_traits.hpp>
#include <tao/pegtl/internal/enable_control.hpp>
#include <tao/pegtl/type_list.hpp>

#include <cstddef>
#include <cstdint>

namespace ctlpgn::parsing {

// `Table` has, as static constants:
//   longest                          how many bytes the longest text has
//   classes[256]                     the class of each byte
//   next[]                           the next state, at the sum of state and class; 0 ends the search
//   begin, first_final               the first state; states from first_final on are behind a text
// The longest text is what matches.
template <typename Table> struct token {
    using rule_t = token;
    using subs_t = tao::pegtl::empty_list;

    template <typename Input> static bool match(Input& in) {
        const char* const p = in.current();
        const std::size_t left = in.size(Table::longest);
        const std::size_t size =
            left >= Table::longest ? longest_text<false>(p, left) : longest_text<true>(p, left);
        in.bump(size);
        return size != 0;
    }

  private:
    template <bool AtEnd>
    [[gnu::always_inline]] static std::size_t longest_text(const char* p, std::size_t left) noexcept {
        std::size_t state = Table::begin;
        std::size_t size = 0;
        for (std::size_t i = 0; i != Table::longest; ++i) {
            if constexpr (AtEnd)
                if (i == left)
                    break;
            state = Table::next[state + Table::classes[static_cast<unsigned char>(p[i])]];
            if (state == 0)
                break;
            if (state >= Table::first_final)
                size = i + 1;
        }
        return size;
    }
};

} // namespace ctlpgn::parsing

namespace tao::pegtl {

template <typename Name, typename Table>
struct analyze_traits<Name, ctlpgn::parsing::token<Table>> : analyze_any_traits<> {};

template <typename Table>
inline constexpr bool internal::enable_control<ctlpgn::parsing::token<Table>> = false;

} // namespace tao::pegtl
