// Tables that are kept in memory.
#pragma once

#include "ctlpgn/notation.hpp"
#include "python/open_games.hpp"
#include "table/columns.hpp"
#include "table/row_block.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace ctlpgn::python {

struct table_data {
    tables::table_schema schema;
    std::vector<tables::row_block> blocks; // one after the other
    std::uint64_t rows = 0;
};

// Empty names: the usual columns. Throws setting_error for one that there is not.
[[nodiscard]] tables::table_schema table_schema_of(const std::string& rows,
                                                   const std::vector<std::string>& names);

struct table_reading_options {
    check_level checks = check_level::coherent;
    unsigned jobs = 1;             // threads; 0: as many as there are processors
    std::function<void()> look_up; // called now and then; may throw, which ends the reading
};

// Adds the rows of a file. `games_before`: in the files before. Returns how many games there are in all.
std::uint64_t read_table(open_games& games, const std::string& file, std::uint64_t games_before,
                         const table_reading_options& options, table_data& into);

} // namespace ctlpgn::python
