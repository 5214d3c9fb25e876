#include "python/table_reading.hpp"

#include "ctlpgn/errors.hpp"
#include "ctlpgn/jobs.hpp"
#include "table/rows.hpp"
#include "text/closest.hpp"
#include "text/quotes.hpp"

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

namespace ctlpgn::python {

namespace {

[[noreturn]] void refuse_column(tables::table_kind kind, const std::string& name) {
    std::vector<std::string_view> names;
    for (const tables::column_definition& each : tables::columns_of(kind))
        names.push_back(each.name);
    const std::string_view near = closest(name, names);
    throw setting_error("unknown column " + in_quotes(name) + " of a table of " +
                        std::string(tables::name_of(kind)) +
                        (near.empty() ? "" : ": did you mean " + in_quotes(near) + "?"));
}

// The rows of consecutive games.
class rows_of_games {
  public:
    explicit rows_of_games(const tables::table_schema& schema)
        : schema_(schema), maker_(schema), block_(schema.make_block()) {}

    void add(const tables::game_for_table& each) { maker_.add(each, block_); }
    void clear() { block_.clear(); }
    [[nodiscard]] bool is_large() const {
        constexpr std::size_t many_rows = 65536;
        return block_.rows() >= many_rows;
    }

    // The games were numbered from 1; so many come before them in their file, and in all files.
    void hand_on(std::uint32_t before_in_file, std::uint64_t before, table_data& into) {
        tables::number_games(schema_, block_, before_in_file, before);
        into.rows += block_.rows();
        if (block_.rows() != 0)
            into.blocks.push_back(std::exchange(block_, schema_.make_block()));
    }

  private:
    const tables::table_schema& schema_;
    tables::row_maker maker_;
    tables::row_block block_;
};

class file_rows final : public game_work {
  public:
    file_rows(const open_games& games, const std::string& file, std::uint64_t games_before,
              const table_reading_options& options, table_data& into)
        : chosen_(games.written_in()), file_(file), before_(games_before), options_(options), into_(into),
          rows_(into.schema) {}

    void read(game_reader& games) override {
        while (const game* const read = games.next()) {
            games_ = read->index;
            add(rows_, *read, games);
            if (rows_.is_large())
                hand_on(rows_, 0);
        }
        hand_on(rows_, 0);
    }
    std::unique_ptr<game_batch> make_batch() override;
    void end(const game_reader& /*games*/) override {}
    [[nodiscard]] bool wants_resolved_plies() const override { return true; }

    void add(rows_of_games& rows, const game& record, const game_reader& games) const {
        rows.add({record, chosen_, games.diagnostics(), file_, games.resolved_plies()});
    }
    void hand_on(rows_of_games& rows, std::uint32_t before_in_file) {
        rows.hand_on(before_in_file, before_, into_);
        options_.look_up();
    }
    void note_games(std::uint64_t games) { games_ = games; }
    [[nodiscard]] std::uint64_t games() const { return games_; }
    [[nodiscard]] const tables::table_schema& schema() const { return into_.schema; }

  private:
    const notation& chosen_;
    const std::string& file_;
    std::uint64_t before_;
    const table_reading_options& options_;
    table_data& into_;
    rows_of_games rows_;
    std::uint64_t games_ = 0; // in the file so far
};

class batch_of_rows final : public game_batch {
  public:
    explicit batch_of_rows(file_rows& file) : file_(file), rows_(file.schema()) {}

    void read(game_reader& games) override {
        rows_.clear();
        count_ = 0;
        while (const game* const read = games.next()) {
            ++count_;
            file_.add(rows_, *read, games);
        }
    }
    void hand_on(std::uint32_t games_before) override {
        file_.hand_on(rows_, games_before);
        file_.note_games(games_before + count_);
    }

  private:
    file_rows& file_;
    rows_of_games rows_;
    std::uint64_t count_ = 0;
};

std::unique_ptr<game_batch> file_rows::make_batch() {
    return std::make_unique<batch_of_rows>(*this);
}

} // namespace

tables::table_schema table_schema_of(const std::string& rows, const std::vector<std::string>& names) {
    for (const auto kind :
         {tables::table_kind::games, tables::table_kind::plies, tables::table_kind::positions})
        if (rows == tables::name_of(kind))
            return tables::schema_of(kind, names, refuse_column);
    throw setting_error("rows must be games, plies or positions, and is " + in_quotes(rows));
}

std::uint64_t read_table(open_games& games, const std::string& file, std::uint64_t games_before,
                         const table_reading_options& options, table_data& into) {
    file_rows work(games, file, games_before, options, into);
    read_games(games.text(), games.written_in(), {.jobs = options.jobs}, work, without_boards({}),
               options.checks, games.review(options.checks));
    return games_before + work.games();
}

} // namespace ctlpgn::python
