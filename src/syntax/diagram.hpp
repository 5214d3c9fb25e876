// Railroad diagrams, which show the paths of a text through a rule, in the style of Tab Atkins' generator.
//
// Lengths are CSS pixels. The line enters every part of a diagram on the left and leaves it on the right at
// the same height; `up` and `down` are the extent of the part from there.
#pragma once

#include "syntax/grammar.hpp"

#include <string>
#include <vector>

namespace ctlpgn::syntax {

enum class box_kind : std::uint8_t {
    literal,    // these characters
    characters, // one of these
    rule,       // leads to another diagram
    look,       // consumes nothing: what must, or must not, come next
    times,      // next to the way back of a repetition: the number of times
};

struct diagram_box {
    static constexpr double height = 24;

    box_kind kind;
    double x; // of the left side
    double y; // of the middle
    double width;
    std::string text;
    std::string target; // the name of the rule that a box leads to
};

struct diagram {
    double width = 0;
    double height = 0;
    std::string lines; // path data
    std::vector<diagram_box> boxes;
};

// The diagram of a rule of a strict grammar. A sequence that is wider than `width` continues below.
diagram draw(const grammar& described, const pegc::rule& r, double width);

} // namespace ctlpgn::syntax
