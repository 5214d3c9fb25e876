// Makes the rows of a table from games.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/notation.hpp"
#include "emit/json/judged_plies.hpp"
#include "table/columns.hpp"
#include "table/told_values.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {
class game_lines;
} // namespace ctlpgn

namespace ctlpgn::tables {

struct game_for_table {
    const game& record;
    const notation& written_in;
    std::span<const diagnostic> found; // in the game
    std::string_view file;             // empty: none
    std::span<const ply> resolved;     // as notation::resolve gives them; empty: they are asked for
};

// Its memory is reused from game to game.
class row_maker {
  public:
    // The schema must outlive it.
    explicit row_maker(const table_schema& schema);

    // Adds the rows of a game to a block of that schema. The column `game` gets the number of the game in its
    // file.
    void add(const game_for_table& each, row_block& into);

  private:
    void add_game(const game_for_table& each, row_block& into);
    void add_plies(const game_for_table& each, row_block& into);
    // Finds out what is said about the ply.
    void hear(const game& record, const vocabulary& words, const ply& resolved);
    void add_cell(const game_for_table& each, const game_lines& lines, node at, const ply& resolved,
                  const table_column& column, column_block& into);

    const table_schema& schema_;
    bool asks_comments_;
    bool asks_told_; // what the notation says about plies and comments
    bool asks_fault_;
    bool asks_position_;
    std::vector<ply> resolved_;
    std::vector<std::uint32_t> counts_; // by node: the number of the ply in its line of play
    emit::judged_plies judged_;
    bool is_judged_ = false;
    told_values told_;
    std::string comments_; // of one ply
    std::string memory_;
};

} // namespace ctlpgn::tables
