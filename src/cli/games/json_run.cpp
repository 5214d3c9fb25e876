#include "cli/games/json_run.hpp"

#include "cli/commands.hpp"
#include "cli/games/json_output.hpp"
#include "cli/input/json_input.hpp"
#include "cli/options/word_option.hpp"
#include "cli/output/progress.hpp"
#include "ctlpgn/jobs.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/settings.hpp"
#include "ctlpgn/text_report.hpp"
#include "emit/report/excerpt.hpp"
#include "lint/encoding_report.hpp"
#include "lint/repair/moves_repair.hpp"
#include "text/counted.hpp"
#include "text/games/game_reading.hpp"
#include "text/sources/file_places.hpp"

#include <cstdio>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace ctlpgn::cli {

namespace {

// Per file; more would not help.
constexpr std::uint64_t most_shown = 20;

// Messages on standard error about some games of one file.
class complaint_texts {
  public:
    complaint_texts(std::string file, bool quiet) : file_(std::move(file)), quiet_(quiet) {}

    void add(const game_reader& games) { add(games, games.diagnostics()); }
    void add(const game_reader& games, std::span<const diagnostic> found) {
        for (const diagnostic& one : found) {
            has_errors_ = has_errors_ || one.severity == level::error;
            if (++count_ <= most_shown && !quiet_)
                texts_.push_back(text_report(one, file_, games.source_line(one)));
        }
    }
    void add_repairs(const repaired_reading& made) {
        repaired_ += made.repairs.plies().size();
        safely_ += made.repairs.count_safe();
    }
    void clear() {
        count_ = 0;
        repaired_ = 0;
        safely_ = 0;
        has_errors_ = false;
        texts_.clear();
    }

    [[nodiscard]] std::uint64_t count() const { return count_; }
    [[nodiscard]] bool has_errors() const { return has_errors_; }
    // Plies, and those of them of which nothing else can be meant.
    [[nodiscard]] std::uint64_t repaired() const { return repaired_; }
    [[nodiscard]] std::uint64_t safely() const { return safely_; }
    // At most as many as are shown.
    [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }

  private:
    std::string file_;
    bool quiet_;
    std::uint64_t count_ = 0;
    std::uint64_t repaired_ = 0;
    std::uint64_t safely_ = 0;
    bool has_errors_ = false;
    std::vector<std::string> texts_;
};

// Where the games of all files go.
class json_conversion {
  public:
    json_conversion(const json_run_options& options, std::vector<input> inputs)
        : options_(options), inputs_(std::move(inputs)),
          output_(options.output_path, options.shape,
                  [this](const std::string& path) { check_not_written_over(inputs_, path); }),
          selection_(options.selection), progress_(total_size(inputs_)) {}

    int run();

    [[nodiscard]] const json_run_options& options() const { return options_; }
    [[nodiscard]] json_output& output() { return output_; }
    [[nodiscard]] game_selection& selection() { return selection_; }

    void say(const std::string& text) {
        progress_.clear();
        std::fputs(text.c_str(), stderr);
    }
    void note_error() { errors_found_ = true; }
    void note_games(std::uint64_t games, std::uint64_t bytes_of_file) {
        games_ += games;
        progress_.update(bytes_of_file, games_);
    }

  private:
    void convert(const input& file);

    const json_run_options& options_;
    std::vector<input> inputs_;
    json_output output_;
    single_notation one_notation_;
    game_selection selection_;
    progress progress_;
    std::uint64_t games_ = 0;
    bool errors_found_ = false;
};

class file_conversion final : public game_work {
  public:
    file_conversion(json_conversion& all, const input& file, const notation& chosen)
        : all_(all), file_(file), chosen_(chosen),
          name_(file.is_standard_input() ? std::string() : file.path), complaints_(new_complaints()) {
        make_repair(repair_);
    }

