// The rule templates of generated grammars.
//
// The first state that is passed to tao::pegtl::parse has those of the following that the grammar needs:
//
//   void report(ctlpgn::code, const char* begin, const char* end)
//       tolerant reading: a finding over these bytes
//   auto mark(), void rollback(mark)
//       tolerant reading: forget the findings reported since the mark
//   bool holds(condition, std::string_view subject)
//       for &{condition subject} and !{condition subject}; the enumeration is in the generated header
//   bool enter(), void leave()
//       one level deeper; false: the limit is reached, and leave() is not called
//   void limit_reached(ctlpgn::code, const char* here)
//       strict reading: voids the whole parse, by throwing, or by remembering it and letting no enter()
//       succeed after
//   void raised(std::size_t site)
//       if there: called with every report; `site` is an index in the grammar's list of code uses
//   void matched(std::size_t rule)
//       if there: see counting_control
//
// In lookaheads, and in parses without actions, the same text matches but nothing is reported.
#pragma once

#include "parsing/rule_bytes.hpp"
#include "parsing/rule_findings.hpp"
#include "parsing/rule_short.hpp"
#include "parsing/rule_span.hpp"
#include "parsing/rule_token.hpp"
#include "parsing/text_input.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/rules.hpp>

namespace ctlpgn::parsing {

// PEGTL's rules in the form that control and actions never see, so that these see only named rules.
template <typename... Rules> using seq = tao::pegtl::internal::seq<Rules...>;
template <typename... Rules> using sor = tao::pegtl::internal::sor<Rules...>;
template <typename Rule> using opt = tao::pegtl::internal::opt<Rule>;
template <typename Rule> using star = tao::pegtl::internal::star<Rule>;
template <typename Rule> using plus = tao::pegtl::internal::plus<Rule>;
template <typename Rule> using at = tao::pegtl::internal::at<Rule>;
template <typename Rule> using not_at = tao::pegtl::internal::not_at<Rule>;

// e{min,max}, greedy. (PEGTL's rep_min_max fails when more than max would match.)
template <unsigned Min, unsigned Max, typename E> struct repeat {
    using rule_t = repeat;
    using subs_t = tao::pegtl::type_list<E>;

    template <tao::pegtl::apply_mode A, tao::pegtl::rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input, typename... States>
    static bool match(Input& input, States&&... st) {
        auto m = input.template mark<M>();
        using m_t = decltype(m);
        for (unsigned i = 0; i != Min; ++i)
            if (!Control<E>::template match<A, m_t::next_rewind_mode, Action, Control>(input, st...))
                return false;
        for (unsigned i = Min; i != Max; ++i)
            if (!Control<E>::template match<A, tao::pegtl::rewind_mode::required, Action, Control>(input,
                                                                                                   st...))
                break;
        return m(true);
    }
};

// Wraps a repeated expression that might consume nothing, which ends the repetition.
template <typename E> struct advancing {
    using rule_t = advancing;
    using subs_t = tao::pegtl::type_list<E>;

    template <tao::pegtl::apply_mode A, tao::pegtl::rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, typename Input, typename... States>
    static bool match(Input& input, States&&... st) {
        const char* const begin = input.current();
        return Control<E>::template match<A, M, Action, Control>(input, st...) && input.current() != begin;
    }
};

// A control that informs the first state which named rules of a grammar matched, lookaheads included.
template <typename Rule> struct counting_control : tao::pegtl::normal<Rule> {
    template <typename Input, typename State, typename... States>
    static void success(const Input& /*unused*/, State& state, States&&... /*unused*/) {
        if constexpr (requires { Rule::rule_index; })
            state.matched(Rule::rule_index);
    }
};

} // namespace ctlpgn::parsing

namespace tao::pegtl {

template <typename Name, unsigned Min, unsigned Max, typename E>
struct analyze_traits<Name, ctlpgn::parsing::repeat<Min, Max, E>>
    : std::conditional_t<Min != 0, analyze_seq_traits<E>, analyze_opt_traits<E>> {};
template <typename Name, typename E>
struct analyze_traits<Name, ctlpgn::parsing::advancing<E>> : analyze_any_traits<E> {};

template <typename E> inline constexpr bool internal::enable_control<ctlpgn::parsing::advancing<E>> = false;
template <unsigned Min, unsigned Max, typename E>
inline constexpr bool internal::enable_control<ctlpgn::parsing::repeat<Min, Max, E>> = false;

} // namespace tao::pegtl
