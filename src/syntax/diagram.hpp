// Railroad diagrams: which way a text may take through a rule. After the model of Tab Atkins' generator.
//
// Lengths are CSS pixels. Every part of a diagram is entered on the left and left on the right, at the height
// of its line; `up` and `down` say how far it reaches from there.
#pragma once

#include "syntax/grammar.hpp"

#include <string>
#include <vector>

namespace ctlpgn::syntax {

enum class box_kind : std::uint8_t {
    literal,    // these characters
    characters, // one of these
    rule,       // leads to another diagram
    look,       // consumes nothing: what must or must not be here
    times,      // beside the way back of a repetition: how often
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

// The diagram of a rule of a strict grammar. A sequence that is wider than `width` goes on below.
diagram draw(const grammar& described, const pegc::rule& r, double width);

} // namespace ctlpgn::syntax
