// The parts of usual forms (%usual).
#pragma once

#include <tao/pegtl/apply_mode.hpp>
#include <tao/pegtl/contrib/analyze_traits.hpp>
#include <tao/pegtl/internal/enable_control.hpp>
#include <tao/pegtl/internal/has_apply.hpp>
#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/rewind_mode.hpp>
#include <tao/pegtl/type_list.hpp>

#include <type_traits>

namespace ctlpgn::parsing {

// A usual form's version of a rule. For actions and control it is that rule.
template <typename Rule, typename E> struct part_as {
    using rule_t = part_as;
    using subs_t = tao::pegtl::type_list<E>;

    template <tao::pegtl::apply_mode A, tao::pegtl::rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input, typename... States>
    static bool match(Input& input, States&&... st) {
        using iterator = typename Input::iterator_t;
        constexpr bool acts = A == tao::pegtl::apply_mode::action;
        constexpr bool applies =
            acts && tao::pegtl::internal::has_apply<Control<Rule>, void, Action, const iterator&,
                                                    const Input&, States...>;
        constexpr bool applies_alone =
            acts && tao::pegtl::internal::has_apply0<Control<Rule>, void, Action, const Input&, States...>;
        static_assert(!acts || applies || applies_alone ||
                          std::is_base_of_v<tao::pegtl::nothing<Rule>, Action<Rule>>,
                      "the action of a part of a usual form must be one that cannot fail");

        constexpr auto rewind =
            applies ? tao::pegtl::rewind_mode::required : tao::pegtl::rewind_mode::dontcare;
        auto begin = input.template mark<rewind>();
        Control<Rule>::start(static_cast<const Input&>(input), st...);
        constexpr auto inner = applies ? tao::pegtl::rewind_mode::active : M;
        const bool matched = Control<E>::template match<A, inner, Action, Control>(input, st...);
        if (matched) {
            if constexpr (applies)
                Control<Rule>::template apply<Action>(begin.iterator(), static_cast<const Input&>(input),
                                                      st...);
            else if constexpr (applies_alone)
                Control<Rule>::template apply0<Action>(static_cast<const Input&>(input), st...);
            Control<Rule>::success(static_cast<const Input&>(input), st...);
        } else {
            Control<Rule>::failure(static_cast<const Input&>(input), st...);
        }
        return begin(matched);
    }
};

// Reads a text at once that these rules would otherwise match. So they must have no actions.
template <typename E, typename... Rules> struct passing {
    using rule_t = passing;
    using subs_t = tao::pegtl::type_list<E>;

    template <tao::pegtl::apply_mode A, tao::pegtl::rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input, typename... States>
    static bool match(Input& input, States&&... st) {
        static_assert(A != tao::pegtl::apply_mode::action ||
                          (std::is_base_of_v<tao::pegtl::nothing<Rules>, Action<Rules>> && ...),
                      "what a usual form passes over must have no action");
        return Control<E>::template match<A, M, Action, Control>(input, st...);
    }
};

} // namespace ctlpgn::parsing

namespace tao::pegtl {

template <typename Name, typename Rule, typename E>
struct analyze_traits<Name, ctlpgn::parsing::part_as<Rule, E>> : analyze_seq_traits<E> {};
template <typename Name, typename E, typename... Rules>
struct analyze_traits<Name, ctlpgn::parsing::passing<E, Rules...>> : analyze_seq_traits<E> {};

template <typename Rule, typename E>
inline constexpr bool internal::enable_control<ctlpgn::parsing::part_as<Rule, E>> = false;
template <typename E, typename... Rules>
inline constexpr bool internal::enable_control<ctlpgn::parsing::passing<E, Rules...>> = false;

} // namespace tao::pegtl
