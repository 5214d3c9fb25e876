#include "cli/table/table_run.hpp"

#include "cli/commands.hpp"
#include "cli/output/output.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/replacement.hpp"
#include "cli/output/say.hpp"
#include "ctlpgn/jobs.hpp"
#include "table/rows.hpp"
#include "table/sqlite_rows.hpp"
#include "table/writer.hpp"
#include "text/games/recognition.hpp"
#include "text/quotes.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <set>
#include <utility>

namespace ctlpgn::cli {

namespace {

// Rows of some games, for every table that is written.
class table_rows {
  public:
    explicit table_rows(const std::vector<tables::table_schema>& schemas) : schemas_(schemas) {
        makers_.reserve(schemas.size());
        for (const tables::table_schema& each : schemas) {
            makers_.emplace_back(each);
            blocks_.push_back(each.make_block());
        }
    }

    void add(const tables::game_for_table& each) {
        for (std::size_t at = 0; at != makers_.size(); ++at)
            makers_[at].add(each, blocks_[at]);
        has_errors_ = has_errors_ || has_error(each.found);
        ++games_;
    }
    void clear() {
        std::ranges::for_each(blocks_, &tables::row_block::clear);
        has_errors_ = false;
        games_ = 0;
    }

    // The games were numbered from 1; so many come before them in their file, and in all files.
    void number(std::uint32_t before_in_file, std::uint64_t before) {
        for (std::size_t table = 0; table != blocks_.size(); ++table)
            tables::number_games(schemas_[table], blocks_[table], before_in_file, before);
    }

    [[nodiscard]] const std::vector<tables::row_block>& blocks() const { return blocks_; }
    [[nodiscard]] std::uint64_t games() const { return games_; }
    [[nodiscard]] bool has_errors() const { return has_errors_; }
    [[nodiscard]] bool is_large() const {
        constexpr std::size_t many_rows = 4096;
        return std::ranges::any_of(blocks_,
                                   [](const tables::row_block& each) { return each.rows() >= many_rows; });
    }

  private:
    const std::vector<tables::table_schema>& schemas_;
    std::vector<tables::row_maker> makers_;
    std::vector<tables::row_block> blocks_;
    std::uint64_t games_ = 0;
    bool has_errors_ = false;
};

// Where the rows go: to a database, or as one table to a file or standard output.
class table_output {
  public:
    table_output(const std::string& path, table_format format,
                 const std::vector<tables::table_schema>& schemas)
        : schemas_(schemas) {
        if (format == table_format::sqlite)
            open_database(path);
        else
            open_stream(path, format);
        for (const auto& each : writers_)
            each->begin();
    }

    void write(const std::vector<tables::row_block>& blocks) {
        for (std::size_t at = 0; at != writers_.size(); ++at)
            writers_[at]->write(blocks[at]);
    }

    void commit() {
        for (const auto& each : writers_)
            each->finish();
        if (database_) {
            database_->finish(schemas_);
            file_->commit();
        } else {
            stream_->commit();
        }
    }

  private:
    void open_database(const std::string& path) {
        if (path.empty() || path == "-")
            throw setting_error("SQLite needs a file, not a stream; name one with -o, such as games.sqlite");
        file_.emplace(path);
        database_.emplace(file_->unfinished_path(), path);
        for (const tables::table_schema& each : schemas_)
            writers_.push_back(database_->make_writer(each));
    }

    void open_stream(const std::string& path, table_format format) {
        stream_.emplace(path);
        const auto make = format == table_format::arrow        ? tables::make_arrow_writer
                          : format == table_format::json_lines ? tables::make_json_lines_writer
                                                               : tables::make_csv_writer;
        writers_.push_back(make(schemas_.front(), [this](std::string_view bytes) { stream_->write(bytes); }));
    }

    const std::vector<tables::table_schema>& schemas_;
    std::optional<output> stream_;
    std::optional<replacement> file_; // of the database
    std::optional<tables::sqlite_database> database_;
    std::vector<std::unique_ptr<tables::table_writer>> writers_; // one for each schema
};

// Tags that are columns, and whether any game has them: a name that none has is usually a typo.
class tag_columns {
  public:
    tag_columns(const table_choice& asked, const std::vector<tables::table_schema>& schemas) {
        if (asked.columns.empty())
            return;
        const tables::table_schema& schema = schemas.front();
        for (std::size_t at = 0; at != schema.columns.size(); ++at)
            if (schema.columns[at].field == tables::column_field::tag)
                missing_.push_back({at, schema.columns[at].name});
    }

    void look_at(const tables::row_block& block) {
        any_row_ = any_row_ || block.rows() != 0;
        std::erase_if(missing_, [&block](const tag_column& each) {
            const tables::column_block& cells = block.columns[each.at];
            for (std::size_t row = 0; row != cells.size(); ++row)
                if (cells.is_known(row))
                    return true;
            return false;
        });
    }

    void report() const {
        if (any_row_)
            for (const tag_column& each : missing_)
                complain("no game has the tag " + in_quotes(each.name) + ", so its column is empty" +
                         (tables::find_column(tables::table_kind::plies, each.name)
                              ? "; it is a column of plies (--rows plies)"
                              : ""));
    }

  private:
    struct tag_column {
        std::size_t at = 0;
        std::string name;
    };

