#include "table/sqlite_positions.hpp"

namespace ctlpgn::tables {

std::vector<std::string> sorting_of_positions() {
    const std::string unsorted(unsorted_positions);
    return {
        "CREATE TABLE positions (hash INTEGER NOT NULL, game INTEGER NOT NULL, ply INTEGER NOT NULL, move "
        "TEXT, "
        "result TEXT, PRIMARY KEY (hash, game)) WITHOUT ROWID",
        "INSERT INTO positions (hash, game, ply, move, result) SELECT hash, game, ply, move, result FROM " +
            unsorted + " ORDER BY hash, game",
        "DROP TABLE " + unsorted,
        "CREATE TABLE counts AS SELECT hash, move, result, count(*) AS games FROM positions WHERE hash IN "
        "(SELECT hash FROM positions GROUP BY hash HAVING count(*) >= " +
            std::to_string(few_games) + ") GROUP BY hash, move, result",
        "CREATE INDEX counts_by_hash ON counts (hash)",
        "PRAGMA application_id = " + std::to_string(application_of_positions),
        "PRAGMA user_version = " + std::to_string(version_of_positions),
    };
}

} // namespace ctlpgn::tables
