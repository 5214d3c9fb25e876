// The lines of play of a game as they are written, each apart from comments and from the other lines.
#pragma once

#include "ctlpgn/finding.hpp"
#include "ctlpgn/tree.hpp"
#include "repair/games/repair_rules.hpp"
#include "repair/shapes.hpp"
#include "repair/words.hpp"
#include "tree/lines.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace ctlpgn::repair {

struct written_line {
    node first_ply = no_node;
    node replaces = no_node;             // none: it is the main line
    span where;                          // its moves; empty: they are not apart from other text
    std::vector<span> left_out;          // of it: comments, variations and the like, in ascending order
    std::vector<line_index> as_line;     // for each of these the line that it is; no_line: none
    std::vector<const finding*> found{}; // in its moves
    bool is_cut = false;                 // it ends where plies are missing
};

class written_lines {
  public:
    // The findings must outlive it.
    written_lines(const game& record, const std::vector<finding>& findings, const repair_rules& rules);

    [[nodiscard]] std::size_t size() const { return lines_.size(); }
    [[nodiscard]] const written_line& operator[](line_index asked) const { return lines_[asked]; }

    // The line that has a place among its moves; no_line if none has.
    [[nodiscard]] line_index line_at(std::uint32_t place) const;

    // known_as: 1 + the ply of the tree that begins there; 0: none. They refer to the game's text or to this.
    [[nodiscard]] std::vector<word> words_of(line_index asked) const;

  private:
    struct part_left_out {
        span where;
        line_index as_line = no_line;
    };

    [[nodiscard]] std::vector<part_left_out> parts_left_out(const std::vector<finding>& findings) const;
    void leave_out(const std::vector<part_left_out>& parts);
    void end_at(std::uint32_t gap);
    [[nodiscard]] span moves_of(const variation& asked) const;
    [[nodiscard]] std::vector<word> shaped_words_of(const written_line& line) const;

    const game& record_;
    const repair_rules& rules_;
    std::optional<shaped_text> shaped_; // what the words are parts of; none: the game's text
    std::vector<written_line> lines_;
};

// Which signs a line has at all.
struct signs_of_line {
    bool has_marks = false;
    bool has_captures = false;

    friend signs_of_line operator|(signs_of_line one, signs_of_line other) {
        return {one.has_marks || other.has_marks, one.has_captures || other.has_captures};
    }
};

signs_of_line signs_in(const std::vector<word>& words, const word_signs& signs);

std::size_t count_plies(const std::vector<word>& words);

} // namespace ctlpgn::repair
