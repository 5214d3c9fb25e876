// Which table a command line asks for: its rows, its columns and its format.
#pragma once

#include "table/columns.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

enum class table_format : std::uint8_t { csv, json_lines, sqlite, arrow };

// Words of --to, and the extensions of files that are written so.
struct table_format_words {
    table_format format;
    std::string_view word;
    std::vector<std::string_view> extensions;
};
[[nodiscard]] const std::vector<table_format_words>& table_formats();

// The format that the word names or, if it is empty, the extension of the output; CSV if that has none.
// Throws setting_error.
[[nodiscard]] table_format format_of_table(std::string_view word, const std::string& output_path);

struct table_choice {
    std::string rows;                 // games, plies, both or positions; empty: games, or both in a database
    std::vector<std::string> columns; // of the rows that are asked for; empty: the usual ones
    std::string to;                   // a word of table_formats(); empty: by the name of the output
};

// The tables to write. Throws setting_error.
[[nodiscard]] std::vector<tables::table_schema> schemas_of(const table_choice& asked, table_format format);

// The columns that a table can have, one per line.
[[nodiscard]] std::string list_of_columns(tables::table_kind kind);

} // namespace ctlpgn::cli
