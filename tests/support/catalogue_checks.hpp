// The promises of a notation's catalogue.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <initializer_list>
#include <string_view>

namespace ctlpgn::tests {

// Bad examples raise only their diagnostic, good ones none; at least this many rows are the notation's own.
void check_examples(const notation& chosen, std::size_t own_rows);

// For its own rows: fixable faults are fixed, as safely as the row says; others are left.
void check_fixes_of_examples(const notation& chosen);

struct fixed_text {
    std::string_view text;
    bool is_safe;
};

// Each of the texts has one finding of the code that has a fix.
void check_one_fix(const notation& chosen, code id, std::initializer_list<fixed_text> texts);

} // namespace ctlpgn::tests
