// A fault of a game as a reader or a rule finds it, and how to fix it. A diagnostic (diagnostic.hpp) is what
// people see of it.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/encoding.hpp"
#include "ctlpgn/span.hpp"
#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn {

// Another place that explains a finding: "variation 2 was opened here".
struct related_place {
    span where;
    std::string message;
};

// Bytes of the game's text and what they are to become. An empty span is a place where text is put in.
struct text_edit {
    span where;
    std::string text;
};

// How to fix what a finding is about. The edits are in rising order and do not overlap; all of them
// together are the fix, and nothing else of the text changes.
struct fix {
    std::vector<text_edit> edits;
    bool safe = false;    // the game means the same afterwards
    std::string title;    // an order: "replace – by -"
    bool partial = false; // of several places that its finding represents, some stay as they are
    // Where it fixes several places that have not been tried yet, how many of the edits each has, one after
    // the other.
    std::vector<std::uint32_t> parts{};
};

// A fault as it was found: a code and the bytes of the game's text that it is about.
struct finding {
    code id = code::none;
    span where;
    std::string detail;   // what else the message of the code says, in words
    std::string expected; // what a fix has to write, if who found the fault knows it
    std::vector<related_place> related;
    std::string board;     // the position that the fault is about, drawn as text; for mistakes on the board
    node at_ply = no_node; // the ply that the fault is about, where there is one
    std::uint32_t number = 0;                // the one that is right where another is written
    std::optional<fix> remedy;               // empty: no one can say how to fix it, or no one asked
    std::optional<text_encoding> encoding{}; // of the text from there on, if that is what it is about
};

} // namespace ctlpgn
