// A game that Python keeps as long as it likes: a copy of what the reader has read, and what is found out
// about it when it is asked for.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/notation.hpp"
#include "emit/json/judged_plies.hpp"
#include "table/row_block.hpp"
#include "text/sources/file_places.hpp"
#include "tree/lines.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace ctlpgn::python {

// Columns of the table of plies that are found out together.
enum class column_group : std::uint8_t {
    words,  // side, piece, from, to, captured, promotion, check
    spoken, // uci, clock, elapsed, eval, mate, depth, book
    san,
};
inline constexpr std::size_t column_groups = 3;

class kept_game {
  public:
    // `places`: null if the text is the file's.
    kept_game(const game& read, const notation& chosen, std::span<const ply> resolved,
              std::vector<diagnostic> diagnostics, const file_places* places);
    kept_game(const kept_game&) = delete;
    kept_game& operator=(const kept_game&) = delete;

    [[nodiscard]] const game& tree() const { return tree_; }
    [[nodiscard]] const notation& written_in() const { return written_in_; }
    [[nodiscard]] const std::vector<diagnostic>& found() const { return found_; }

    // All plies with what only the board knows of them.
    [[nodiscard]] std::span<const ply> resolved();
    // The plies of a line of play in their order.
    [[nodiscard]] const std::vector<node>& plies_of(line_index line);
    [[nodiscard]] const game_lines& lines();
    // What the table of plies has of this ply; null for a number without a ply.
    [[nodiscard]] const tables::column_block& column(column_group group, std::size_t which);
    // Its row in these columns. It has none if it is missing.
    [[nodiscard]] std::size_t row_of(node ply);
    // Null if nothing is known beyond what is written.
    [[nodiscard]] const emit::judged_plies* judged();

    // The place in the file of an offset in the text.
    [[nodiscard]] std::uint64_t in_file(std::uint32_t offset) const;
    [[nodiscard]] bool is_text_of_file() const { return file_offsets_.empty(); }

  private:
    std::string text_;
    std::string preamble_;
    game tree_;
    const notation& written_in_;
    std::vector<diagnostic> found_;
    std::vector<ply> resolved_;
    bool is_resolved_;
    std::vector<std::uint64_t> file_offsets_; // by offset in the text; empty: they differ by that of the game
    std::vector<std::vector<node>> plies_of_lines_;
    std::optional<game_lines> lines_;
    std::vector<std::size_t> rows_;
    std::array<std::optional<tables::row_block>, column_groups> groups_;
    std::optional<emit::judged_plies> judged_;
    bool anything_judged_ = false;
};

} // namespace ctlpgn::python
