// Reads what `ctlpgn table --rows positions` has written.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace ctlpgn::tables {

struct sqlite_functions;

class position_database {
  public:
    // How often a move was played with one result. An empty move: nothing legal was played any more.
    struct count {
        std::string move;
        std::string result;
        std::uint64_t games = 0;
    };

    // A game with the position.
    struct found_game {
        std::uint64_t game = 0;
        std::uint64_t ply = 0; // number of the ply that was played in it
        std::string move;
        std::string file;
        std::string white;
        std::string black;
        std::string result;
        std::string date;
        std::string event;
    };

    // Throws input_error, as all members do, for what is no such database.
    explicit position_database(std::string path);
    ~position_database();
    position_database(const position_database&) = delete;
    position_database& operator=(const position_database&) = delete;

    // Empty if no game has the position.
    [[nodiscard]] std::vector<count> counts_at(std::int64_t hash) const;
    // The first ones, in the order of their numbers.
    [[nodiscard]] std::vector<found_game> games_at(std::int64_t hash, std::uint64_t most) const;

  private:
    // Calls visit(statement) for each row.
    void each_row(std::string_view query, const std::vector<std::int64_t>& parameters,
                  const std::function<void(sqlite3_stmt*)>& visit) const;
    [[nodiscard]] std::int64_t number(std::string_view query) const;
    [[nodiscard]] std::string text_in(sqlite3_stmt* row, int column) const;
    void check_version() const;
    [[noreturn]] void fail(const std::string& why) const;
    [[noreturn]] void fail_as_sqlite_says() const;

    std::string path_;
    const sqlite_functions& library_;
    sqlite3* database_ = nullptr;
};

} // namespace ctlpgn::tables
