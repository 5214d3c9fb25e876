#include "cli/games/viewer_run.hpp"

#include "cli/commands.hpp"
#include "cli/input/input_search.hpp"
#include "cli/options/output_option.hpp"
#include "cli/output/name_pattern.hpp"
#include "cli/output/output.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/say.hpp"
#include "ctlpgn/jobs.hpp"
#include "ctlpgn/source.hpp"
#include "text/counted.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>

namespace ctlpgn::cli {

std::uint64_t count_errors(std::span<const diagnostic> found) {
    return static_cast<std::uint64_t>(std::ranges::count(found, level::error, &diagnostic::severity));
}

int finished(const json_run_options& options, const input_reading& reading, const game_selection& selection,
             std::uint64_t errors) {
    selection.report_unknown_tags();
    if (!options.quiet)
        selection.report_repeated_games();
    if (errors != 0 && !options.quiet)
        complain(counted(errors, "error was", "errors were") + " found; 'ctlpgn lint' shows more");
    if (reading.failed())
        return failed;
    return errors != 0 && !options.exit_zero ? found : clean;
}

namespace {

std::string text_of_file(const std::string& path) {
    const std::unique_ptr<byte_source> source = open_file(path);
    std::array<char, 4096> part{};
    std::string text;
    while (const std::size_t size = source->read(part.data(), part.size()))
        text.append(part.data(), size);
    return text;
}

// One page with the games of all files.
class whole_page {
  public:
    whole_page(const viewer_run_options& options, std::vector<input> inputs)
        : options_(options), inputs_(std::move(inputs)), stream_(options.games.output_path),
          page_([this](std::string_view bytes) { stream_.write(bytes); }, options.page),
          selection_(options.games.selection), progress_(total_size(inputs_)) {}

    int run();

    [[nodiscard]] const viewer_run_options& options() const { return options_; }
    [[nodiscard]] viewer_page& page() { return page_; }
    [[nodiscard]] game_selection& selection() { return selection_; }
    void note(std::uint64_t games, std::uint64_t errors, std::uint64_t bytes_of_file) {
        games_ += games;
        errors_ += errors;
        progress_.update(bytes_of_file, games_);
    }

  private:
    void add(const input& file);

    const viewer_run_options& options_;
    std::vector<input> inputs_;
    output stream_;
    viewer_page page_;
    game_selection selection_;
    progress progress_;
    std::uint64_t games_ = 0;
    std::uint64_t errors_ = 0;
};

// The games of one file, or of a batch of it.
class games_of_file {
  public:
    games_of_file(const viewer_run_options& options, const notation& chosen, std::string name)
        : chosen_(chosen), name_(std::move(name)), made_(options.page.shows_findings) {}

    void add(const game_reader& games, const game& read) {
        ++count_;
        errors_ += count_errors(games.diagnostics());
        made_.write(read, chosen_, games.diagnostics(), name_, games.resolved_plies());
    }
    void hand_on(whole_page& whole, std::uint64_t bytes) {
        whole.page().write(made_);
        whole.note(count_, errors_, bytes);
        made_.clear();
        count_ = 0;
        errors_ = 0;
    }

  private:
    const notation& chosen_;
    std::string name_;
    viewer_games made_;
    std::uint64_t count_ = 0;
    std::uint64_t errors_ = 0;
};

class batch_for_page final : public game_batch {
  public:
    batch_for_page(whole_page& whole, const notation& chosen, std::string name)
        : whole_(whole), chosen_(chosen), made_(whole.options(), chosen, std::move(name)) {}

    void read(game_reader& games) override {
        games.choose(whole_.selection().choice_of_each(chosen_));
        while (const game* const read = games.next())
            made_.add(games, *read);
        bytes_ = games.bytes_read();
    }
    void hand_on(std::uint32_t /*games_before*/) override { made_.hand_on(whole_, bytes_); }

  private:
    whole_page& whole_;
    const notation& chosen_;
    games_of_file made_;
    std::uint64_t bytes_ = 0;
};

class file_for_page final : public game_work {
  public:
    file_for_page(whole_page& whole, const notation& chosen, const std::string& name)
        : whole_(whole), chosen_(chosen), name_(name), made_(whole.options(), chosen, name) {}

    void read(game_reader& games) override {
        games.choose(whole_.selection().choice(chosen_));
        while (const game* const read = games.next()) {
            made_.add(games, *read);
            made_.hand_on(whole_, games.bytes_read());
        }
    }
    std::unique_ptr<game_batch> make_batch() override {
        return std::make_unique<batch_for_page>(whole_, chosen_, name_);
    }
    void end(const game_reader& games) override {
        whole_.note(0, count_errors(games.diagnostics()), games.bytes_read());
        whole_.page().end_file(games.diagnostics(), name_);
    }
    [[nodiscard]] bool wants_resolved_plies() const override { return true; }

  private:
    whole_page& whole_;
    const notation& chosen_;
    std::string name_;
    games_of_file made_;
};

int whole_page::run() {
    input_reading reading;
    for (const input& file : inputs_)
        reading.read(file, [this](const input& each) { add(each); });
    if (reading.has_result(games_ != 0)) {
        page_.finish();
        stream_.commit();
    }
    progress_.clear();
    return finished(options_.games, reading, selection_, errors_);
}

void whole_page::add(const input& file) {
    const recognised_text text = file.open_games();
    const notation& chosen = *text.written_in;
    file_for_page work(*this, chosen, file.is_standard_input() ? std::string() : file.path);
    json_source source(*text.source, chosen);
    const json_run_options& asked = options_.games;
    job_options jobs = asked.jobs;
    if (selection_.in_order())
        jobs.jobs = 1;
    read_games(source.text(), chosen, jobs, work, without_boards(asked.bounds), asked.checks,
               source.review(chosen, asked.checks));
    progress_.end_file(text.source->size_hint());
}

} // namespace

int run_viewer(const viewer_run_options& options) {
    const json_run_options& asked = options.games;
    std::vector<input> inputs = find_inputs(asked.files, {asked.bytes, asked.bounds});
    check_output_name(asked.output_path, std::array{output_kind{"", "a web page", {".html", ".htm"}}});
    viewer_run_options complete = options;
    if (!options.sheet_path.empty())
        complete.page.sheet = text_of_file(options.sheet_path);
    if (name_pattern(asked.output_path).has_fields())
        return run_viewer_series(complete, std::move(inputs));
    check_not_written_over(inputs, asked.output_path);
    return whole_page(complete, std::move(inputs)).run();
}

} // namespace ctlpgn::cli
