// The tree of one game, as it was written: what every notation builds and every later stage reads.
//
// The tree is neutral. Places, piece symbols, castlings and marks are small numbers whose meaning is in the
// vocabulary of the notation that built it (notation.hpp). Nodes are plain values in arrays and refer to each
// other by index; lists (the plies of a line, the annotations of a ply, ...) are chained through `next`.
// Every node has its span, so the raw text of every construct can be had from game::text.
#pragma once

#include "ctlpgn/export.hpp"
#include "ctlpgn/span.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ctlpgn {

// The side that moves first is white, whatever the colour of its pieces.
enum class side : std::uint8_t { white = 0, black = 1 };

[[nodiscard]] constexpr side opponent(side player) {
    return static_cast<side>(static_cast<unsigned>(player) ^ 1U);
}

using node = std::uint32_t;
inline constexpr node no_node = 0xffffffffU;

using place = std::uint8_t;
inline constexpr place no_place = 0xff;

using symbol = std::uint8_t;
inline constexpr symbol no_symbol = 0;
// In ply::promotion: a pawn that awaits promotion on the last place of its file.
inline constexpr symbol awaiting_promotion = 0xff;

enum class ply_kind : std::uint8_t {
    missing,    // a number without a ply, which has no text
    displaced,  // from a place to a place
    castled,    // ply::to is the index of the castling
    in_place,   // something becomes something else where it is: ply::to, ply::promotion
    passed,     // a null move
    unreadable, // something that is not a ply is written
};

// The largest number of a move. Larger ones are reported, and replaced by it.
inline constexpr std::uint32_t largest_number = 0x7fffffff;

// One move of one player. Fields that were not written, or could not be read, are none.
struct ply {
    std::uint32_t begin = 0;              // offset of its text, without a number before it
    std::uint32_t number : 31 = 0;        // of the move, as written before this ply; 0 if there is none
    std::uint32_t number_unknown : 1 = 0; // '1?', or another number with that mark, as in '5?'
    std::uint32_t number_begin = 0;       // offset of that number; of the ply if none is written
    node next = no_node;                  // in the same line of play
    node first_annotation = no_node;
    std::uint16_t text_length = 0; // bytes of the ply itself with its check mark: GL5×GE5+^
    std::uint16_t length = 0;      // bytes with what belongs to it after a space: glyph, draw offer, end mark
    symbol piece = no_symbol;      // as written; none for a pawn
    symbol captured = no_symbol;   // as written; none for a pawn
    symbol promotion = no_symbol;
    place from = no_place; // as written; no_place where the notation leaves it to the board
    place to = no_place;
    ply_kind kind : 3 = ply_kind::missing;
    side player : 1 = side::white;
    std::uint8_t capture : 4 = 0; // 0: none; else an index into vocabulary::captures
    std::uint16_t check : 3 = 0;  // 0: none; else an index into vocabulary::checks
    // Written as most are: piece, place, a sign, perhaps what is captured, place, perhaps a check mark. Then
    // it is displaced, without a promotion; its text is short, and has no spaces, quotation marks,
    // backslashes or invalid UTF-8. Readers may leave the flag unset.
    std::uint16_t plain : 1 = 0;
    std::uint16_t own : 12 = 0; // what only its notation knows about it; see vocabulary::marks

    static constexpr std::size_t longest_plain_text = 16; // in bytes

    // False if something is written that is not a ply, or that names a place which does not exist.
    [[nodiscard]] constexpr bool readable() const {
        return kind != ply_kind::unreadable && kind != ply_kind::missing;
    }
    [[nodiscard]] constexpr bool has_number() const { return number != 0 || number_unknown != 0; }
    [[nodiscard]] constexpr span text() const { return {begin, begin + text_length}; }
    [[nodiscard]] constexpr span whole() const { return {begin, begin + length}; }
};
static_assert(sizeof(ply) == 32);

