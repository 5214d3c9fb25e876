// How a notation writes what is in a tree: its words. Filling and breaking lines is the business of
// format.hpp, for all notations alike; a notation says which of the known arrangements it uses.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn {

// How the text of games is arranged in lines.
enum class arrangement : std::uint8_t {
    move_lines,   // one move per line; comments and variations begin lines as well
    filled_lines, // everything in lines that are filled up to a width, broken at spaces
};

// What a notation prescribes unless something else is asked for.
struct layout_style {
    arrangement lines = arrangement::move_lines;
    std::uint32_t width = 100;     // in code points; in move lines, only comments are broken
    bool variations_last = false;  // they follow their line of play; otherwise each follows its ply
    bool shows_depth = true;       // signs at the beginning of a line may show how deep it is
    bool space_after_tags = true;  // an empty line
    bool numbers_are_form = false; // which plies have a number is determined by their order
};

// Which comments are written, and what of them.
enum class kept_comments : std::uint8_t {
    all,
    commands, // what programs have written for programs, such as clocks
    text,     // everything else
    none,
};

struct writing_style {
    bool ascii = false;              // - * ... and never × or …
    bool typographic_hyphen = false; // U+2010 where a hyphen is syntax; `ascii` overrides it
    // The letters of pieces, in the notation's own form (in CTL-PGN the value of the tag that declares them:
    // "A@J, T@R", "FAN" for chess symbols), empty for the standard ones. If absent, they stay as they are.
    // What the notation does not accept as a letter is left out.
    std::optional<std::string> letters;
    // The form of moves: one of notation::move_forms, or as a preamble writes it. If absent, they stay as
    // they are.
    std::optional<std::string> moves = std::nullopt;
    std::string_view edition = {}; // of the standard, one of notation::editions; empty: the first
    // The tags about the opening say what the positions of the game show, if they show one.
    bool names_opening = false;
    // The kind of file: the name of the notation, or one of notation::written_dialects. Empty: that of the
    // game.
    std::string_view dialect = {};
};

// A named set of letters for pieces, such as those of a language.
struct named_letters {
    std::string_view name;
    std::string_view letters; // as writing_style::letters takes them
};

// What comes before a ply that is to be written.
struct ply_context {
    bool begins_line = false; // it is the first of its line of play
    bool follows_ply = false; // nothing is between it and the ply before it
    bool completes_move =
        false; // it follows the other ply of its move, and no number is written between them
};

// Everything is appended. In filled lines, a space in what is appended is a place where the line may be
// broken, and a line end one where it must be. Only these are copied from a game's text: the names and values
// of tags, the text of comments, what references to pieces say, hidden lines, and plies and results that
// could not be read; the rest is written from the nodes.
class word_writer {
  public:
    virtual ~word_writer() = default;

    // What is written from now on belongs to this game, which must outlive that.
    virtual void begin(const game& what) = 0;
    // How that game is arranged, if not as its notation prescribes.
    [[nodiscard]] virtual const layout_style* layout() const { return nullptr; }

    virtual void tags(std::string& output) = 0; // each with its line end
    // With its number, if one belongs there, and its glyphs.
    virtual void ply(const ctlpgn::ply& what, const ply_context& where, std::string& output) = 0;
    virtual void open_variation(const variation& what, std::string& output) = 0; // with its label
    virtual void close_variation(std::string& output) = 0;
    virtual void open_comment(const comment& what, std::string& output) = 0; // with its marks
    virtual void comment_text(const comment& what, std::string& output) = 0;
    virtual void close_comment(const comment& what, std::string& output) = 0;
    virtual void result(std::string& output) = 0;

    // Whether the end of its line closes this comment.
    [[nodiscard]] virtual bool ends_line(const comment& /*what*/) const { return false; }
    // One that is an annotation, without its line end. Those before tags are written with the tags.
    virtual void hidden_line(const ctlpgn::hidden_line& /*what*/, std::string& /*to*/) {}

    // What opens and closes the main line, and, where variations follow their line of play, what marks a ply
    // that has some.
    virtual void open_moves(std::string& /*to*/) {}
    virtual void close_moves(std::string& /*to*/) {}
    virtual void variation_marks(const ctlpgn::ply& /*what*/, std::string& /*to*/) {}
};

} // namespace ctlpgn
