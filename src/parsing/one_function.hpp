// Rules that are compiled into one function each.
//
// By default the compiler calls a function for nearly every rule, and a ply consists of a few dozen rules of
// a byte or two. A notation names those for which one function measurably pays (docs/dev/performance.md);
// each costs compilation time.
#pragma once

#include "parsing/text_input.hpp"

#include <tao/pegtl/apply_mode.hpp>
#include <tao/pegtl/match.hpp>
#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/rewind_mode.hpp>

#include <type_traits>

namespace ctlpgn::parsing {

// With sanitizers, such functions would take minutes to compile.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool is_worth_it = false;
#elif defined(__has_feature)
inline constexpr bool is_worth_it = !__has_feature(address_sanitizer);
#else
inline constexpr bool is_worth_it = true;
#endif

template <typename Rule> inline constexpr bool in_one_function = false;

// In namespace ctlpgn::parsing: for both readings of a rule of the grammar, which is named with its folder.
#define CTLPGN_IN_ONE_FUNCTION(GRAMMAR, RULE)                                                                \
    template <> inline constexpr bool in_one_function<grammar::GRAMMAR::tolerant::RULE> = true;              \
    template <> inline constexpr bool in_one_function<grammar::GRAMMAR::strict::RULE> = true

// If rules are data, a rule that few texts reach stays data, even inside a compiled rule.
template <typename Rule> inline constexpr bool is_rare = false;

#define CTLPGN_RARE(GRAMMAR, RULE)                                                                           \
    template <> inline constexpr bool is_rare<grammar::GRAMMAR::tolerant::RULE> = true

// The control of a parse.
template <typename Rule> struct one_function_control : tao::pegtl::normal<Rule> {
    // Only actions are notified of matches.
    static constexpr bool may_pass_over_rules = true;

    template <tao::pegtl::apply_mode A, tao::pegtl::rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input, typename... States>
    [[nodiscard]] static bool match(Input& input, States&&... st) {
        if constexpr (in_one_function<Rule> && is_worth_it && std::is_same_v<Input, text_input>) {
            const outcome reached = function<A, Action, Control>(input, st...);
            input.go_on_at(reached.current);
            return reached.matched;
        } else {
            return tao::pegtl::match<Rule, A, M, Action, Control>(input, st...);
        }
    }

  private:
    struct outcome {
        const char* current;
        bool matched;
    };

    // The input goes in and out by value, so that neither side has to keep it in memory. There is one such
    // function for all places that name the rule, and one for all lookaheads, which is not worth compiling
    // for speed.
    template <tao::pegtl::apply_mode A, template <typename...> class Action,
              template <typename...> class Control, typename... States>
    [[gnu::always_inline]] static outcome function(text_input input, States&&... st) {
        if constexpr (A == tao::pegtl::apply_mode::action)
            return flat<Action, Control>(input, st...);
        else
            return apart<Action, Control>(input, st...);
    }

    template <template <typename...> class Action, template <typename...> class Control, typename... States>
    [[gnu::flatten, gnu::noinline]] static outcome flat(text_input input, States&&... st) {
        const bool matched =
            tao::pegtl::match<Rule, tao::pegtl::apply_mode::action, tao::pegtl::rewind_mode::required, Action,
                              Control>(input, st...);
        return {input.current(), matched};
    }

    template <template <typename...> class Action, template <typename...> class Control, typename... States>
    [[gnu::noinline]] static outcome apart(text_input input, States&&... st) {
        const bool matched =
            tao::pegtl::match<Rule, tao::pegtl::apply_mode::nothing, tao::pegtl::rewind_mode::required,
                              Action, Control>(input, st...);
        return {input.current(), matched};
    }
};

} // namespace ctlpgn::parsing
