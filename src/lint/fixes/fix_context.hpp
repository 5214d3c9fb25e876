// What fixes are made from, and the functions that make them.
//
// A fix is a function `std::optional<fix> name(const fix_context&, const finding&)`. The rules say which one
// fixes each code: src/catalogue/core.rules for all notations, or those of a notation. It gives the edits
// that remove this one finding and touch nothing else, or nothing.
#pragma once

#include "ctlpgn/notation.hpp"
#include "tree/lines.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn {

// The texts to be written for plies, by the beginning of each: the bytes that are replaced, and the text.
using ply_texts = std::map<std::uint32_t, std::pair<span, std::string>>;

class fix_context {
  public:
    fix_context(const game& record, const notation& called);

    const game& read;
    const notation& written_in;
    const std::string_view text; // of the game
    const std::string line_end;  // as the game's first line ends

    [[nodiscard]] std::string_view raw(span where) const { return read.raw(where); }
    [[nodiscard]] char at(std::size_t offset) const { return offset < text.size() ? text[offset] : '\0'; }

    // The spaces that end, or begin, at the offset.
    [[nodiscard]] span blanks_before(std::uint32_t offset) const;
    [[nodiscard]] span blanks_after(std::uint32_t offset) const;

    // The end of the last thing before the offset, skipping spaces and line ends; 0: there is nothing.
    [[nodiscard]] std::uint32_t end_before(std::uint32_t offset) const;

    // Where the spaces that end at the offset begin, including dots where the notation uses them to show
    // depth.
    [[nodiscard]] std::uint32_t margin_before(std::uint32_t offset) const;

    // Whether only such a margin comes before the offset on its line, and only spaces come after it.
    [[nodiscard]] bool begins_line(std::uint32_t offset) const;
    [[nodiscard]] bool ends_line(std::uint32_t offset) const;

    // With the rest of its line if nothing else is there, otherwise with the spaces before it: what to
    // remove.
    [[nodiscard]] span with_surroundings(span what) const;

    // The comment that holds the bytes; null if none does.
    [[nodiscard]] const comment* comment_around(span where) const;
    // The ply that begins, with its number, at the offset; no_node if none does.
    [[nodiscard]] node ply_at(std::uint32_t begin) const;

    // How the lines of play are connected. Computed on first use.
    [[nodiscard]] const game_lines& lines() const;

    // The plies as a notation knows them from its board. Computed on first use, since the whole game is
    // played.
    [[nodiscard]] const ply_texts& texts_of_plies(ply_texts (*make)(const game&)) const;

  private:
    mutable std::optional<game_lines> lines_;
    mutable std::optional<ply_texts> texts_;
};

// A fix of one edit, with the safety that the catalogue gives for the finding's code. Without a title it is
// named after the new text: "write Nf6"; without a span it replaces the whole finding.
fix rewrite(const finding& found, span where, std::string replacement, std::string title);
fix rewrite(const finding& found, span where, std::string replacement);
fix rewrite(const finding& found, std::string replacement);

// Fixes of one finding of which only one can be meant: the trial decides which.
fix one_of(std::vector<fix> rivals);

// The same with several edits; add them in ascending order.
fix no_edits(const finding& found, std::string title);

// The beginning of the span, as a place for an insertion, and its end.
constexpr span begin_of(span where) {
    return {where.begin, where.begin};
}
constexpr span end_of(span where) {
    return {where.end, where.end};
}

} // namespace ctlpgn
