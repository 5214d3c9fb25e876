// How a rule says how its findings are fixed: by a function, or in words.
#pragma once

#include "rulec/rule.hpp"

namespace ctlpgn::rulec {

//     fix_hyphen              a function of the notation's own: std::optional<fix>(context, found)
//     shared fix_bare_value   one that notations share
//     remove                  takes the text away with the space around it
//     write "x"               puts a text in its place
fix_call read_fix_call(const rule_text& source, piece written);

} // namespace ctlpgn::rulec
