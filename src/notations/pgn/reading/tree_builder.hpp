// Builds the tree of a game of PGN from what the grammar recognises, in the order of the text.
//
// Parser actions (actions.hpp) are one-line calls into this class. Views are into the text of the game. An
// attempt that the grammar gives up leaves nothing that the next one does not write over.
#pragma once

#include "ctlpgn/tree.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

class tree_builder {
  public:
    tree_builder(game& into, std::string_view text);

    // Tags
    void tag_name(std::string_view written);
    void tag_value(std::string_view written);
    void tag_value_goes_on(std::string_view more);
    void tag_has_escape() { tag_.escaped = true; }
    void tag_is_unreadable() { tag_unreadable_ = true; }
    void end_tag(std::string_view whole);

    // Moves
    void move_number(std::string_view written); // with dots
    void piece_letter(std::string_view letter);
    void figurine(std::string_view written);
    void foreign_piece();
    void pawn_file(std::string_view file);
    void from_file(std::string_view file);
    void from_rank(std::string_view rank);
    void from_square(std::string_view square);
    void two_squares(std::string_view from);
    void capture() { spare().capture = capture_ordinary; }
    void target(std::string_view square);
    void pawn_target(std::string_view square);
    void short_target(std::string_view file);
    void promoted(std::string_view letter);
    void promoted_figurine(std::string_view written);
    void castling(place wing);
    void null_move();
    void drop();
    void mark(std::string_view written);
    void suffix(std::string_view written);
    void ply_is_unreadable() { ply_unreadable_ = true; }
    void end_ply(std::string_view whole);
    void unreadable_ply(std::string_view whole);

    // What stands after a ply, with a space before it
    void nag(std::string_view written); // with the dollar sign
    void glyph(std::string_view written);
    void late_mark(std::string_view written);

    // Variations
    void begin_variation(std::string_view at);
    void variation_is_skipped() { variation_skipped_ = true; }
    void end_variation(std::string_view whole);
    [[nodiscard]] const char* innermost_variation() const; // where it begins; null in the main line

    // Comments
    void begin_comment(std::string_view at);
    void end_comment(std::string_view whole, bool closed);
    [[nodiscard]] const char* comment_begin() const { return comment_begin_; }

    void result(std::string_view written);

    // Nothing may be read afterwards.
    void finish() { game_.plies.pop_back(); }

    // The first number that is larger than the tree can hold; empty if there is none.
    [[nodiscard]] std::string_view overflowing_number() const { return overflowing_number_; }

    void drop_tags_beyond(std::size_t count);

  private:
    // A line of play that is being read.
    struct open_line {
        node variation = no_node; // no_node: the main line
        node last_ply = no_node;
        node last_annotation = no_node; // of that ply, or else of the line
        side next = side::white;
    };

    [[nodiscard]] std::uint32_t offset(const char* at) const {
        return static_cast<std::uint32_t>(at - text_.data());
    }
    [[nodiscard]] span span_of(std::string_view part) const {
        return {offset(part.data()), offset(part.data() + part.size())};
    }
    // The ply that is being read: the last of the array, and not yet of any line.
    ply& spare() { return game_.plies.back(); }
    void restart(symbol piece);
    void begin_main_line();
    void annotate(annotation_kind kind, std::uint32_t index);
    line_of_play& line_of(const open_line& of);

    game& game_;
    std::string_view text_;
    std::vector<open_line> lines_;

    tag tag_;
    bool tag_unreadable_ = false;

    std::uint32_t number_ = 0; // read, and not yet of a ply
    std::uint32_t number_begin_ = 0;
    std::string_view overflowing_number_;
    const char* pawn_file_ = nullptr;
    std::uint32_t pending_nag_ = 0;
    const char* pending_end_ = nullptr; // of the ply without its suffix
    bool ply_unreadable_ = false;
    bool begun_ = false; // the first ply of the game was read
    bool variation_skipped_ = false;

    const char* comment_begin_ = nullptr;
    node last_closing_annotation_ = no_node;
    bool result_read_ = false; // comments are closing comments now
};

} // namespace ctlpgn::pgn