    std::vector<tag_column> missing_;
    bool any_row_ = false;
};

// Whether what is found on the board shows in a table of games. Openings and the like are asked for by their
// columns.
bool shows_findings(const tables::table_schema& schema) {
    using enum tables::column_field;
    return schema.kind != tables::table_kind::games ||
           std::ranges::any_of(std::array{errors, warnings, codes},
                               [&schema](tables::column_field each) { return schema.has(each); });
}

class table_run {
  public:
    explicit table_run(const table_run_options& options)
        : options_(options.common), inputs_(find_inputs(options_.files, {options_.bytes, options_.bounds})),
          format_(format_of_table(options.table.to, options_.output_path)),
          schemas_(schemas_of(options.table, format_)), tags_(options.table, schemas_),
          selection_(options_.selection), progress_(total_size(inputs_)) {
        check_not_written_over(inputs_, options_.output_path);
        output_.emplace(options_.output_path, format_, schemas_);
        if (options_.exit_zero && std::ranges::none_of(schemas_, shows_findings))
            checks_ = check_level::syntax; // the result is the same, in less than half the time
    }

    int run() {
        input_reading reading;
        for (const input& file : inputs_)
            reading.read(file, [this](const input& each) { read(each); });
        if (reading.has_result(games_ != 0))
            output_->commit();
        progress_.clear();
        selection_.report_unknown_tags();
        selection_.report_repeated_games();
        tags_.report();
        if (reading.failed())
            return failed;
        return errors_found_ && !options_.exit_zero ? found : clean;
    }

    [[nodiscard]] const std::vector<tables::table_schema>& schemas() const { return schemas_; }
    [[nodiscard]] game_selection& selection() { return selection_; }
    [[nodiscard]] std::uint64_t games_before() const { return games_before_; }

    void write(const table_rows& rows, std::uint64_t bytes_of_file) {
        output_->write(rows.blocks());
        tags_.look_at(rows.blocks().front());
        errors_found_ = errors_found_ || rows.has_errors();
        games_ += rows.games();
        progress_.update(bytes_of_file, games_);
    }
    void note_games_of_file(std::uint64_t games) { games_of_file_ = games; }
    void note_findings(std::span<const diagnostic> found) {
        errors_found_ = errors_found_ || has_error(found);
    }

  private:
    void read(const input& file);

    const json_run_options& options_;
    std::vector<input> inputs_;
    table_format format_;
    std::vector<tables::table_schema> schemas_;
    check_level checks_ = options_.checks;
    tag_columns tags_;
    game_selection selection_;
    progress progress_;
    std::optional<table_output> output_;
    std::uint64_t games_before_ = 0; // in the files before
    std::uint64_t games_of_file_ = 0;
    std::uint64_t games_ = 0; // that are in the tables
    bool errors_found_ = false;
};

class file_table final : public game_work {
  public:
    file_table(table_run& all, const input& file, const notation& chosen)
        : all_(all), chosen_(chosen), name_(file.is_standard_input() ? std::string() : file.path),
          rows_(all.schemas()) {}

    void read(game_reader& games) override {
        const auto hand_on = [&] {
            rows_.number(0, all_.games_before());
            all_.write(rows_, games.bytes_read());
            rows_.clear();
        };
        games.choose([this, choice = all_.selection().choice(chosen_)](const game& each) {
            all_.note_games_of_file(each.index);
            return choice ? choice(each) : game_wish::take;
        });
        while (const game* const read = games.next()) {
            add(rows_, *read, games);
            if (rows_.is_large())
                hand_on();
        }
        hand_on();
    }

    std::unique_ptr<game_batch> make_batch() override;
    void end(const game_reader& games) override { all_.note_findings(games.diagnostics()); }
    [[nodiscard]] bool wants_resolved_plies() const override { return true; }

    void add(table_rows& rows, const game& record, const game_reader& games) const {
        rows.add({record, chosen_, games.diagnostics(), name_, games.resolved_plies()});
    }
    [[nodiscard]] table_run& all() const { return all_; }
    [[nodiscard]] const notation& chosen() const { return chosen_; }

  private:
    table_run& all_;
    const notation& chosen_;
    std::string name_; // as the table calls it
    table_rows rows_;
};

class batch_table final : public game_batch {
  public:
    explicit batch_table(const file_table& file) : file_(file), rows_(file.all().schemas()) {}

    void read(game_reader& games) override {
        from_ = &games;
        rows_.clear();
        read_ = 0;
        games.choose(
            [this, choice = file_.all().selection().choice_of_each(file_.chosen())](const game& each) {
                ++read_;
                return choice ? choice(each) : game_wish::take;
            });
        while (const game* const read = games.next())
            file_.add(rows_, *read, games);
    }

    void hand_on(std::uint32_t games_before) override {
        rows_.number(games_before, file_.all().games_before());
        file_.all().write(rows_, from_->bytes_read());
        file_.all().note_games_of_file(games_before + read_);
    }

  private:
    const file_table& file_;
    const game_reader* from_ = nullptr;
    table_rows rows_;
    std::uint64_t read_ = 0;
};

std::unique_ptr<game_batch> file_table::make_batch() {
    return std::make_unique<batch_table>(*this);
}

void table_run::read(const input& file) {
    const recognised_text text = file.open_games();
    file_table work(*this, file, *text.written_in);
    json_source source(*text.source, *text.written_in);
    job_options jobs = options_.jobs;
    if (selection_.in_order())
        jobs.jobs = 1;
    games_of_file_ = 0;
    read_games(source.text(), *text.written_in, jobs, work, without_boards(options_.bounds), checks_,
               source.review(*text.written_in, checks_));
    progress_.end_file(text.source->size_hint());
    games_before_ += games_of_file_;
}

} // namespace

int run_table(const table_run_options& options) {
    return table_run(options).run();
}

} // namespace ctlpgn::cli
