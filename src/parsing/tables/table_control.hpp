// Connects compiled rules and rules as data. A rule that is named in inlining.hpp is compiled with everything
// in it, except parts that few texts reach: deviations, recoveries, nested parts, and rules that are named
// there as rare.
#pragma once

#include "parsing/one_function.hpp"
#include "parsing/tables/table_calls.hpp"

#include <tao/pegtl/match.hpp>
#include <tao/pegtl/normal.hpp>

#include <type_traits>

namespace ctlpgn::parsing {

using no_rule = not_at<seq<>>;

// Made on first use.
template <class List> const linked_rules& linked_grammar() {
    static const linked_rules made(grammar_code<List>::value);
    return made;
}
template <class List, class E> const linked_rules& linked_part() {
    static const linked_rules made(grammar_code<List>::value, code_of_part<E>.data());
    return made;
}

// Reading by the rules in the list.
template <template <typename...> class Action, template <typename...> class Control, class State, class List>
struct table_reading {
    template <typename Rule> struct control;

    template <typename Rule> struct compiled_rule {
        static constexpr bool value = [] {
            if constexpr (std::is_same_v<Control<Rule>, tao::pegtl::normal<Rule>>)
                return false;
            else
                return in_one_function<Rule> && !is_rare<Rule>;
        }();

        static bool call(const char* /*begin*/, text_input& input, void* state) {
            return control<Rule>::template match<apply_mode::action, rewind_mode::required, Action, control>(
                input, *static_cast<State*>(state));
        }
    };

    static rule_machine machine(text_input& input, State& state) {
        return {input, &state, linked_grammar<List>(),
                table_calls<Action, State, compiled_rule, List>::value};
    }

    template <typename Rule> static bool match(text_input& input, State& state, bool acts) {
        return match_rule(Rule::rule_index, input, state, acts);
    }
    [[gnu::noinline]] static bool match_rule(std::uint32_t index, text_input& input, State& state,
                                             bool acts) {
        return machine(input, state).match(index, acts);
    }
    template <typename E> static bool match_part(text_input& input, State& state, bool acts) {
        return machine(input, state).match_part(linked_part<List, E>(), acts);
    }

    // How a rule is read inside a compiled one.
    template <typename Rule> struct within {
        template <apply_mode A, rewind_mode M> static bool read(text_input& input, State& state) {
            if constexpr (is_rare<Rule>)
                return table_reading::match<Rule>(input, state, A == apply_mode::action);
            else if constexpr (compiled_rule<Rule>::value)
                return Control<Rule>::template match<A, M, Action, control>(input, state);
            else
                return tao::pegtl::match<Rule, A, M, Action, control>(input, state);
        }
    };
    template <auto Code, std::size_t Site, typename E> struct within<deviation<Code, Site, E>> {
        template <apply_mode A, rewind_mode M> static bool read(text_input& input, State& state) {
            return match_part<deviation<Code, Site, E>>(input, state, A == apply_mode::action);
        }
    };
    template <auto Code, std::size_t Site, typename E, typename Recovery>
    struct within<expected<Code, Site, E, Recovery>> {
        template <apply_mode A, rewind_mode M> static bool read(text_input& input, State& state) {
            return control<E>::template match<A, rewind_mode::required, Action, control>(input, state) ||
                   match_part<expected<Code, Site, no_rule, Recovery>>(input, state, A == apply_mode::action);
        }
    };
    template <auto Code, std::size_t Site, typename E, typename Opening, typename Closing, typename Between,
              typename First>
    struct within<nested<Code, Site, E, Opening, Closing, Between, First>> {
        template <apply_mode A, rewind_mode M> static bool read(text_input& input, State& state) {
            return match_part<nested<Code, Site, E, Opening, Closing, Between, First>>(
                input, state, A == apply_mode::action);
        }
    };

    template <typename Rule> struct control : Control<Rule> {
        template <apply_mode A, rewind_mode M, template <typename...> class, template <typename...> class,
                  typename Input>
        [[nodiscard]] static bool match(Input& input, State& state) {
            // Any other input comes from rule_short.hpp, and only compiled rules read it.
            if constexpr (std::is_same_v<Input, text_input>)
                return within<Rule>::template read<A, M>(input, state);
            else
                return tao::pegtl::match<Rule, A, M, Action, control>(input, state);
        }
    };
};

} // namespace ctlpgn::parsing
