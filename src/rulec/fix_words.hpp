// The field `fix` of a rule, which names a function or an operation.
#pragma once

#include "rulec/rule.hpp"

#include <string_view>

namespace ctlpgn::rulec {

//     fix_hyphen              a function of the notation: std::optional<fix>(context, found)
//     shared fix_bare_value   one that notations share
//     remove                  removes the text with the space around it
//     write "x"               puts a text in its place
bool is_function(std::string_view name);

fix_call read_fix_call(const rule_text& source, piece written);

} // namespace ctlpgn::rulec