    void read(game_reader& games) override {
        games.choose(all_.selection().choice(chosen_));
        while (const game* const read = games.next()) {
            complaints_.clear();
            write(all_.output(), games, *read, repair_, complaints_);
            complain(complaints_);
            all_.note_games(1, games.bytes_read());
        }
    }

    std::unique_ptr<game_batch> make_batch() override;

    void end(const game_reader& games) override {
        complaints_.clear();
        complaints_.add(games);
        complain(complaints_);
        if (repaired_ != 0 && !all_.options().quiet)
            all_.say(emit::shown_text(file_.name()) + ": " + counted(repaired_, "ply", "plies") +
                     " repaired, " + std::to_string(safely_) + " of them safely\n");
        if (complained_ > most_shown && !all_.options().quiet)
            all_.say(emit::shown_text(file_.name()) + ": " + std::to_string(complained_ - most_shown) +
                     " more diagnostics, all of them in the JSON\n");
        all_.output().end_file(in_file(games.diagnostics(), section_reader::places_of(games)), name_);
    }

    [[nodiscard]] bool wants_resolved_plies() const override { return true; }

    [[nodiscard]] complaint_texts new_complaints() const { return {file_.name(), all_.options().quiet}; }

    void write(const json_games& games, std::uint32_t games_before) {
        all_.output().write(games, games_before);
    }
    // Where repair is wanted, makes what does it. To be used by one thread.
    void make_repair(std::optional<moves_repair>& made) const {
        const json_run_options& options = all_.options();
        if (options.repair)
            made.emplace(chosen_, options.bounds, options.checks);
    }
    // Writes the game that the reader returned last, perhaps with its moves repaired.
    template <class Output>
    void write(Output& output, const game_reader& reader, const game& read,
               std::optional<moves_repair>& repair, complaint_texts& complaints) const {
        const file_places* const places = section_reader::places_of(reader);
        const repaired_reading* const repaired = repair ? repair->repair(reader, read) : nullptr;
        if (repaired == nullptr) {
            complaints.add(reader);
            return output.write(read, chosen_, in_file(reader.diagnostics(), places), name_,
                                reader.resolved_plies(), places);
        }
        complaints.add(reader, repaired->found);
        complaints.add_repairs(*repaired);
        output.write(*repaired->read, chosen_, in_file(repaired->found, places), name_,
                     repair->resolved_plies(), places, &repaired->repairs);
    }
    void complain(const complaint_texts& what) {
        if (what.has_errors())
            all_.note_error();
        for (const std::string& text : what.texts())
            if (++given_ <= most_shown)
                all_.say(text);
        complained_ += what.count();
        repaired_ += what.repaired();
        safely_ += what.safely();
    }
    void note_games(std::uint64_t games, std::uint64_t bytes) { all_.note_games(games, bytes); }
    [[nodiscard]] game_choice choice_of_each() const { return all_.selection().choice_of_each(chosen_); }
    [[nodiscard]] const json_options& shape() const { return all_.options().shape; }

  private:
    json_conversion& all_;
    const input& file_;
    const notation& chosen_;
    std::string name_; // as the JSON calls it
    complaint_texts complaints_;
    std::optional<moves_repair> repair_;
    std::uint64_t complained_ = 0;
    std::uint64_t given_ = 0;
    std::uint64_t repaired_ = 0; // plies
    std::uint64_t safely_ = 0;
};

class batch_conversion final : public game_batch {
  public:
    explicit batch_conversion(file_conversion& conversion)
        : conversion_(conversion), json_(conversion.shape()), complaints_(conversion.new_complaints()) {
        conversion_.make_repair(repair_);
    }

    void read(game_reader& games) override {
        from_ = &games;
        count_ = 0;
        json_.clear();
        complaints_.clear();
        games.choose(conversion_.choice_of_each());
        while (const game* const read = games.next()) {
            ++count_;
            conversion_.write(json_, games, *read, repair_, complaints_);
        }
    }

