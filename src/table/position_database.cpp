#include "table/position_database.hpp"

#include "ctlpgn/errors.hpp"
#include "table/sqlite_library.hpp"
#include "table/sqlite_positions.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace ctlpgn::tables {

namespace {

std::string failing_to_read(const std::string& path) {
    return "cannot read " + path;
}

} // namespace

position_database::position_database(std::string path)
    : path_(std::move(path)), library_(sqlite_for(failing_to_read(path_))) {
    try {
        if (library_.sqlite3_open_v2(path_.c_str(), &database_, SQLITE_OPEN_READONLY, nullptr) != SQLITE_OK)
            fail_as_sqlite_says();
        check_version();
    } catch (...) {
        library_.sqlite3_close(database_);
        throw;
    }
}

position_database::~position_database() {
    library_.sqlite3_close(database_);
}

void position_database::fail(const std::string& why) const {
    throw input_error(failing_to_read(path_) + ": " + why);
}

void position_database::fail_as_sqlite_says() const {
    fail(library_.sqlite3_errmsg(database_));
}

void position_database::check_version() const {
    if (number("PRAGMA application_id") != application_of_positions)
        fail("it has no positions; 'ctlpgn table --rows positions games/ -o NAME.sqlite' writes them");
    if (const std::int64_t version = number("PRAGMA user_version"); version != version_of_positions)
        fail("its positions are of version " + std::to_string(version) + ", and this program reads version " +
             std::to_string(version_of_positions) + "; write it anew with 'ctlpgn table --rows positions'");
}

void position_database::each_row(std::string_view query, const std::vector<std::int64_t>& parameters,
                                 const std::function<void(sqlite3_stmt*)>& visit) const {
    sqlite3_stmt* statement = nullptr;
    const auto is_done = [&] {
        if (library_.sqlite3_prepare_v2(database_, query.data(), static_cast<int>(query.size()), &statement,
                                        nullptr) != SQLITE_OK)
            return false;
        for (std::size_t at = 0; at != parameters.size(); ++at)
            if (library_.sqlite3_bind_int64(statement, static_cast<int>(at + 1), parameters[at]) != SQLITE_OK)
                return false;
        int result = SQLITE_ROW;
        while ((result = library_.sqlite3_step(statement)) == SQLITE_ROW)
            visit(statement);
        return result == SQLITE_DONE;
    }();
    library_.sqlite3_finalize(statement);
    if (!is_done)
        fail_as_sqlite_says();
}

std::int64_t position_database::number(std::string_view query) const {
    std::int64_t found = 0;
    each_row(query, {}, [&](sqlite3_stmt* row) { found = library_.sqlite3_column_int64(row, 0); });
    return found;
}

std::string position_database::text_in(sqlite3_stmt* row, int column) const {
    const unsigned char* const text = library_.sqlite3_column_text(row, column);
    if (text == nullptr)
        return {};
    const auto size = static_cast<std::size_t>(library_.sqlite3_column_bytes(row, column));
    return {text, text + size};
}

std::vector<position_database::count> position_database::counts_at(std::int64_t hash) const {
    std::vector<count> found;
    const auto add = [&](sqlite3_stmt* row) {
        found.push_back({text_in(row, 0), text_in(row, 1),
                         static_cast<std::uint64_t>(library_.sqlite3_column_int64(row, 2))});
    };
    each_row("SELECT move, result, games FROM counts WHERE hash = ?", {hash}, add);
    if (found.empty())
        each_row("SELECT move, result, count(*) FROM positions WHERE hash = ? GROUP BY move, result", {hash},
                 add);
    return found;
}

std::vector<position_database::found_game> position_database::games_at(std::int64_t hash,
                                                                       std::uint64_t most) const {
    std::vector<found_game> found;
    const auto limit =
        static_cast<std::int64_t>(std::min<std::uint64_t>(most, std::numeric_limits<std::int64_t>::max()));
    each_row("SELECT game, ply, move, file, white, black, games.result, \"Date\", \"Event\" "
             "FROM positions JOIN games USING (game) WHERE hash = ? ORDER BY game LIMIT ?",
             {hash, limit}, [&](sqlite3_stmt* row) {
                 found.push_back({.game = static_cast<std::uint64_t>(library_.sqlite3_column_int64(row, 0)),
                                  .ply = static_cast<std::uint64_t>(library_.sqlite3_column_int64(row, 1)),
                                  .move = text_in(row, 2),
                                  .file = text_in(row, 3),
                                  .white = text_in(row, 4),
                                  .black = text_in(row, 5),
                                  .result = text_in(row, 6),
                                  .date = text_in(row, 7),
                                  .event = text_in(row, 8)});
             });
    return found;
}

} // namespace ctlpgn::tables
