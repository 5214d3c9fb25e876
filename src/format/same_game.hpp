// Whether two trees say the same. Where in its text something stands makes no difference.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <string>

namespace ctlpgn::layout {

enum class references : std::uint8_t {
    apart,   // compared by what they refer to
    as_text, // words like any other, for trees that do not know them
};

// The first difference, for people; empty if there is none. Pieces are equal if they have the same name,
// whatever letter stands for it; texts of comments if their words and references are. Tags are not compared.
// Where the board tells the marks of plies, they make no difference either; `changed_marks` counts those of a
// that are others in b, or none.
std::string difference_of(const game& a, const game& b, const notation& chosen,
                          references manner = references::apart, std::uint32_t* changed_marks = nullptr);

} // namespace ctlpgn::layout
