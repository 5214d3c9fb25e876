#include "cli/input/json_input.hpp"

#include "cli/commands.hpp"
#include "cli/games/game_repair.hpp"
#include "cli/games/json_output.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/say.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/text_report.hpp"
#include "lint/repair/moves_repair.hpp"
#include "text/sources/compression.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

bool is_json(const input& file, const std::string& source) {
    return source == "json" || (source == "auto" && file.holds_json());
}

namespace {

std::vector<input> those_that_are(const std::vector<input>& inputs, const std::string& source, bool json) {
    std::vector<input> chosen;
    std::ranges::copy_if(inputs, std::back_inserter(chosen),
                         [&](const input& each) { return is_json(each, source) == json; });
    return chosen;
}

} // namespace

std::vector<input> json_among(const std::vector<input>& inputs, const std::string& source) {
    return those_that_are(inputs, source, true);
}

std::vector<input> text_among(const std::vector<input>& inputs, const std::string& source) {
    return those_that_are(inputs, source, false);
}

void read_json_input(const input& file, const limits& bounds,
                     const std::function<void(const json_game&)>& take) {
    const auto source = file.open();
    try {
        read_json(*source, take, bounds);
    } catch (const json_error& error) {
        throw json_error(file.name() + ": " + error.what());
    }
}

void say_unwritable(const std::string& file, const json_game& read) {
    complain(file + ", game " + std::to_string(read.number),
             "it cannot be written: " + std::string(read.doubt));
}

void check_json_inputs(std::vector<input>& inputs, const json_run_options& options,
                       const std::string& source) {
    if (!options.output_path.empty() && options.output_path != "-")
        return;
    for (input& file : inputs) {
        if (!is_json(file, source) || !file.can_be_read_twice())
            continue;
        try {
            read_json_input(file, options.bounds, [](const json_game&) {});
        } catch (const input_error& error) {
            file.fault = error.what();
        }
    }
}

namespace {

class rewriting {
  public:
    rewriting(const json_run_options& options, const std::string& source, std::vector<input> inputs)
        : options_(options), from_(source), inputs_(std::move(inputs)),
          output_(options.output_path, options.shape, [this](const std::string& path) { check_path(path); }),
          selection_(options.selection) {}

    int run() {
        reading_progress shown(0, options_.output_path.empty() || options_.output_path == "-");
        check_json_inputs(inputs_, options_, from_);
        input_reading reading;
        for (const input& file : inputs_)
            reading.read(file, [this](const input& each) { read(each); });
        if (reading.has_result(any_games_))
            output_.finish();
        selection_.report_unknown_tags();
        if (!options_.quiet)
            selection_.report_repeated_games();
        if (reading.failed())
            return failed;
        return options_.exit_zero && status_ == found ? clean : status_;
    }

  private:
    // JSON may take the place of JSON, but not of games as text.
    void check_path(const std::string& path) const {
        check_not_written_over(text_among(inputs_, from_), path);
    }

    void read(const input& file) {
        index_ = 0;
        name_ = file.name();
        written_name_ = file.is_standard_input() ? std::string() : file.path;
        if (is_json(file, from_))
            read_json_input(file, options_.bounds, [this](const json_game& each) { write(each); });
        else
            write_text(file);
    }

    void write(const json_game& each) {
        if (each.read != nullptr) {
            index_ = static_cast<std::uint32_t>(each.number - 1);
            if (each.lacks_result && !options_.quiet && selection_.matches(*each.read, *each.written_in))
                report_added_result(name_, *each.read);
            write_games(*open_text(each.read->text), *each.written_in);
            return;
        }
        status_ = found;
        if (!options_.quiet)
            say_unwritable(name_, each);
    }

    void write_text(const input& file) {
        const recognised_text text = file.open_games();
        write_games(*text.source, *text.written_in);
    }

    void write_games(byte_source& text_source, const notation& chosen) {
        if (!options_.shape.lines && !output_.splits())
            one_notation_.add(chosen, name_);
        output_.begin_file(chosen, name_);
        json_source source(text_source, chosen);
        game_reader games(source.text(), chosen, without_boards(options_.bounds), options_.checks,
                          source.review(chosen, options_.checks));
        std::optional<moves_repair> repair;
        if (options_.repair)
            repair.emplace(chosen, options_.bounds, options_.checks);
        while (const game* const each = games.next()) {
            game numbered = *each; // games of JSON are read one by one
            numbered.index = ++index_;
            if (!selection_.takes(numbered, chosen))
                continue;
            any_games_ = true;
            const repaired_reading* const repaired = repair ? repair->repair(games, *each) : nullptr;
            if (repaired == nullptr) {
                complain(games, games.diagnostics());
                output_.write(numbered, chosen, games.diagnostics(), written_name_);
                continue;
            }
            numbered = *repaired->read;
            numbered.index = index_;
            complain(games, repaired->found);
            output_.write(numbered, chosen, repaired->found, written_name_, {}, nullptr, &repaired->repairs);
        }
        complain(games, games.diagnostics());
        output_.end_file(games.diagnostics(), written_name_);
    }

    void complain(const game_reader& games, std::span<const diagnostic> found_there) {
        for (const diagnostic& each : found_there) {
            if (each.severity == level::error)
                status_ = found;
            if (!options_.quiet)
                say(text_report(each, name_, games.source_line(each)));
        }
    }

    const json_run_options& options_;
    const std::string& from_;
    std::vector<input> inputs_;
    json_output output_;
    game_selection selection_;
    single_notation one_notation_;
    std::string name_;
    std::string written_name_; // as the JSON calls it
    std::uint32_t index_ = 0;  // of a game in its file
    bool any_games_ = false;   // that are written
    int status_ = clean;
};

} // namespace

int run_json_again(const json_run_options& options, const std::string& source, std::vector<input> inputs) {
    return rewriting(options, source, std::move(inputs)).run();
}

} // namespace ctlpgn::cli
