// A text that was cut off in the midst of something.
#pragma once

#include "ctlpgn/notation.hpp"

#include <initializer_list>
#include <vector>

namespace ctlpgn {

// Whatever is open where a text is cut off seems to lack its end. If the last word, or a comment around it,
// is faulty itself, that alone is reported; otherwise the first of the codes that are given, which say that
// an end is missing. No error is dropped in favour of anything milder. Words with one of the codes in
// `complete` are whole, but written in another way.
void keep_cut_end(const game& record, std::vector<finding>& findings,
                  std::initializer_list<code> missing_ends, std::initializer_list<code> complete = {});

} // namespace ctlpgn
