// The columns of the table of plies, made for one game.
#pragma once

#include "python/kept_game.hpp"
#include "python/word_objects.hpp"
#include "table/rows.hpp"

#include <memory>
#include <vector>

namespace ctlpgn::python {

class ply_columns {
  public:
    // Of each group there is one, which reuses its memory; to be called by the thread that holds Python's
    // lock.
    static ply_columns& of(column_group group);

    [[nodiscard]] tables::row_block rows_of(const tables::game_for_table& each);
    // For a column of words.
    [[nodiscard]] const word_objects& words_of(std::size_t column) const { return *words_[column]; }

  private:
    explicit ply_columns(column_group group);

    tables::table_schema schema_;
    tables::row_maker maker_;
    std::vector<std::unique_ptr<word_objects>> words_;
};

// Their places in their groups.
namespace columns {
enum words_group : std::uint8_t { side, piece, from, to, captured, promotion, check };
enum spoken_group : std::uint8_t { uci, clock, elapsed, eval, mate, depth, book };
} // namespace columns

} // namespace ctlpgn::python
