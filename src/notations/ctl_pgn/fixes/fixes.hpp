// How faults of CTL-PGN are fixed. Its rules (ctl_pgn.rules) name the function for each.
#pragma once

#include "lint/fixes/shared_fixes.hpp"
#include "notations/ctl_pgn/board/shown_plies.hpp"
#include "notations/ctl_pgn/fix_functions.hpp"
#include "notations/ctl_pgn/lettering.hpp"
#include "notations/ctl_pgn/lint/framed_moves.hpp"
#include "notations/ctl_pgn/lint/tags/tag_sheet.hpp"
#include "notations/ctl_pgn/positions/position_setup.hpp"
#include "tree/reference_targets.hpp"

namespace ctlpgn::ctl_pgn {

// What an unreadable ply must have been.
struct ply_guess {
    span where; // without check marks
    std::string text;
};
std::vector<ply_guess> guess_unread_plies(const game& record, const lettering& called);

// Parentheses with nothing between them; the same for all that open between `from` and `to`.
struct empty_nest {
    std::size_t from = 0;
    std::size_t to = 0;
    std::optional<span> where; // with those around them; nothing if they are not closed
};

// Shared by several fixes of a game; made on first use.
class game_fixes : public fix_context {
  public:
    using fix_context::fix_context;

    [[nodiscard]] const tag_sheet& sheet() const {
        if (!sheet_)
            sheet_.emplace(read);
        return *sheet_;
    }
    [[nodiscard]] const lettering& called() const {
        if (!called_)
            called_ = find_lettering(read);
        return *called_;
    }

    // Where references lead to.
    [[nodiscard]] const reference_targets& targets() const {
        if (!targets_)
            targets_.emplace(read, lines());
        return *targets_;
    }
    // In the order of the text; none for a ply that resembles several possible ones.
    [[nodiscard]] const std::vector<ply_guess>& guesses() const {
        if (!guesses_)
            guesses_ = guess_unread_plies(read, called());
        return *guesses_;
    }

    // What the board shows of a ply, whether or not findings ask it.
    [[nodiscard]] const shown_ply& shown(node at_ply) const {
        if (!shown_)
            shown_ = show_plies(read);
        return (*shown_)[at_ply];
    }

    [[nodiscard]] const framed_moves& framed() const {
        if (!framed_)
            framed_.emplace(read);
        return *framed_;
    }

    // Of the parenthesis that opens at the offset.
    [[nodiscard]] const empty_nest& nest_at(std::uint32_t offset) const {
        if (!nest_ || offset < nest_->from || offset >= nest_->to)
            nest_ = find_empty_nest(offset);
        return *nest_;
    }

    // The last ply of the main line that is written; null if there is none.
    [[nodiscard]] const ply* last_ply() const;

  private:
    [[nodiscard]] empty_nest find_empty_nest(std::uint32_t offset) const;

    mutable std::optional<empty_nest> nest_;
    mutable std::optional<const ply*> last_ply_;
    mutable std::optional<tag_sheet> sheet_;
    mutable std::optional<lettering> called_;
    mutable std::optional<reference_targets> targets_;
    mutable std::optional<std::vector<ply_guess>> guesses_;
    mutable std::optional<std::vector<shown_ply>> shown_;
    mutable std::optional<framed_moves> framed_;
};

using proposed = std::optional<fix>;

// Signs that people write between two hexes instead of a hyphen.
inline constexpr std::array<std::string_view, 7> hyphens{"-", "‐", "‑", "‒", "–", "—", "−"};

// The length in bytes of spaces at the beginning of a text, including those of word processors and the web
// (plies.cpp).
std::uint32_t length_of_spaces(std::string_view text);

// The end mark, with a space unless other marks come after the ply.
std::string end_mark_for(const ply& last);

// stray text, and unclosed parts (stray_text.cpp)
proposed fix_by_removing(const game_fixes& context, const finding& found);

// the mark of the game's end (remarks.cpp)
proposed fix_late_end_mark(const game_fixes& context, const finding& found);

// frames around all moves, line by line, and the numbering of all (move_lines.cpp)
proposed fix_text_before_moves(const game_fixes& context, const finding& found);

// text that belongs to no game (odd_text.cpp)
proposed fix_line_break(const game_fixes& context, const finding& found); // of HTML

// comments (comments.cpp)
// Whether it is one of the comments between White's ply and Black's, or comes among them; and the fix that
// moves them after the move, as comments on White's ply.
bool parts_plies(const game_fixes& context, span where);
proposed fix_parted_plies(const game_fixes& context, const finding& found);

// `@W` that begins at this byte for `@B`, or the other way round; none if there is no such mark.
proposed name_other_player(const game_fixes& context, const finding& found, std::uint32_t mark);

// How many plies of the main line agree with the board if the game begins with the position.
int coherent_plies(const game& record, std::string_view position);

// The castling field of a position that grants what the places of kings and rooks allow, in letters.
std::string rights_by_places(const game_fixes& context, const position_setup& setup);

// The result that words say: 3-0 for "Black resigns"; empty if they say none.
std::string said_result(std::string_view text);

// The number of the first move in a position: "?" if it is unknown.
std::string first_number_of(const game& record);

// notation::find_fixes
void find_fixes(const game& record, offered_fixes wanted, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
