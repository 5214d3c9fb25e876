// What is reported about a text.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn {

// Another place that explains a diagnostic.
struct diagnostic_place {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    std::uint32_t end_line = 0;
    std::uint32_t end_column = 0;
    std::string message;
};

// Bytes of the file and what replaces them. An empty range is a place where text is inserted.
struct file_edit {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    std::uint32_t end_line = 0;
    std::uint32_t end_column = 0;
    std::string text;
};

// How to fix a diagnostic: all these edits, which are in ascending order and do not overlap.
struct file_fix {
    std::vector<file_edit> edits;
    bool safe = false;    // the game means the same afterwards
    std::string title;    // in the imperative: "replace – by -"
    bool partial = false; // some of the places that its diagnostic covers stay as they are
    bool proven = false;  // applied with all other proven fixes of its game, it has been played on the board
};

// One fault, described in one sentence. Offsets are bytes in the file, 0-based; lines and columns are
// computed when it is printed (line_counter in source.hpp). An empty range [begin, begin) is a place where
// something is missing.
struct diagnostic {
    code id = code::none;
    level severity = level::error;
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint32_t line = 0;   // of begin, 1-based
    std::uint32_t column = 0; // of begin, 1-based, in code points
    std::uint32_t game = 0;   // 1-based index in the file; 0: the file itself
    std::string message;
    std::uint32_t end_line = 0; // of end
    std::uint32_t end_column = 0;
    std::vector<diagnostic_place> related{};
    std::string board{};      // the position before the ply that is wrong, drawn as text
    std::uint32_t ply = 0;    // 1-based index of the ply in the game's text; 0: not about a ply
    std::uint32_t number = 0; // of that ply's move, as its line of play numbers it
    side mover = side::white; // whose ply it is
    std::uint32_t right_number =
        0; // of that ply's move, where another is written; 0: it is not what is wrong
    std::optional<file_fix> remedy{};
    std::vector<file_fix> choices{};         // where one of several texts is meant: to write each
    std::optional<text_encoding> encoding{}; // of the text from there on, if that is what it is about
};

} // namespace ctlpgn
