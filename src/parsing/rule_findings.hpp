// Rules of the tolerant reading that report, and the depth limit of both readings. rules.hpp says what the
// state is.
#pragma once

#include "parsing/rule_first.hpp"

#include <tao/pegtl/apply_mode.hpp>
#include <tao/pegtl/contrib/analyze_traits.hpp>
#include <tao/pegtl/internal/enable_control.hpp>
#include <tao/pegtl/rewind_mode.hpp>
#include <tao/pegtl/type_list.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>

namespace ctlpgn::parsing {

using tao::pegtl::apply_mode;
using tao::pegtl::rewind_mode;

// The site of a report that coverage tests need not see, because the grammar never reaches it.
inline constexpr std::size_t no_site = ~std::size_t{0};

namespace detail {

template <auto Code, std::size_t Site, typename State>
void report(State& state, const char* begin, const char* end) {
    state.report(Code, begin, end);
    if constexpr (Site != no_site && requires { state.raised(Site); })
        state.raised(Site);
}

// Skipped text has no actions and no reports. A recovery that fails skips nothing.
template <typename Recovery, template <typename...> class Action, template <typename...> class Control,
          typename Input, typename... States>
bool skip(Input& input, States&&... st) {
    return Control<Recovery>::template match<apply_mode::nothing, rewind_mode::required, Action, Control>(
        input, st...);
}

} // namespace detail

// ~code e: `e` matches, and is reported. Few texts need it, so it is not compiled into the same function as
// the rest.
template <auto Code, std::size_t Site, typename E> struct deviation {
    using rule_t = deviation;
    using subs_t = tao::pegtl::type_list<E>;

    template <apply_mode A, rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input, typename State, typename... States>
    static bool match(Input& input, State&& state, States&&... st) {
        const char* const end = reached<A, Action, Control>(input, state, st...);
        if (end == nullptr)
            return false;
        input.go_on_at(end);
        return true;
    }

  private:
    template <apply_mode A, template <typename...> class Action, template <typename...> class Control,
              typename Input, typename State, typename... States>
    [[gnu::cold, gnu::noinline]] static const char* reached(Input input, State& state, States&&... st) {
        const char* const begin = input.current();
        if (!Control<E>::template match<A, rewind_mode::dontcare, Action, Control>(input, state, st...))
            return nullptr;
        if constexpr (A == apply_mode::action)
            detail::report<Code, Site>(state, begin, input.current());
        return input.current();
    }
};

// e^code(recovery): if `e` does not match, the text that `recovery` matches is skipped and reported.
template <auto Code, std::size_t Site, typename E, typename Recovery> struct expected {
    using rule_t = expected;
    using subs_t = tao::pegtl::type_list<E, Recovery>;

    template <apply_mode A, rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input, typename State, typename... States>
    static bool match(Input& input, State&& state, States&&... st) {
        if (!Control<E>::template match<A, rewind_mode::required, Action, Control>(input, state, st...))
            input.go_on_at(recovered<A, Action, Control>(input, state, st...));
        return true;
    }

  private:
    template <apply_mode A, template <typename...> class Action, template <typename...> class Control,
              typename Input, typename State, typename... States>
    [[gnu::cold, gnu::noinline]] static const char* recovered(Input input, State& state, States&&... st) {
        const char* const begin = input.current();
        (void)detail::skip<Recovery, Action, Control>(input, state, st...);
        if constexpr (A == apply_mode::action)
            detail::report<Code, Site>(state, begin, input.current());
        return input.current();
    }
};

// Wraps an expression that may report and then fail, if reading continues after the failure.
template <typename E> struct rollback {
    using rule_t = rollback;
    using subs_t = tao::pegtl::type_list<E>;

    template <apply_mode A, rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input, typename State, typename... States>
    static bool match(Input& input, State&& state, States&&... st) {
        if constexpr (A == apply_mode::action) {
            const auto before = state.mark();
            if (Control<E>::template match<A, M, Action, Control>(input, state, st...))
                return true;
            state.rollback(before);
            return false;
        } else {
            return Control<E>::template match<A, M, Action, Control>(input, state, st...);
        }
    }
};

// &{condition} and !{condition}, which may be about the text that `Subject` matches here.
template <auto Condition, bool Expected, typename... Subject> struct holds {
    using rule_t = holds;
    using subs_t = tao::pegtl::type_list<Subject...>;

    template <apply_mode, rewind_mode, template <typename...> class Action,
              template <typename...> class Control, typename Input, typename State, typename... States>
    static bool match(Input& input, State&& state, States&&... st) {
        Input ahead(input);
        const bool is_there =
            (Control<Subject>::template match<apply_mode::nothing, rewind_mode::dontcare, Action, Control>(
                 ahead, state, st...) &&
             ...);
        const std::string_view subject(input.current(),
                                       static_cast<std::size_t>(ahead.current() - input.current()));
        return (is_there && static_cast<bool>(state.holds(Condition, subject))) == Expected;
    }
};

namespace detail {

template <typename State> struct deeper {
    State& state;
    explicit deeper(State& s) : state(s) {}
    deeper(const deeper&) = delete;
    deeper& operator=(const deeper&) = delete;
    ~deeper() { state.leave(); }
};

} // namespace detail

// %nested rule code (opening closing between), tolerant. If the rule cannot begin, it must not report
// excessive depth.
template <auto Code, std::size_t Site, typename E, typename Opening, typename Closing, typename Between,
          typename First>
struct nested {
    using rule_t = nested;
    using subs_t = tao::pegtl::type_list<E, Opening, Closing, Between>;

