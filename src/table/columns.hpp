// The columns that tables of games and plies can have.
#pragma once

#include "table/row_block.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::tables {

enum class table_kind : std::uint8_t { games, plies, positions };

[[nodiscard]] std::string_view name_of(table_kind kind);

// What a column holds. A kind of table has some of them. Up to `tag`, they are about a game as a whole.
enum class column_field : std::uint8_t {
    game,
    file,
    index,
    notation,
    variant,
    white,
    black,
    result,
    ply_count,
    initial,
    eco,
    opening,
    status,
    errors,
    warnings,
    codes,
    tag, // any tag by its name
    line,
    ply_number,
    move_number,
    player,
    written,
    san,
    uci,
    piece,
    from,
    to,
    captured,
    promotion,
    check,
    nags,
    clock,
    elapsed,
    eval,
    mate,
    depth,
    book,
    comments,
    fault,
    position,
    hash,
    next_move,
};

struct column_definition {
    std::string_view name;
    column_field field = column_field::tag;
    cell_type type = cell_type::text;
    bool is_usual = false; // in a table for which no columns are named
    std::string_view about;
};

// In the order of docs/table.md.
[[nodiscard]] std::span<const column_definition> columns_of(table_kind kind);

// A column of one table.
struct table_column {
    std::string name;
    column_field field = column_field::tag;
    cell_type type = cell_type::text;
    std::vector<std::string_view> words; // all that a cell can have, in any notation; for words only
};

struct table_schema {
    table_kind kind = table_kind::games;
    std::vector<table_column> columns;

    [[nodiscard]] bool has(column_field field) const;
    [[nodiscard]] row_block make_block() const;
};

// A table without named columns has the usual ones. A game's tag is a column, too; its name is found without
// regard to case.
[[nodiscard]] table_schema usual_schema(table_kind kind);
// The column with that name; none if the table has no such column.
[[nodiscard]] std::optional<table_column> find_column(table_kind kind, std::string_view name);
// The usual columns, or those with these names, in their order. Throws setting_error for a name that occurs
// twice; `refuse` is called with one that no column has, and must throw.
[[nodiscard]] table_schema schema_of(table_kind kind, const std::vector<std::string>& names,
                                     void (*refuse)(table_kind kind, const std::string& name));

} // namespace ctlpgn::tables
