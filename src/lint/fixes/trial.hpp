// Fixes are tried before they are offered, and again, together, before they are applied: they have to remove
// their findings, add no other, and keep every ply and every place that is written. A fault may have hidden
// another one, and a guess may be wrong.
#pragma once

#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "lint/fixes/apply.hpp"
#include "lint/fixes/kept_plies.hpp"
#include "lint/fixes/named_places.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace ctlpgn {

// Finds what reading and checking a game reports, apart from what its text excuses.
using find_in_game = std::function<void(const game&, std::vector<finding>&)>;

// The rules for reading and checking texts.
struct trial_rules {
    const notation& chosen;
    limits bounds;            // allows more findings than are reported
    std::size_t reported = 0; // of one code at most
    find_in_game check;
    find_in_game find_other_writing; // called after that
    place_names places;
};

// The content of a text, which may be several games.
struct text_content {
    std::vector<code> found; // sorted once all games have been added
    std::vector<read_ply> plies;
    std::vector<span> nameless; // its tags and comments: the names of places in them are not counted
    bool is_whole = true;       // no finding was beyond the limit
    bool is_tags_alone = true;  // without moves or other text
    bool has_plies_of_other_line = false; // read in a line to which they may not belong
    std::size_t unread = 0;               // plies that cannot be read, and other text among the moves
    std::size_t found_on_board = 0;       // plies whose origin is known

    // Whether it seems to be a game of another kind: most plies cannot be read, or the board knows none of
    // them.
    [[nodiscard]] bool is_foreign() const;

    // Adds a game that begins at this byte of the text.
    void add(const game& record, std::uint32_t offset, const std::vector<finding>& findings,
             const trial_rules& rules);
    void finish(const trial_rules& rules);

  private:
    void count_unread(const game& record, const std::vector<finding>& findings,
                      std::span<const read_ply> read, bool is_board_asked);
};

// One or more games, as a part of their file.
struct tried_text {
    std::string_view text;
    bool is_first = false;     // it begins the file
    std::string_view preamble; // of the file
};

// Reads and checks the games of a text one after the other, and calls visit(tree, the byte at which it
// begins, whether it is a game, findings) for each. Text that is none is visited as well, unchecked.
void read_tried(const tried_text& text, const trial_rules& rules,
                const std::function<void(const game&, std::uint32_t, bool, std::vector<finding>&)>& visit);

class fix_trial {
  public:
    fix_trial(const tried_text& text, const trial_rules& rules);
    // Of a text whose content is known.
    fix_trial(const tried_text& text, const trial_rules& rules, text_content content);

    // Also false when the trials have reached their limit.
    [[nodiscard]] bool succeeds(const fix_group& tried);
    [[nodiscard]] bool is_exhausted() const { return text_.text.size() > left_; }
    // Whether the text, or the result of some successful fixes, is a game of the notation.
    [[nodiscard]] bool has_shown_game() const { return has_shown_game_; }

  private:
    // Only such a text is examined for other forms of writing.
    enum class may_be_written : std::uint8_t { as_written, otherwise };
    static text_content content_of(const tried_text& text, const trial_rules& rules, may_be_written allowed);

    tried_text text_;
    const trial_rules& rules_;
    text_content before_;
    std::size_t left_; // bytes that may still be read
    bool has_shown_game_;
};

// Removes the remedies that fail. `findings` are all that were found in the game. Remedies are tried
// together, and in smaller groups if that fails, so that the time grows no faster than the game. No remedy is
// safe in a game that is foreign and stays so. Proven remedies need no trial. `is_repaired`:
// notation::repair has replaced some of the findings.
void try_remedies(const game& record, const trial_rules& rules, bool is_repaired,
                  std::vector<finding>& findings);

} // namespace ctlpgn
