// A PEGTL control that undoes the changes of abandoned attempts to the tree.
//
// Actions of the readings write into the tree immediately, and the next attempt must overwrite what an
// abandoned one leaves (ARCHITECTURE.md, "One grammar, two readings"). To check this, the same text is read
// with this slow control, and the trees are compared.
#pragma once

#include "ctlpgn/notation.hpp"
#include "parsing/game_frame.hpp"

#include <tao/pegtl/apply_mode.hpp>
#include <tao/pegtl/match.hpp>
#include <tao/pegtl/rewind_mode.hpp>

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

namespace ctlpgn::fuzz {

// The tree and its builder before each action of the reading so far.
template <class State> class attempts {
  public:
    attempts(game& record, State& state) : record_(record), state_(state), before_(current) {
        current = this;
    }
    attempts(const attempts&) = delete;
    attempts& operator=(const attempts&) = delete;
    ~attempts() { current = before_; }

    static attempts& of_this_reading() { return *current; }

    [[nodiscard]] std::size_t actions() const { return kept_.size(); }
    void keep() { kept_.push_back({record_, state_.builder}); }
    void undo_from(std::size_t action) {
        if (action == kept_.size())
            return;
        record_ = kept_[action].tree;
        std::destroy_at(&state_.builder);
        std::construct_at(&state_.builder, kept_[action].builder);
        while (kept_.size() > action)
            kept_.pop_back();
    }

  private:
    struct kept {
        game tree;
        decltype(State::builder) builder;
    };

    static inline thread_local attempts* current = nullptr;

    game& record_;
    State& state_;
    attempts* before_;
    std::vector<kept> kept_;
};

// Base: the control of the notation.
template <template <typename...> class Base> struct undoing {
    template <typename Rule> struct control : Base<Rule> {
        static constexpr bool may_pass_over_rules = false;

        template <tao::pegtl::apply_mode A, tao::pegtl::rewind_mode M, template <typename...> class Action,
                  template <typename...> class Control, typename Input, typename State>
        [[nodiscard]] static bool match(Input& input, State& state) {
            if constexpr (A == tao::pegtl::apply_mode::nothing) {
                return tao::pegtl::match<Rule, A, M, Action, Control>(input, state);
            } else {
                auto& done = attempts<State>::of_this_reading();
                const std::size_t before = done.actions();
                const bool matched = tao::pegtl::match<Rule, A, M, Action, Control>(input, state);
                if (!matched)
                    done.undo_from(before);
                return matched;
            }
        }

        template <template <typename...> class Action, typename Iterator, typename Input, typename State>
        static auto apply(const Iterator& begin, const Input& input, State& state)
            -> decltype(Base<Rule>::template apply<Action>(begin, input, state)) {
            attempts<State>::of_this_reading().keep();
            return Base<Rule>::template apply<Action>(begin, input, state);
        }

        template <template <typename...> class Action, typename Input, typename State>
        static auto apply0(const Input& input, State& state)
            -> decltype(Base<Rule>::template apply0<Action>(input, state)) {
            attempts<State>::of_this_reading().keep();
            return Base<Rule>::template apply0<Action>(input, state);
        }
    };
};

// Like notation::read_game, except for positions in tags. The builder points to the last ply, which therefore
// must not move.
template <class Rules, template <typename...> class Action, template <typename...> class Base, class State>
reading_result read_undoing(std::string_view text, bool first, game& record, State& state) {
    attempts<State> done(record, state);
    return parsing::read_frame<Rules, Action, undoing<Base>::template control>(
        text, first, record, state, [](std::size_t /*consumed*/) { return true; }, [] {});
}

// The same for states with the same members.
inline void clear_for_undoing(game& record, std::string_view text) {
    record.clear();
    record.text = text;
    record.plies.reserve(2 * text.size() + 2);
}

} // namespace ctlpgn::fuzz
