// The tree of one game, as it was written: what every notation builds and every later stage reads.
//
// The tree is neutral. Places, piece symbols and castlings are small numbers whose meaning is in the
// vocabulary of the notation that built it (notation.hpp). Nodes are plain values in arrays and refer to each
// other by index; lists (the moves of a line, the comments of a move, ...) are chained through `next`. Every
// node has its span, so the raw text of every construct can be had from game::text.
#pragma once

#include "ctlpgn/span.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ctlpgn {

// The side that moves first is white, whatever its colour on the table.
enum class side : std::uint8_t { white = 0, black = 1 };

[[nodiscard]] constexpr side opponent(side of) {
    return of == side::white ? side::black : side::white;
}

using node = std::uint32_t;
inline constexpr node no_node = 0xffffffffU;

using place = std::uint8_t;
inline constexpr place no_place = 0xff;

using symbol = std::uint8_t;
inline constexpr symbol no_symbol = 0;
// In ply::promotion: a pawn that waits on the last hex for something to promote to.
inline constexpr symbol awaiting_promotion = 0xff;

enum class ply_kind : std::uint8_t {
    absent,     // nothing written, or an ellipsis
    displaced,  // from a place to a place
    castled,    // ply::to is the index of the castling
    promoted,   // a waiting pawn becomes a piece where it stands: ply::to, ply::promotion
    unreadable, // something is written that is no ply
};

enum class capture_kind : std::uint8_t {
    none,
    ordinary,
    scornful,
    en_passant,
    en_passant_first, // on the first of two places that the captured pawn crossed
};

enum class check_mark : std::uint8_t { none, check, far, adjoining, double_check, mate };

// One player's move. Fields that were not written, or could not be read, are none.
struct ply {
    std::uint32_t begin = 0;       // offset of the move's text
    std::uint16_t text_length = 0; // bytes of the move itself with its check mark: GL5×GE5+^
    std::uint16_t length = 0;      // bytes with rating, draw offer and end mark
    symbol piece = no_symbol;      // as written; none for a pawn
    symbol captured = no_symbol;   // as written; none for a pawn
    symbol promotion = no_symbol;
    place from = no_place;
    place to = no_place;
    std::uint8_t nag = 0; // 0: no rating
    ply_kind kind : 4 = ply_kind::absent;
    capture_kind capture : 4 = capture_kind::none;
    check_mark check : 4 = check_mark::none;
    bool draw_offer : 1 = false;
    bool game_end : 1 = false;
    // Written as most are: piece, place, a sign, perhaps what is captured, place, perhaps a check mark. Then
    // it is displaced, without a promotion, and captures nothing or ordinarily; its text is short, and has
    // neither blanks, quotation marks, backslashes nor anything that is not UTF-8. Readers may leave it out.
    bool plain : 1 = false;

    static constexpr std::size_t longest_plain_text = 16; // in bytes

    [[nodiscard]] constexpr bool written() const { return kind != ply_kind::absent; }
    // False if something is written that is no ply, or names a place that does not exist.
    [[nodiscard]] constexpr bool understood() const {
        const bool from_nowhere = kind == ply_kind::displaced && from == no_place;
        return kind != ply_kind::unreadable && !from_nowhere && (to != no_place || !written());
    }
    [[nodiscard]] constexpr span text() const { return {begin, begin + text_length}; }
    [[nodiscard]] constexpr span whole() const { return {begin, begin + length}; }
};
static_assert(sizeof(ply) == 16);

// A numbered pair of plies with what hangs on it.
struct move {
    std::uint32_t begin = 0;              // offset of the number
    std::uint32_t number : 31 = 0;        // as written; 0 if none is
    std::uint32_t number_unknown : 1 = 0; // '1?', or another number with that mark, as in '5?'
    node first_comment = no_node;
    node first_variation = no_node;
    node next = no_node; // in the same line of play
    ply white;
    ply black;
};
static_assert(sizeof(move) == 52);

// Moves that follow each other. Comments before the first move hang on the line; so do variations that
// replace nothing, which only a faulty text has.
struct line_of_play {
    node first_move = no_node;
    node first_comment = no_node;
    node first_variation = no_node;
};

struct variation {
    span where;              // with its parentheses
    std::uint32_t label = 0; // 0: none
    side replaces = side::white;
    node next = no_node; // of the same move
    line_of_play line;
};

enum class spoken_of : std::uint8_t { nobody, white, black };

struct comment {
    span where; // with its braces; parts of one comment share it
    span text;  // without braces, marks and outer blanks
    node next = no_node;
    node first_reference = no_node; // references of one comment are neighbours
    std::uint32_t reference_count = 0;
    spoken_of player = spoken_of::nobody;
    bool generated = false;
};

enum class reference_kind : std::uint8_t { move, variation, piece, location, player, nag };

struct reference {
    span where;
    reference_kind kind = reference_kind::move;
    spoken_of player = spoken_of::nobody;
    symbol piece = no_symbol;
    place at = no_place;
    char detail = 0; // which of several pieces: the colour of a bishop's places, d l c
    std::uint8_t nag = 0;
    std::uint32_t number = 0;     // of the move; 0: none
    std::uint32_t first_step = 0; // the way to the move's variation, innermost first
    std::uint32_t step_count = 0;
};

// One variation on the way from a reference to its move: the move it stands behind and its label.
struct reference_step {
    std::uint32_t number = 0;
    std::uint32_t label = 0;
};

struct tag {
    span where; // with its brackets
    span name;
    span value; // without quotation marks, escapes as written
    bool escaped = false;
};

struct game {
    std::string_view text;    // what this game was read from; valid as long as its reader says
    std::uint64_t offset = 0; // of that text in its file, in bytes
    std::uint32_t index = 0;  // in its file, 1-based

    std::vector<tag> tags;
    line_of_play main_line;
    std::uint8_t result = 0; // index into the vocabulary's results; 0: none, or not one of them
    span result_where;
    node first_closing_comment = no_node;

    std::vector<move> moves; // in the order of the text; the index of a move identifies it within the game
    std::vector<variation> variations;
    std::vector<comment> comments;
    std::vector<reference> references;
    std::vector<reference_step> steps;

    [[nodiscard]] std::string_view raw(span where) const { return text.substr(where.begin, where.size()); }

    // Makes it an empty game; the arrays keep their memory, so that reading many games allocates little.
    void clear();
};

} // namespace ctlpgn