    template <apply_mode A, rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input, typename State, typename... States>
    static bool match(Input& input, State&& state, States&&... st) {
        if (!First::is_at(input))
            return false;
        if (!state.enter())
            return skip_instead<A, Action, Control>(input, state, st...);
        const detail::deeper<std::remove_reference_t<State>> guard{state};
        return Control<E>::template match<A, M, Action, Control>(input, state, st...);
    }

  private:
    // Everything is skipped, however deep it is nested; it may end without being closed. Continuing from the
    // same place would be an endless loop in a repetition, so something must be skipped.
    template <apply_mode A, template <typename...> class Action, template <typename...> class Control,
              typename Input, typename State, typename... States>
    [[gnu::cold, gnu::noinline]] static bool skip_instead(Input& input, State& state, States&&... st) {
        const char* const begin = input.current();
        std::size_t open = 0;
        do {
            const char* const here = input.current();
            if (detail::skip<Opening, Action, Control>(input, state, st...))
                ++open;
            else if (open != 0 && detail::skip<Closing, Action, Control>(input, state, st...))
                --open;
            else if (open == 0 || !detail::skip<Between, Action, Control>(input, state, st...) ||
                     input.current() == here)
                break;
        } while (open != 0);
        if (input.current() == begin)
            return false;
        if constexpr (A == apply_mode::action)
            detail::report<Code, Site>(state, begin, input.current());
        return true;
    }
};

// %nested rule code (recovery), strict.
template <auto Code, typename E, typename First> struct bounded {
    using rule_t = bounded;
    using subs_t = tao::pegtl::type_list<E>;

    template <apply_mode A, rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input, typename State, typename... States>
    static bool match(Input& input, State&& state, States&&... st) {
        if (!First::is_at(input))
            return false;
        if (!state.enter()) {
            state.limit_reached(Code, input.current());
            return false;
        }
        const detail::deeper<std::remove_reference_t<State>> guard{state};
        return Control<E>::template match<A, M, Action, Control>(input, state, st...);
    }
};

} // namespace ctlpgn::parsing

namespace tao::pegtl {

template <typename Name, auto Code, std::size_t Site, typename E>
struct analyze_traits<Name, ctlpgn::parsing::deviation<Code, Site, E>> : analyze_seq_traits<E> {};
template <typename Name, auto Code, std::size_t Site, typename E, typename Recovery>
struct analyze_traits<Name, ctlpgn::parsing::expected<Code, Site, E, Recovery>>
    : analyze_opt_traits<internal::sor<E, Recovery>> {};
template <typename Name, typename E>
struct analyze_traits<Name, ctlpgn::parsing::rollback<E>> : analyze_seq_traits<E> {};
template <typename Name, auto Condition, bool Expected, typename... Subject>
struct analyze_traits<Name, ctlpgn::parsing::holds<Condition, Expected, Subject...>>
    : analyze_opt_traits<Subject...> {};
template <typename Name, auto Code, std::size_t Site, typename E, typename Opening, typename Closing,
          typename Between, typename First>
struct analyze_traits<Name, ctlpgn::parsing::nested<Code, Site, E, Opening, Closing, Between, First>>
    : analyze_sor_traits<E, internal::seq<Opening, internal::star<internal::sor<Closing, Between>>>> {};
template <typename Name, auto Code, typename E, typename First>
struct analyze_traits<Name, ctlpgn::parsing::bounded<Code, E, First>> : analyze_seq_traits<E> {};

namespace internal {

template <auto Code, std::size_t Site, typename E>
inline constexpr bool enable_control<ctlpgn::parsing::deviation<Code, Site, E>> = false;
template <auto Code, std::size_t Site, typename E, typename Recovery>
inline constexpr bool enable_control<ctlpgn::parsing::expected<Code, Site, E, Recovery>> = false;
template <typename E> inline constexpr bool enable_control<ctlpgn::parsing::rollback<E>> = false;
template <auto Condition, bool Expected, typename... Subject>
inline constexpr bool enable_control<ctlpgn::parsing::holds<Condition, Expected, Subject...>> = false;
template <auto Code, std::size_t Site, typename E, typename Opening, typename Closing, typename Between,
          typename First>
inline constexpr bool
    enable_control<ctlpgn::parsing::nested<Code, Site, E, Opening, Closing, Between, First>> = false;
template <auto Code, typename E, typename First>
inline constexpr bool enable_control<ctlpgn::parsing::bounded<Code, E, First>> = false;

} // namespace internal
} // namespace tao::pegtl
