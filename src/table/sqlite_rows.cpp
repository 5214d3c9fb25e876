#include "table/sqlite_rows.hpp"

#include "ctlpgn/errors.hpp"
#include "table/sqlite_library.hpp"
#include "table/sqlite_positions.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::tables {

namespace {

[[noreturn]] void refuse_database(const std::string& name, sqlite3* database) {
    const std::string failing = "cannot write " + name;
    throw output_error(failing + ": " + sqlite_for(failing).sqlite3_errmsg(database));
}

std::string quoted_name(std::string_view name) {
    std::string text = "\"";
    for (const char each : name)
        text.append(each == '"' ? 2 : 1, each);
    return text += '"';
}

std::string_view type_in_database(cell_type type) {
    switch (type) {
    case cell_type::integer:
    case cell_type::hash: return "INTEGER";
    case cell_type::real: return "REAL";
    case cell_type::word:
    case cell_type::text: break;
    }
    return "TEXT";
}

// Where rows are inserted, in their order. Positions are sorted when all are known.
std::string table_for_rows(table_kind kind) {
    return kind == table_kind::positions ? std::string(unsorted_positions) : std::string(name_of(kind));
}

std::string definition_of(const table_schema& schema) {
    std::string text = schema.kind == table_kind::positions ? "CREATE TEMP TABLE " : "CREATE TABLE ";
    text.append(table_for_rows(schema.kind)).append(" (");
    for (const table_column& each : schema.columns) {
        if (&each != &schema.columns.front())
            text += ", ";
        text.append(quoted_name(each.name)).append(" ").append(type_in_database(each.type));
    }
    return text += ")";
}

std::string insertion_into(const table_schema& schema) {
    std::string text = "INSERT INTO " + table_for_rows(schema.kind) + " VALUES (?";
    for (std::size_t left = schema.columns.size(); left > 1; --left)
        text += ", ?";
    return text += ")";
}

class sqlite_table final : public table_writer {
  public:
    sqlite_table(const table_schema& schema, sqlite3* database, std::string name)
        : schema_(schema), database_(database), name_(std::move(name)) {}
    ~sqlite_table() override { library_.sqlite3_finalize(insertion_); }
    sqlite_table(const sqlite_table&) = delete;
    sqlite_table& operator=(const sqlite_table&) = delete;

    void begin() override {
        check(library_.sqlite3_exec(database_, definition_of(schema_).c_str(), nullptr, nullptr, nullptr));
        check(library_.sqlite3_prepare_v2(database_, insertion_into(schema_).c_str(), -1, &insertion_,
                                          nullptr));
    }

    void write(const row_block& rows) override {
        const std::size_t count = rows.rows();
        for (std::size_t row = 0; row != count; ++row) {
            for (std::size_t at = 0; at != rows.columns.size(); ++at)
                bind(at, rows.columns[at], row);
            if (library_.sqlite3_step(insertion_) != SQLITE_DONE)
                refuse_database(name_, database_);
            library_.sqlite3_reset(insertion_);
        }
    }

    void finish() override { library_.sqlite3_finalize(std::exchange(insertion_, nullptr)); }

  private:
    void check(int result) const {
        if (result != SQLITE_OK)
            refuse_database(name_, database_);
    }

    void bind(std::size_t column, const column_block& cells, std::size_t row) const {
        const int parameter = static_cast<int>(column + 1);
        if (!cells.is_known(row))
            return check(library_.sqlite3_bind_null(insertion_, parameter));
        switch (cells.type()) {
        case cell_type::integer:
            return check(library_.sqlite3_bind_int(insertion_, parameter, cells.integer(row)));
        case cell_type::hash:
            return check(library_.sqlite3_bind_int64(insertion_, parameter, cells.hash(row)));
        case cell_type::real:
            return check(library_.sqlite3_bind_double(insertion_, parameter, cells.real(row)));
        case cell_type::word:
            return bind_text(parameter,
                             schema_.columns[column].words[static_cast<std::size_t>(cells.integer(row))]);
        case cell_type::text: return bind_text(parameter, cells.text(row));
        }
    }

    // The text is there until the row is inserted.
    void bind_text(int parameter, std::string_view text) const {
        check(library_.sqlite3_bind_text(insertion_, parameter, text.data(), static_cast<int>(text.size()),
                                         SQLITE_STATIC));
    }

    const table_schema& schema_;
    sqlite3* database_;
    std::string name_;
    const sqlite_functions& library_ = sqlite_for("cannot write " + name_);
    sqlite3_stmt* insertion_ = nullptr;
};

} // namespace

sqlite_database::sqlite_database(const std::string& path, std::string name)
    : name_(std::move(name)), library_(sqlite_for("cannot write " + name_)) {
    if (library_.sqlite3_open_v2(path.c_str(), &database_, SQLITE_OPEN_READWRITE, nullptr) != SQLITE_OK)
        refuse_database(name_, database_);
    run("PRAGMA journal_mode = OFF");
    run("PRAGMA synchronous = OFF");
    run("BEGIN");
}

sqlite_database::~sqlite_database() {
    library_.sqlite3_close(database_);
}

void sqlite_database::run(const std::string& statement) {
    if (library_.sqlite3_exec(database_, statement.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        refuse_database(name_, database_);
}

std::unique_ptr<table_writer> sqlite_database::make_writer(const table_schema& schema) {
    return std::make_unique<sqlite_table>(schema, database_, name_);
}

void sqlite_database::finish(std::span<const table_schema> all) {
    const bool has_positions =
        std::ranges::find(all, table_kind::positions, &table_schema::kind) != all.end();
    if (has_positions)
        for (const std::string& each : sorting_of_positions())
            run(each);
    const auto is_numbered = [](const table_schema& each) { return each.has(column_field::game); };
    for (const table_schema& each : all)
        if (each.kind != table_kind::positions && is_numbered(each)) {
            const std::string name(name_of(each.kind));
            run("CREATE INDEX " + name + "_by_game ON " + name + " (game)");
        }
    if (all.size() == 2 && !has_positions && std::ranges::all_of(all, is_numbered))
        run("CREATE VIEW played AS SELECT * FROM plies JOIN games USING (game)");
    run("COMMIT");
    if (library_.sqlite3_close(database_) != SQLITE_OK)
        refuse_database(name_, database_);
    database_ = nullptr;
}

} // namespace ctlpgn::tables
