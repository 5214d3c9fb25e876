// What a notation adds to the JSON of plies and comments, beyond what every tree holds.
#pragma once

#include "ctlpgn/tree.hpp"

#include <span>
#include <string>
#include <string_view>

namespace ctlpgn {

// Members of one object, written one after the other.
class added_members;

// Comments that JSON distinguishes from others by a key, whose value is true, and what opens them in a text.
struct comment_kind {
    std::string_view key;
    std::string_view opening;
};

// Reading JSON skips these keys: what they say is in the rest of the game.
struct json_additions {
    std::span<const std::string_view> keys_of_plies;
    void (*of_ply)(const ply& resolved, added_members& members) = nullptr;
    // What the standard's own form of a move is called; see notation::standard_moves.
    std::string_view key_of_standard_form = {};
    std::span<const std::string_view> keys_of_comments;
    void (*of_comment)(const game& record, const comment& asked, added_members& members) = nullptr;
    // What a program that lets engines play says of the ply before the comment, as a list of one item. Null:
    // nothing of that kind is known.
    void (*of_engine)(const game& record, const comment& asked, added_members& members) = nullptr;
    // These are read.
    std::span<const comment_kind> kinds_of_comments = {};
    // What the text of a comment says, if it contains signs that are not part of that; and how to write such
    // a text. Null: as it is.
    std::string (*said_in)(const game& record, const comment& asked) = nullptr;
    std::string (*written_for)(std::string_view words) = nullptr;
};

} // namespace ctlpgn
