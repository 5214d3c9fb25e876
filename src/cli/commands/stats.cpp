#include "cli/commands.hpp"
#include "cli/games/game_selection.hpp"
#include "cli/games/json_run.hpp"
#include "cli/games/repeated_games.hpp"
#include "cli/options/byte_range_option.hpp"
#include "cli/options/input_options.hpp"
#include "cli/options/job_option.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/word_option.hpp"
#include "cli/output/output.hpp"
#include "cli/output/progress.hpp"
#include "ctlpgn/jobs.hpp"
#include "emit/report/statistics.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

namespace {

struct stats_options {
    json_run_options common;
    selection_options selection;
    std::vector<std::string> tags;
    bool openings = false;
    bool duplicates = false;
    std::string format = "text";
};

// Counts of all files.
class count {
  public:
    explicit count(const stats_options& options)
        : options_(options), common_(options.common),
          inputs_(find_inputs(common_.files, {common_.bytes, common_.bounds})), selection_(options.selection),
          counted_(options.tags, options.openings), shown_(total_size(inputs_)) {
        check_not_written_over(inputs_, common_.output_path);
        output_.emplace(common_.output_path);
    }

    int run() {
        input_reading reading;
        for (const input& file : inputs_)
            reading.read(file, [this](const input& each) { read(each); });
        if (reading.has_result(counted_.games() != 0)) {
            if (options_.duplicates)
                counted_.set_repeated(repeated_.take());
            output_->write(options_.format == "json" ? counted_.json() : counted_.text());
            output_->commit();
        }
        shown_.clear();
        selection_.report_unknown_tags();
        selection_.report_repeated_games();
        if (reading.failed())
            return failed;
        return errors_found_ && !common_.exit_zero ? found : clean;
    }

    [[nodiscard]] emit::statistics part() const {
        return emit::statistics(options_.tags, options_.openings, true);
    }
    [[nodiscard]] game_selection& selection() { return selection_; }
    [[nodiscard]] bool counts_what_is_in_no_game() const { return !options_.selection.asks(); }

    void note_moves(const game& each, const notation& chosen) {
        if (options_.duplicates)
            repeated_.look_at(each, chosen, file_);
    }
    // Of games that come after those that have been added.
    void add_part(const emit::statistics& part) { counted_.add(part); }
    emit::statistics& counted() { return counted_; }
    void note_findings(std::span<const diagnostic> found) {
        errors_found_ = errors_found_ || has_error(found);
    }
    void note_errors() { errors_found_ = true; }
    void show_progress(std::uint64_t bytes_of_file) {
        shown_.update(bytes_of_file, counted_.games());
    }

  private:
    void read(const input& file);

    const stats_options& options_;
    const json_run_options& common_;
    const std::vector<input> inputs_;
    std::optional<output> output_;
    game_selection selection_;
    emit::statistics counted_;
    repeated_games repeated_;
    std::string file_; // that is read
    progress shown_;
    bool errors_found_ = false;
};

class batch_count final : public game_batch {
  public:
    batch_count(count& all, const notation& chosen) : all_(all), chosen_(chosen), counted_(all.part()) {}

    void read(game_reader& games) override {
        from_ = &games;
        counted_ = all_.part();
        has_errors_ = false;
        games.choose(all_.selection().choice_of_each(chosen_));
        while (const game* const each = games.next()) {
            counted_.add(*each, chosen_);
            counted_.add(games.diagnostics());
            has_errors_ = has_errors_ || has_error(games.diagnostics());
        }
    }

    void hand_on(std::uint32_t /*games_before*/) override {
        all_.add_part(counted_);
        if (has_errors_)
            all_.note_errors();
        all_.show_progress(from_->bytes_read());
    }

  private:
    count& all_;
    const notation& chosen_;
    const game_reader* from_ = nullptr;
    emit::statistics counted_;
    bool has_errors_ = false;
};

class file_count final : public game_work {
  public:
    file_count(count& all, const notation& chosen) : all_(all), chosen_(chosen) {}

    void read(game_reader& games) override {
        games.choose([this, choice = all_.selection().choice(chosen_)](const game& each) {
            count_file();
            return choice ? choice(each) : game_wish::take;
        });
        while (const game* const each = games.next()) {
            all_.counted().add(*each, chosen_);
            all_.note_moves(*each, chosen_);
            count_findings(games.diagnostics());
            all_.show_progress(games.bytes_read());
        }
    }

    std::unique_ptr<game_batch> make_batch() override {
        count_file();
        return std::make_unique<batch_count>(all_, chosen_);
    }

    void end(const game_reader& games) override {
        count_file();
        if (all_.counts_what_is_in_no_game())
            count_findings(games.diagnostics());
    }

  private:
    void count_file() {
        if (!std::exchange(is_counted_, true))
            all_.counted().add_file();
    }
    void count_findings(std::span<const diagnostic> found) {
        all_.counted().add(found);
        all_.note_findings(found);
    }

    count& all_;
    const notation& chosen_;
    bool is_counted_ = false;
};

void count::read(const input& file) {
    const recognised_text text = file.open_games();
    file_ = file.name();
    file_count work(*this, *text.written_in);
    json_source source(*text.source, *text.written_in);
    job_options jobs = common_.jobs;
    if (selection_.in_order() || options_.duplicates)
        jobs.jobs = 1;
    read_games(source.text(), *text.written_in, jobs, work, without_boards(common_.bounds), common_.checks,
               source.review(*text.written_in, common_.checks));
    shown_.end_file(text.source->size_hint());
}

} // namespace

void add_stats(CLI::App* command, int& status) {
    auto options = std::make_shared<stats_options>();
    command->footer("Counts cover all files together. docs/select.md describes how games are chosen, and "
                    "how 'ctlpgn json'\n"
                    "with jq or DuckDB answers other questions.\n"
                    "\n"
                    "  ctlpgn stats games/\n"
                    "  ctlpgn stats --tag White --tag ECO games.pgn     with the values of these tags\n"
                    "  ctlpgn stats --openings games/                   how often each opening was played, "
                    "and how it went\n"
                    "  ctlpgn stats --duplicates games/                 which games are there twice\n"
                    "  ctlpgn stats --where 'plies < 20' games/\n"
                    "  ctlpgn stats --output-format json games/ | jq .results");
    add_files(*command, options->common.files);
    command->add_option("--tag", options->tags, "count the values of this tag, too")->allow_extra_args(false);
    command->add_flag(
        "--openings", options->openings,
        "count the openings that the positions of games show, by their codes, and their results");
    command->add_flag("--duplicates", options->duplicates,
                      "list the games with the moves of an earlier one, over all files");
    command->add_option("--output-format", options->format, "text or json")
        ->transform(one_of({"text", "json"}))
        ->capture_default_str();
    add_output_option(*command, options->common.output_path, "a table of counts");
    add_check_flags(*command, options->common);
    add_job_option(*command, options->common.jobs.jobs);
    add_byte_range_option(*command, options->common.bytes);
    add_selection_options(*command, options->selection);
    add_file_patterns(*command, options->common.files);
    add_limit_options(*command, options->common.bounds);
    command->callback([options, &status] {
        check_output_name(
            options->common.output_path,
            std::array{output_kind{"text", "a table as text"}, output_kind{"json", "JSON", {".json"}}},
            options->format);
        status = count(*options).run();
    });
}

} // namespace ctlpgn::cli
