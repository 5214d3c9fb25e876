// Tables in a SQLite database.
#pragma once

#include "table/writer.hpp"

#include <memory>
#include <span>
#include <string>

struct sqlite3;

namespace ctlpgn::tables {

struct sqlite_functions;

class sqlite_database {
  public:
    // `path` is an empty file, which nothing else reads until it is complete; messages call it `name`. Throws
    // output_error, as all members do, and the writers.
    sqlite_database(const std::string& path, std::string name);
    ~sqlite_database();
    sqlite_database(const sqlite_database&) = delete;
    sqlite_database& operator=(const sqlite_database&) = delete;

    // The table is called like its rows. The database must outlive the writer.
    [[nodiscard]] std::unique_ptr<table_writer> make_writer(const table_schema& schema);

    // Adds indices and, if there are both games and plies, the view `played`, in which each ply has what is
    // known of its game. Nothing is written afterwards.
    void finish(std::span<const table_schema> all);

  private:
    void run(const std::string& statement);

    std::string name_;
    const sqlite_functions& library_;
    sqlite3* database_ = nullptr;
};

} // namespace ctlpgn::tables
