// What the catalogue of a notation promises.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <initializer_list>
#include <string_view>

namespace ctlpgn::tests {

// Bad examples raise their diagnostic and no other, good ones none; so many rows at least are the
// notation's own.
void check_examples(const notation& chosen, std::size_t own_rows);

// Of its own rows: what can be fixed is fixed, and as safely as the row says; what cannot is left.
void check_fixes_of_examples(const notation& chosen);

struct fixed_text {
    std::string_view text;
    bool is_safe;
};

// Each of the texts has one finding of the code that has a fix.
void check_one_fix(const notation& chosen, code id, std::initializer_list<fixed_text> texts);

} // namespace ctlpgn::tests
