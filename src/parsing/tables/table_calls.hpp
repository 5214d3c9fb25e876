// The functions that a reading by tables calls: actions, compiled rules, and its state.
#pragma once

#include "parsing/tables/rule_code.hpp"
#include "parsing/tables/rule_machine.hpp"

#include <tao/pegtl/normal.hpp>

#include <array>
#include <bit>
#include <type_traits>

namespace ctlpgn::parsing {

// Called after the match of a rule.
template <template <typename...> class Action, class State, class Rule> struct acting_rule {
    using matched = text_input::action_t;

    static constexpr bool has_apply0 = requires(State & state) { Action<Rule>::apply0(state); };
    static constexpr bool has_apply = requires(const matched& text, State& state) {
        Action<Rule>::apply(text, state);
    };
    static constexpr bool acts = has_apply || has_apply0;

    static bool call(const char* begin, text_input& input, void* state) {
        auto& known = *static_cast<State*>(state);
        if constexpr (has_apply0) {
            return answer([&] { return Action<Rule>::apply0(known); });
        } else {
            const matched text(begin, input);
            return answer([&] { return Action<Rule>::apply(text, known); });
        }
    }

  private:
    template <class Act> static bool answer(Act act) {
        if constexpr (std::is_same_v<decltype(act()), bool>) {
            return act();
        } else {
            act();
            return true;
        }
    }
};

// Tokens have separate tables, and inform the state which one they were.
template <template <typename...> class Action, class State, class Rule, class Body = typename Rule::rule_t>
struct token_rule {
    static constexpr bool is_one = false;
};

template <template <typename...> class Action, class State, class Rule, class Table>
struct token_rule<Action, State, Rule, token<Table>> {
    static constexpr bool is_one = true;

    static bool call(const char* /*begin*/, text_input& input, void* state) {
        return token<Table>::template match<apply_mode::action, rewind_mode::required, Action,
                                            tao::pegtl::normal>(input, *static_cast<State*>(state));
    }
};

// A condition of any grammar, by its number.
struct numbered_condition {
    unsigned which;

    template <class Condition>
    requires std::is_enum_v<Condition>
    operator Condition() const { // NOLINT(*-explicit-*): states ask for it by its type
        return static_cast<Condition>(which);
    }
};

// The functions of the state, and of one that ignores everything.
template <class State> struct state_calls {
    static constexpr bool has_mark = requires(const State& state) { state.mark(); };

    static void report(void* state, code id, const char* begin, const char* end) {
        if constexpr (requires(State & asked) { asked.report(id, begin, end); })
            static_cast<State*>(state)->report(id, begin, end);
    }

    static std::uint64_t mark(const void* state) {
        if constexpr (has_mark) {
            const auto here = static_cast<const State*>(state)->mark();
            if constexpr (sizeof(here) == sizeof(std::uint64_t))
                return std::bit_cast<std::uint64_t>(here);
            else
                return here;
        } else {
            return 0;
        }
    }

    static void rollback(void* state, std::uint64_t end) {
        if constexpr (has_mark) {
            using mark_t = decltype(static_cast<const State*>(state)->mark());
            if constexpr (sizeof(mark_t) == sizeof(std::uint64_t))
                static_cast<State*>(state)->rollback(std::bit_cast<mark_t>(end));
            else
                static_cast<State*>(state)->rollback(static_cast<mark_t>(end));
        }
    }

    static bool holds(void* state, unsigned which, std::string_view subject) {
        if constexpr (requires(State & asked) { asked.holds(numbered_condition{which}, subject); })
            return static_cast<State*>(state)->holds(numbered_condition{which}, subject);
        else
            return false;
    }

    static bool enter(void* state) {
        if constexpr (requires(State & asked) { asked.enter(); })
            return static_cast<State*>(state)->enter();
        else
            return true;
    }

    static void leave(void* state) {
        if constexpr (requires(State & asked) { asked.leave(); })
            static_cast<State*>(state)->leave();
    }
};

// `Compiled` says which rules are compiled besides tokens, and how they are called.
template <template <typename...> class Action, class State, template <typename> class Compiled, class List>
struct table_calls;

template <template <typename...> class Action, class State, template <typename> class Compiled,
          class... Rules>
struct table_calls<Action, State, Compiled, tao::pegtl::type_list<Rules...>> {
    template <class Rule> static constexpr rule_call action_of() {
        if constexpr (acting_rule<Action, State, Rule>::acts)
            return acting_rule<Action, State, Rule>::call;
        else
            return nullptr;
    }
    template <class Rule> static constexpr rule_call reader_of() {
        if constexpr (Compiled<Rule>::value)
            return Compiled<Rule>::call;
        else if constexpr (token_rule<Action, State, Rule>::is_one)
            return token_rule<Action, State, Rule>::call;
        else
            return nullptr;
    }

    static constexpr std::array<rule_call, sizeof...(Rules)> actions{action_of<Rules>()...};
    static constexpr std::array<rule_call, sizeof...(Rules)> readers{reader_of<Rules>()...};
    using state = state_calls<State>;
    static constexpr reading_calls value{actions.data(),  readers.data(), state::report, state::mark,
                                         state::rollback, state::holds,   state::enter,  state::leave};
};

} // namespace ctlpgn::parsing
