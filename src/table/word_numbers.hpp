// Which word of a column the numbers of a tree mean.
#pragma once

#include "ctlpgn/notation.hpp"
#include "table/columns.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ctlpgn::tables {

class word_numbers {
  public:
    // A number beyond those of symbols, for the piece that castles.
    static constexpr std::size_t castling_piece = 256;

    // The schema must outlive it.
    explicit word_numbers(const table_schema& schema) : schema_(schema) {}

    // To be called for each game; does something only if its notation is another one.
    void prepare(const notation& asked);

    // The index into table_column::words, or unknown_word, by the number in the tree: a place, a symbol, a
    // result, a check, a side; 0 for the notation.
    [[nodiscard]] std::span<const std::int32_t> of_column(std::size_t column) const {
        return by_column_[column];
    }

  private:
    const table_schema& schema_;
    const notation* prepared_ = nullptr;
    std::vector<std::vector<std::int32_t>> by_column_;
};

} // namespace ctlpgn::tables
