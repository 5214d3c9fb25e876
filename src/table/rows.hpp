// Makes the rows of a table from games.
#pragma once

#include "emit/json/judged_plies.hpp"
#include "table/added_values.hpp"
#include "table/columns.hpp"
#include "table/game_cells.hpp"
#include "table/game_situations.hpp"
#include "table/position_rows.hpp"
#include "table/word_numbers.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ctlpgn {
class game_lines;
} // namespace ctlpgn

namespace ctlpgn::tables {

// Its memory is reused from game to game.
class row_maker {
  public:
    // The schema must outlive it.
    explicit row_maker(const table_schema& schema);

    // Adds the rows of a game to a block of that schema. The column `game` gets the number of the game in its
    // file.
    void add(const game_for_table& each, row_block& into);

  private:
    void add_plies(const game_for_table& each, row_block& into);
    void add_positions(const game_for_table& each, row_block& into);
    void resolve(const game_for_table& each);
    // What is known of the game as a whole, so many times.
    void repeat_game_cell(const game_for_table& each, std::size_t column, std::size_t rows,
                          column_block& into);
    void add_column(const game_for_table& each, const game_lines& lines, std::size_t column,
                    column_block& into);
    void add_words(const game_for_table& each, std::size_t column, column_block& into);
    void add_heard(const game_for_table& each, row_block& into);
    void hear(const game& record, const vocabulary& words, node at);
    void hear(const game& record, const vocabulary& words, const comment& heard);

    const table_schema& schema_;
    word_numbers words_;
    std::vector<std::size_t> heard_columns_; // which hold what the notation says about plies and comments
    bool asks_comments_;
    bool wants_additions_;
    bool asks_fault_;
    bool asks_position_;
    bool asks_hash_;

    // Of the game whose rows are added.
    std::vector<ply> resolved_memory_;
    std::span<const ply> resolved_;
    std::vector<node> rows_;            // the plies that have one
    std::vector<std::uint32_t> counts_; // by node: the number of the ply in its line of play
    // By node: the other ply of its move. Empty if no comment says which of them it is about.
    std::vector<node> others_;
    emit::judged_plies judged_;
    emit::judged_plies judged_for_end_;
    bool is_judged_ = false;
    game_situations situations_;
    position_rows positions_;
    // Of one ply.
    added_values reported_;
    std::string comments_;
    std::string memory_;
};

// For rows of games that were numbered from 1: so many games come before them in their file, and in all files
// before it.
void number_games(const table_schema& schema, row_block& rows, std::uint32_t before_in_file,
                  std::uint64_t before);

} // namespace ctlpgn::tables
