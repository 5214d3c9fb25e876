// Rules that look at a limited number of bytes (%short).
#pragma once

#include "parsing/rule_shape.hpp"
#include "parsing/text_input.hpp"

#include <tao/pegtl/apply_mode.hpp>
#include <tao/pegtl/contrib/analyze_traits.hpp>
#include <tao/pegtl/internal/enable_control.hpp>
#include <tao/pegtl/rewind_mode.hpp>
#include <tao/pegtl/type_list.hpp>

#include <cstddef>

namespace ctlpgn::parsing {

// A text that does not end within any tested distance.
class ample_input : public text_cursor {
  public:
    using action_t = tao::pegtl::internal::action_input<ample_input>;

    using text_cursor::text_cursor;

    [[nodiscard]] static constexpr bool empty() noexcept { return false; }
    [[nodiscard]] static constexpr std::size_t size(std::size_t wanted) noexcept { return wanted; }
    // For code that measures the remaining text: enough for any character.
    [[nodiscard]] const char* end(std::size_t wanted = longest_character) const noexcept {
        return current() + wanted;
    }

  private:
    static constexpr std::size_t longest_character = 4;
};

// `Most` is the number of bytes that the rule looks at. If the text ends before that, it is matched with
// tests for the end.
template <std::size_t Most, typename E> struct short_text {
    using rule_t = short_text;
    using subs_t = tao::pegtl::type_list<E>;

    template <tao::pegtl::apply_mode A, tao::pegtl::rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input, typename... States>
    static bool match(Input& input, States&&... st) {
        if (input.size(Most) < Most) [[unlikely]]
            return match_with_care<A, M, Action, Control>(input, st...);
        if constexpr (shape<E>::is_known) {
            if (!shape<E>::matches_at(input.current()))
                return false;
            if constexpr (passes_over<A, Action, Control>) {
                input.bump(shape<E>::size);
                return true;
            }
        }
        ample_input ample(input.current());
        const bool matched = Control<E>::template match<A, M, Action, Control>(ample, st...);
        input.go_on_at(ample.current());
        return matched;
    }

  private:
    // The rules inside such a text are not tried if it is known to match.
    template <tao::pegtl::apply_mode A, template <typename...> class Action,
              template <typename...> class Control>
    static constexpr bool passes_over = requires {
        requires Control<E>::may_pass_over_rules;
        requires A == tao::pegtl::apply_mode::nothing || !detail::acts_in<Action, E>::value;
    };

    template <tao::pegtl::apply_mode A, tao::pegtl::rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input, typename... States>
    [[gnu::cold, gnu::noinline]] static bool match_with_care(Input& input, States&&... st) {
        return Control<E>::template match<A, M, Action, Control>(input, st...);
    }
};

namespace detail {

template <std::size_t Most, typename E> struct shape_of_rule<short_text<Most, E>> : shape_of_rule<E> {};

} // namespace detail

} // namespace ctlpgn::parsing

namespace tao::pegtl {

template <typename Name, std::size_t Most, typename E>
struct analyze_traits<Name, ctlpgn::parsing::short_text<Most, E>> : analyze_seq_traits<E> {};

template <std::size_t Most, typename E>
inline constexpr bool internal::enable_control<ctlpgn::parsing::short_text<Most, E>> = false;

} // namespace tao::pegtl