    void hand_on(std::uint32_t games_before) override {
        conversion_.complain(complaints_);
        conversion_.write(json_, games_before);
        conversion_.note_games(count_, from_->bytes_read());
    }

  private:
    file_conversion& conversion_;
    const game_reader* from_ = nullptr;
    json_games json_;
    complaint_texts complaints_;
    std::optional<moves_repair> repair_;
    std::uint64_t count_ = 0;
};

std::unique_ptr<game_batch> file_conversion::make_batch() {
    return std::make_unique<batch_conversion>(*this);
}

int json_conversion::run() {
    input_reading reading;
    for (const input& file : inputs_)
        reading.read(file, [this](const input& each) { convert(each); });
    if (reading.has_result(games_ != 0))
        output_.finish();
    selection_.report_unknown_tags();
    if (!options_.quiet)
        selection_.report_repeated_games();
    if (reading.failed())
        return failed;
    return errors_found_ && !options_.exit_zero ? found : clean;
}

void json_conversion::convert(const input& file) {
    const recognised_text text = file.open_games();
    if (!options_.shape.lines && !output_.splits())
        one_notation_.add(*text.written_in, file.name());
    output_.begin_file(*text.written_in, file.name());
    file_conversion work(*this, file, *text.written_in);
    json_source source(*text.source, *text.written_in);
    job_options jobs = options_.jobs;
    // Which file a game goes to depends on the order of games, too.
    if (selection_.in_order() || output_.splits())
        jobs.jobs = 1;
    read_games(source.text(), *text.written_in, jobs, work, without_boards(options_.bounds), options_.checks,
               source.review(*text.written_in, options_.checks));
    progress_.end_file(text.source->size_hint());
}

} // namespace

void add_json_flags(CLI::App& command, json_options& options) {
    const std::string group = json_group;
    auto* const lines =
        command.add_flag("--lines", options.lines, "one game per line (JSON Lines)")->group(group);
    command.add_flag("--pretty,!--compact", options.pretty, "indented, or without spaces (the default)")
        ->multi_option_policy(CLI::MultiOptionPolicy::Throw)
        ->excludes(lines)
        ->group(group);
    command.add_flag("--positions", options.positions, "add the position after every ply")->group(group);
    command
        .add_flag("--engines", options.engines,
                  "add what engines say in comments such as {+0.31/12 1.2s}, as numbers")
        ->group(group);
    command.add_flag("--openings", options.openings, "add the opening that the positions of a game show")
        ->group(group);
    command
        .add_flag("--full", options.full,
                  "add what can be found out anyway: numbers of moves, SAN, words of comments without "
                  "commands, tags by name, and how games end")
        ->group(group);
    command.add_flag("--spans", options.spans, "add the place of everything in the file, in bytes")
        ->group(group);
}

game_reader::review json_source::review(const notation& chosen, check_level checks) const {
    return [this, &chosen, checks](const game& record, std::vector<finding>& findings) {
        if (checks == check_level::syntax && chosen.keep_causes != nullptr)
            chosen.keep_causes(record, findings);
        report_encoding(text_, chosen, record, findings);
    };
}

std::vector<CLI::Option*> add_check_flags(CLI::App& command, json_run_options& options) {
    return {
        command
            .add_option_function<std::string>(
                "--level", [&options](const std::string& word) { options.checks = *find_check_level(word); },
                "how much to check: syntax, coherent (the default) or legal")
            ->transform(one_of({"syntax", "coherent", "legal"})),
        command.add_flag("--exit-zero", options.exit_zero, "exit with status 0 even if errors are found")};
}

int run_json(const json_run_options& options, const std::string& source) {
    std::vector<input> inputs = find_inputs(options.files, {options.bytes, options.bounds});
    return json_among(inputs, source).empty() ? json_conversion(options, std::move(inputs)).run()
                                              : run_json_again(options, source, std::move(inputs));
}

} // namespace ctlpgn::cli