// What annotates a ply, or a line of play before its first ply, in the order of the text.
enum class annotation_kind : std::uint8_t {
    comment,     // annotation::index: into game::comments
    nag,         // annotation::index: the number of the glyph
    variation,   // annotation::index: into game::variations
    hidden_line, // annotation::index: into game::hidden_lines
};

// The largest annotation::index.
inline constexpr std::uint32_t largest_annotation_index = 0x3fffffff;

struct annotation {
    std::uint32_t index : 30 = 0;
    std::uint32_t kind_bits : 2 = 0;
    node next = no_node; // of the same ply or line

    [[nodiscard]] constexpr annotation_kind kind() const { return static_cast<annotation_kind>(kind_bits); }
};
static_assert(sizeof(annotation) == 8);

// Plies that follow each other. Comments before the first ply annotate the line; so do variations that
// replace nothing, which occur only in faulty texts.
struct line_of_play {
    node first_ply = no_node;
    node first_annotation = no_node;
};

struct variation {
    span where;              // with its parentheses
    span label_where;        // with what encloses it
    std::uint32_t label = 0; // 0: none
    // The ply that it replaces: by its first ply, or by its second if the first repeats the one before it.
    node replaces = no_node; // none
    line_of_play line;
};

// The player that a comment or a reference says it is about.
enum class spoken_of : std::uint8_t { neither, white, black };

struct comment {
    span where;                     // with its braces; parts of one comment share it
    span text;                      // without braces, marks and outer spaces
    span mark;                      // the mark that says whom it is about; empty if there is none
    node first_reference = no_node; // references of one comment are neighbours
    std::uint32_t reference_count = 0;
    spoken_of about = spoken_of::neither;
    bool generated = false;
    std::uint16_t own = 0; // what only its notation knows about it, for speed; 0: not known yet
};

enum class reference_kind : std::uint8_t { move, variation, piece, location, player, nag };

struct reference {
    span where;
    reference_kind kind = reference_kind::move;
    spoken_of player = spoken_of::neither;
    symbol piece = no_symbol;
    place location = no_place;
    char detail = 0; // which of several pieces: the colour of a bishop's cells, d l c
    std::uint8_t nag = 0;
    std::uint32_t number = 0;     // of the move; 0: none
    std::uint32_t first_step = 0; // the way to the move's variation, innermost first
    std::uint32_t step_count = 0;
};

// One variation on the way from a reference to its move: the move it is written after and its label.
struct reference_step {
    std::uint32_t number = 0;
    std::uint32_t label = 0;
};

// A line that its notation hides from readers of the game, such as one that begins with a percent sign.
struct hidden_line {
    span where;                // all of it, without its line end
    node before_tag = no_node; // index of the tag that follows it; no_node: it is an annotation
};

struct tag {
    span where; // with its brackets
    span name;
    span value; // without quotation marks, escapes as written
    bool escaped = false;
    std::uint8_t own = 0; // which tag its notation knows it as, for speed; 0: not known yet
};

struct game {
    std::string_view text;    // what this game was read from; valid as long as its reader says
    std::uint64_t offset = 0; // of that text in its file, in bytes
    std::uint32_t index = 0;  // in its file, 1-based
    // What its file says once, at the beginning, for all its games (notation::preamble_of). The caller sets
    // it before a game is read; clearing the game keeps it.
    std::string_view preamble;

    std::vector<tag> tags;
    line_of_play main_line;
    std::uint8_t result = 0; // index into the vocabulary's results; 0: none, or not one of them
    span result_where;
    node first_closing_annotation = no_node; // comments after the result

    std::vector<ply> plies; // in the order of the text; the index of a ply identifies it within the game
    std::vector<annotation> annotations;
    std::vector<variation> variations;
    std::vector<comment> comments;
    std::vector<reference> references;
    std::vector<reference_step> steps;
    std::vector<hidden_line> hidden_lines;

    [[nodiscard]] std::string_view raw(span where) const { return text.substr(where.begin, where.size()); }

    // Makes it an empty game; the arrays keep their memory, so that reading many games allocates little.
    CTLPGN_EXPORT void clear();
};

} // namespace ctlpgn
