// Writes rows in the formats that tables have.
#pragma once

#include "table/columns.hpp"
#include "table/row_block.hpp"

#include <functional>
#include <memory>
#include <string_view>

namespace ctlpgn::tables {

class table_writer {
  public:
    virtual ~table_writer() = default;

    // Before the first rows, once; a table without rows has a beginning, too.
    virtual void begin() = 0;
    virtual void write(const row_block& rows) = 0;
    // After the last rows. Nothing is written afterwards.
    virtual void finish() = 0;
};

// Takes bytes; may throw, and the exception passes through.
using write_table_bytes = std::function<void(std::string_view)>;

// RFC 4180, UTF-8: one line with the names of the columns, then one line for each row, all with CR LF. What
// is unknown is an empty field; an empty text is "".
[[nodiscard]] std::unique_ptr<table_writer> make_csv_writer(const table_schema& schema,
                                                            write_table_bytes output);
// One JSON object for each row, with all columns; what is unknown is null.
[[nodiscard]] std::unique_ptr<table_writer> make_json_lines_writer(const table_schema& schema,
                                                                   write_table_bytes output);
// The streaming format of Apache Arrow: integers of 32 bits, doubles, UTF-8, and words by dictionaries.
[[nodiscard]] std::unique_ptr<table_writer> make_arrow_writer(const table_schema& schema,
                                                              write_table_bytes output);

} // namespace ctlpgn::tables
