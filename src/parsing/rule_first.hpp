// What the first byte tells before a rule is tried.
#pragma once

#include <cstdint>

#include <tao/pegtl/apply_mode.hpp>
#include <tao/pegtl/contrib/analyze_traits.hpp>
#include <tao/pegtl/internal/enable_control.hpp>
#include <tao/pegtl/rewind_mode.hpp>
#include <tao/pegtl/type_list.hpp>

namespace ctlpgn::parsing {

// The bytes that a text of some rule can begin with: bit n % 64 of word n / 64.
template <std::uint64_t... Words>
struct first_bytes {
    static_assert(sizeof...(Words) == 4);

    static constexpr bool contains(char c) noexcept
    {
        constexpr std::uint64_t words[] = {Words...};
        const auto byte = static_cast<unsigned char>(c);
        return ((words[byte / 64U] >> (byte % 64U)) & 1U) != 0;
    }
};

// Most alternatives fail at their first byte. Where that lies some rules deep, asking at once is faster.
template <typename First, typename E>
struct starting {
    using rule_t = starting;
    using subs_t = tao::pegtl::type_list<E>;

    template <tao::pegtl::apply_mode A, tao::pegtl::rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input, typename... States>
    static bool match(Input& in, States&&... st)
    {
        return !in.empty() && First::contains(*in.current())
               && Control<E>::template match<A, M, Action, Control>(in, st...);
    }
};

} // namespace ctlpgn::parsing

namespace tao::pegtl {

template <typename Name, typename First, typename E>
struct analyze_traits<Name, ctlpgn::parsing::starting<First, E>> : analyze_seq_traits<E> {};

template <typename First, typename E>
inline constexpr bool internal::enable_control<ctlpgn::parsing::starting<First, E>> = false;

} // namespace tao::pegtl
