// A fault of a game as a reader or a rule finds it, and how to fix it. A diagnostic (diagnostic.hpp) is what
// users see of it.
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

// Bytes of the game's text and what replaces them. An empty span is a place where text is inserted.
struct text_edit {
    span where;
    std::string text;
};

// The fix of one of several places.
struct fix_part {
    std::uint32_t edits = 0; // how many
    std::string title;
};

// How to fix what a finding is about. The edits are in ascending order and do not overlap; all of them
// together are the fix, and nothing else of the text changes.
struct fix {
    std::vector<text_edit> edits;
    bool safe = false;    // the game means the same afterwards
    std::string title;    // in the imperative: "replace – by -"
    bool partial = false; // some of the places that its finding covers stay as they are
    bool proven = false;  // applied with all other proven fixes of its game, it has been played on the board
    std::vector<fix_part> parts{}; // in order, if it fixes several places that have not been tried yet
    // What else may be meant, until each has been tried: the only one that succeeds is the fix, and if
    // several do, they are the finding's choices.
    std::vector<fix> rivals{};
};

// A fault as it was found: a code and the bytes of the game's text that it is about.
struct finding {
    code id = code::none;
    span where;
    std::string detail;   // what fills the rest of the code's message, in words
    std::string expected; // what a fix has to write, if it is known where the fault is found
    std::vector<related_place> related;
    std::string board;     // the position that the fault is about, drawn as text; for mistakes on the board
    node at_ply = no_node; // the ply that the fault is about, where there is one
    std::uint32_t number = 0;   // the right number, where a wrong one is written
    std::optional<fix> remedy;  // empty: no fix is known, or none was asked for
    std::vector<fix> choices{}; // where one of several texts is meant, and nothing says which: to write each
    std::optional<text_encoding> encoding{}; // of the text from there on, if that is what it is about
};

} // namespace ctlpgn
