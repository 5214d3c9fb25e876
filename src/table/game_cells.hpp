// What is known of a game as a whole, as cells of its row or of the rows of its plies.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/notation.hpp"
#include "emit/json/judged_plies.hpp"
#include "table/columns.hpp"
#include "tree/game_facts.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::tables {

struct game_for_table {
    const game& record;
    const notation& written_in;
    std::span<const diagnostic> found; // in the game
    std::string_view file;             // empty: none
    std::span<const ply> resolved;     // as notation::resolve gives them; empty: they are asked for
};

// What the cells of a game share.
struct cell_memory {
    std::string& text; // for tags with escapes
    shown_opening& opening;
    emit::judged_plies& judged; // for the end of the game
};

// The column gets one cell. `words`: word_numbers::of_column.
void add_game_cell(const game_for_table& each, const table_column& column,
                   std::span<const std::int32_t> words, const cell_memory& memory, column_block& into);

} // namespace ctlpgn::tables
