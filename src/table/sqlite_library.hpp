// SQLite, which is loaded when the first database is written.
#pragma once

#include <sqlite3.h>
#include <string>

namespace ctlpgn::tables {

// What is used of it.
#define CTLPGN_FUNCTIONS_OF_SQLITE(EACH)                                                                     \
    EACH(sqlite3_bind_double)                                                                                \
    EACH(sqlite3_bind_int)                                                                                   \
    EACH(sqlite3_bind_int64)                                                                                 \
    EACH(sqlite3_bind_null)                                                                                  \
    EACH(sqlite3_bind_text)                                                                                  \
    EACH(sqlite3_close)                                                                                      \
    EACH(sqlite3_column_bytes)                                                                               \
    EACH(sqlite3_column_int64)                                                                               \
    EACH(sqlite3_column_text)                                                                                \
    EACH(sqlite3_errmsg)                                                                                     \
    EACH(sqlite3_exec)                                                                                       \
    EACH(sqlite3_finalize)                                                                                   \
    EACH(sqlite3_open_v2)                                                                                    \
    EACH(sqlite3_prepare_v2)                                                                                 \
    EACH(sqlite3_reset)                                                                                      \
    EACH(sqlite3_step)

#define CTLPGN_FUNCTION(NAME) decltype(&::NAME) NAME;

struct sqlite_functions {
    CTLPGN_FUNCTIONS_OF_SQLITE(CTLPGN_FUNCTION)
};

#undef CTLPGN_FUNCTION

// If it cannot be loaded, throws output_error; the message begins with what fails: "cannot write a.sqlite".
const sqlite_functions& sqlite_for(const std::string& failing);

} // namespace ctlpgn::tables
