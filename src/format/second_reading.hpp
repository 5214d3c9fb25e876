// What has been written is read again, to make sure that nothing is lost.
#pragma once

#include "ctlpgn/format.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"
#include "format/same_game.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::layout {

class second_reading {
  public:
    // `words`: the form in which the games are written.
    second_reading(const notation& chosen, const writing_style& words, const limits& bounds);

    // How the text, when it is read, differs from the tree that it was written from, for people; empty if it
    // does not. `is_first`: it begins its file.
    std::string difference(const game& written, std::string_view text, bool is_first);
    // Whether the text is the one that the tree was read from, so that it need not be read again. Expects
    // that nothing was found in it.
    bool is_as_it_was(const game& written, std::string_view text, bool is_first);
    // Whether the game of `text` would go on into what follows it. `is_first`: it begins its file.
    bool takes_in(std::string_view text, std::string_view follower, bool is_first);
    // Whether a game that stays as it is ends before the text that is written after it, with the same
    // findings as before the original text.
    bool reads_alike(std::string_view text, std::string_view was, std::string_view is, bool is_first);
    // The game that was read from it, up to the next text.
    [[nodiscard]] const game& read_again() const { return again_; }
    // The codes of what was found in the text that was read last.
    void codes_found(std::vector<code>& output) const;
    // The number of its check marks that contradicted the board, and are different in the text that was read
    // last.
    [[nodiscard]] std::uint32_t changed_marks() const { return besides_.changed_marks; }
    [[nodiscard]] std::uint32_t added_marks() const { return besides_.added_marks; }

  private:
    void write_tags(const game& record, std::string& output);
    // In another kind of file, variations may have no labels.
    const game& compared(const game& written);

    const notation& notation_;
    std::string_view dialect_; // that was asked for
    limits limits_;
    game unlabelled_;
    std::unique_ptr<word_writer> writer_;
    std::string preamble_; // of the written file
    game again_;
    std::vector<finding> findings_;
    said_besides besides_;
    std::string tags_;
    std::string tags_again_;
};

} // namespace ctlpgn::layout
