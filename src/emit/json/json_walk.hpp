// What the parts of the walk over a game share. The text of a game is written member by member, in the order
// of docs/json.md.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"
#include "emit/json/json_text_sink.hpp"
#include "emit/json/json_words.hpp"
#include "emit/json/judged_plies.hpp"
#include "json_text/inlining.hpp"
#include "lint/repair/repaired_plies.hpp"
#include "text/sources/file_places.hpp"
#include "tree/lines.hpp"
#include "tree/reference_targets.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::emit {

// A line of play that is being written, and how far it has got.
struct open_line {
    enum class part : std::uint8_t { plies, variations_of_ply, variations_of_line };

    const line_of_play* line = nullptr;
    const variation* opened = nullptr; // null: the main line
    node at_ply = no_node;
    node next_annotation = no_node;
    part writing = part::plies;
};

// The number of a ply that has another one, by a diagnostic.
struct right_number {
    node at_ply = no_node;
    std::uint32_t number = 0;
};

// Memory that a walk reuses for the next game.
struct walk_memory {
    notation_words words;
    std::string text;
    std::vector<open_line> lines;
    std::vector<reference_step> path;
    std::vector<ply> resolved;
    std::vector<right_number> numbers; // of plies with another number, by ply
    judged_plies judged;
    judged_plies judged_for_end;
    std::vector<std::string> standard_moves; // by ply; empty: they are not asked for, or unknown
};

inline constexpr word_list<3> player_words("player", {"", "white", "black"}); // by spoken_of
inline constexpr word_list<3> about_words("about", {"", "white", "black"});   // the same
inline constexpr word_list<2> side_words("side", {"white", "black"});         // by side

struct walk {
    json_text_sink& to;
    const game& tree;
    std::span<const ply> plies; // with what the board says of them
    const vocabulary& words;
    bool spans;
    bool engines;                // what they say in comments
    const file_places* places;   // null: the file is the text
    const game_repairs* repairs; // null: the game is as written
    walk_memory& memory;
    const reference_targets* targets; // null: no reference leads to a ply
    const judged_plies* judged;       // null: nothing is known of plies beyond what is written
    const notation* full;             // null: what is known anyway is left out
    const game_lines* lines;          // where it is not

    CTLPGN_INLINED void text(std::string_view key, std::string_view value) const {
        to.key(key);
        to.string(value);
    }
    CTLPGN_INLINED void number(std::string_view key, std::uint64_t value) const {
        to.key(key);
        to.number_unsigned(value);
    }
    CTLPGN_INLINED void flag(std::string_view key) const {
        to.key(key);
        to.boolean(true);
    }
    // A notation may know nothing about pieces that are not written.
    CTLPGN_INLINED void piece(symbol asked) const {
        if (const std::string_view word = asked == no_symbol ? words.pawn : words.pieces[asked];
            !word.empty())
            to.member("piece", word, memory.words.piece[asked]);
    }
    CTLPGN_INLINED void from_if_any(place at) const {
        if (at != no_place)
            to.member("from", words.places[at], memory.words.from[at]);
    }
    CTLPGN_INLINED void to_if_any(place at) const {
        if (at != no_place)
            to.member("to", words.places[at], memory.words.to[at]);
    }
    CTLPGN_INLINED void at_if_any(place at) const {
        if (at != no_place)
            to.member("at", words.places[at], memory.words.at[at]);
    }
    template <std::size_t Count>
    CTLPGN_INLINED void word(const word_list<Count>& choice, std::size_t which) const {
        to.member(choice.key, choice.words[which], choice.written[which]);
    }
    // Whether plies consist of words whose text is known, and their places in the text are not written.
    [[nodiscard]] bool can_be_brief() const {
        return !spans && !engines && full == nullptr && repairs == nullptr && memory.words.are_known;
    }
    CTLPGN_INLINED void player_if_any(spoken_of who) const {
        if (who != spoken_of::neither)
            word(player_words, static_cast<std::size_t>(who));
    }
    CTLPGN_INLINED void span_if_asked(span where, std::string_view key = "span") const {
        if (spans) {
            to.key(key);
            write_span(to, in_file(where.begin), in_file(where.end));
        }
    }

    [[nodiscard]] std::uint64_t in_file(std::uint32_t offset) const {
        if (repairs != nullptr)
            offset = repairs->as_written(offset);
        return places == nullptr ? tree.offset + offset : places->in_file(tree.offset + offset);
    }

    static void write_span(json_text_sink& sink, std::uint64_t begin, std::uint64_t end) {
        sink.start_array();
        sink.number_unsigned(begin);
        sink.number_unsigned(end);
        sink.end_array();
    }
};

} // namespace ctlpgn::emit
