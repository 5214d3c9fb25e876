// Builds the tree of a game of PGN from what the grammar recognises, in the order of the text.
//
// Parser actions (actions.hpp) are one-line calls into this class. Views are into the text of the game. An
// attempt that the grammar gives up leaves nothing that the next one does not write over.
#pragma once

#include "ctlpgn/tree.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "tree/record_builder.hpp"

#include <string_view>

namespace ctlpgn::pgn {

class tree_builder : public record_builder {
  public:
    tree_builder(game& into, std::string_view text);

    // Tags
    void open_tag(std::string_view at);
    [[nodiscard]] const char* tag_begin() const { return tag_begin_; }
    void tag_value_goes_on(std::string_view more) { tag_value_goes_on_to(more.data() + more.size()); }
    void end_tag(std::string_view whole) { record_builder::end_tag(whole.data() + whole.size()); }

    // Moves
    void move_number(std::string_view written); // with dots
    void piece_letter(std::string_view letter);
    void figurine(std::string_view written);
    void foreign_piece(std::string_view letter);
    void pawn_file(std::string_view file);
    void from_file(std::string_view file);
    void from_rank(std::string_view rank);
    void from_square(std::string_view square);
    void two_squares(std::string_view from);
    void long_move() { spare().own |= long_mark; }
    void capture() { spare().capture = capture_ordinary; }
    void target(std::string_view square);
    void pawn_target(std::string_view square);
    void short_target(std::string_view file);
    void promoted(std::string_view letter);
    void foreign_promoted(std::string_view letter);
    void promoted_figurine(std::string_view written);
    void castling(place wing);
    void null_move();
    void drop();
    void mark(std::string_view written);
    void suffix(std::string_view written);
    void ply_is_unreadable() { ply_unreadable_ = true; }
    void end_ply(std::string_view whole);
    void end_usual_ply(std::string_view whole);
    void unreadable_ply(std::string_view whole);

    // What stands after a ply, with a space before it
    void nag(std::string_view written); // with the dollar sign
    void glyph(std::string_view written);
    void late_mark(std::string_view written);

    // Variations
    void begin_variation(std::string_view at);
    void end_variation(std::string_view whole);

    // Comments
    void begin_comment(std::string_view at);
    void end_comment(std::string_view whole, bool closed);

    void result(std::string_view written);

    // Pieces have letters that are not English, or P, which may be that of a pawn.
    [[nodiscard]] bool has_foreign_letters() const { return has_foreign_letters_; }

    // Nothing may be read afterwards.
    void finish() { built().plies.pop_back(); }

  private:
    void restart(symbol piece);
    // Whose turn it is in the innermost line.
    [[nodiscard]] side next_side();

    const char* tag_begin_ = nullptr;
    std::uint32_t number_ = 0; // read, and not yet of a ply
    std::uint32_t number_begin_ = 0;
    const char* pawn_file_ = nullptr;
    std::uint32_t pending_nag_ = 0;
    const char* pending_end_ = nullptr; // of the ply without its suffix
    bool ply_unreadable_ = false;
    bool has_foreign_letters_ = false;
};

} // namespace ctlpgn::pgn
