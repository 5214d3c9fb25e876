// Tests of the first byte before a rule is tried.
#pragma once

#include "parsing/byte_table.hpp"

#include <tao/pegtl/apply_mode.hpp>
#include <tao/pegtl/contrib/analyze_traits.hpp>
#include <tao/pegtl/internal/enable_control.hpp>
#include <tao/pegtl/rewind_mode.hpp>
#include <tao/pegtl/type_list.hpp>

#include <cstdint>

namespace ctlpgn::parsing {

// What may come next if a rule matches: the end of the text, and the bytes of a table.
template <bool AtEnd, std::uint64_t... Words> struct next_bytes : byte_table<Words...> {
    template <typename Input> [[gnu::always_inline]] static bool is_at(const Input& input) {
        return input.empty() ? AtEnd : next_bytes::contains(*input.current());
    }
};

// Most alternatives fail at their first byte. If that is some rules deep, testing it first is faster.
template <typename First, typename E> struct starting {
    using rule_t = starting;
    using subs_t = tao::pegtl::type_list<E>;

    template <tao::pegtl::apply_mode A, tao::pegtl::rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input, typename... States>
    static bool match(Input& input, States&&... st) {
        return First::is_at(input) && Control<E>::template match<A, M, Action, Control>(input, st...);
    }
};

// Wraps a rule that matches the empty text unless one of these bytes is next.
template <typename First, typename E> struct begun {
    using rule_t = begun;
    using subs_t = tao::pegtl::type_list<E>;

    template <tao::pegtl::apply_mode A, tao::pegtl::rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input, typename... States>
    static bool match(Input& input, States&&... st) {
        return !First::is_at(input) || Control<E>::template match<A, M, Action, Control>(input, st...);
    }
};

} // namespace ctlpgn::parsing

namespace tao::pegtl {

template <typename Name, typename First, typename E>
struct analyze_traits<Name, ctlpgn::parsing::starting<First, E>> : analyze_seq_traits<E> {};

template <typename Name, typename First, typename E>
struct analyze_traits<Name, ctlpgn::parsing::begun<First, E>> : analyze_opt_traits<E> {};

template <typename First, typename E>
inline constexpr bool internal::enable_control<ctlpgn::parsing::starting<First, E>> = false;
template <typename First, typename E>
inline constexpr bool internal::enable_control<ctlpgn::parsing::begun<First, E>> = false;

} // namespace tao::pegtl
