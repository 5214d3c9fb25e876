// The parts of tag values, read by grammar/ctl_pgn/tag_values.peg.
#pragma once

#include "ctlpgn/span.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace ctlpgn::ctl_pgn {

enum class value_form : std::uint8_t {
    free, // anything, or described elsewhere
    text, // anything except the empty value
    variant,
    // the rules of the grammar
    date,
    site,
    round,
    result,
    language,
    player_type,
    mode,
    termination,
    time_control,
    identifier,
    redefine,
    redefinitions, // as redefine, but with any letters
};

// Whether the value belongs to the language of its form: the strict reading.
bool has_form(value_form form, std::string_view value);

// One item of a Redefine tag.
struct redefinition {
    std::string_view text;       // A@J
    std::string_view new_letter; // empty for chess symbols
    std::string_view old_letter;
};

// The parts of a value, as written. Only those of its form are filled in.
struct value_parts {
    std::string_view year;
    std::string_view month;
    std::string_view day;
    std::string_view country;
    std::string_view language;
    std::string_view item_class;  // the letter of an Id that names a class
    std::string_view other_class; // the letter of an Id that names no class
    std::string_view annotator;   // the number after an Id's A
    std::string_view fragment;    // of an Id: which part of a game, and its first and last move
    std::string_view first_move;
    std::string_view last_move;
    std::string_view variations; // of an Id, from its V on
    std::vector<redefinition> redefinitions;
    std::vector<span> foreign_hyphens; // dashes instead of hyphens; bytes of the value
};

// The tolerant reading, which accepts other dashes as hyphens. Returns whether the whole value could be read.
bool read_value(value_form form, std::string_view value, value_parts& parts);

} // namespace ctlpgn::ctl_pgn
