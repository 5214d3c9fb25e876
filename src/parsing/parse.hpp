// Reads by a rule of a grammar. If the grammar's header lists its rules, tables do that, and PEGTL's
// functions read only the rules that are compiled into one function (one_function.hpp).
#pragma once

#include "parsing/tables/table_control.hpp"
#include "parsing/text_input.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/parse.hpp>

namespace ctlpgn::parsing {

template <typename Rule, template <typename...> class Action,
          template <typename...> class Control = tao::pegtl::normal, typename State>
bool parse(text_input& input, State& state) {
    if constexpr (is_listed<Rule>)
        return table_reading<Action, Control, State, rules_beside<Rule>>::template match<Rule>(input, state,
                                                                                               true);
    else
        return tao::pegtl::parse<Rule, Action, Control>(input, state);
}

} // namespace ctlpgn::parsing
