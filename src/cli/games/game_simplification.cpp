#include "cli/games/game_simplification.hpp"

#include "cli/commands.hpp"
#include "cli/games/formatted_faults.hpp"
#include "cli/games/game_remarks.hpp"
#include "cli/games/game_repair.hpp"
#include "cli/games/game_series.hpp"
#include "cli/games/no_such_game.hpp"
#include "cli/input/sure_encoding.hpp"
#include "cli/output/complaints.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/say.hpp"
#include "cli/output/split_output.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/text_report.hpp"
#include "format/harmless.hpp"
#include "format/second_reading.hpp"
#include "format/text_alone.hpp"
#include "lint/fixes/repair.hpp"
#include "text/sources/decoded_source.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

namespace {

// Diagnostics about text that is in no game.
std::vector<diagnostic> between_games(const game_reader& reader, const notation& chosen) {
    std::vector<diagnostic> about_it;
    std::ranges::copy_if(reader.diagnostics(), std::back_inserter(about_it),
                         [&](const diagnostic& each) { return layout::is_between_games(each.id, chosen); });
    return about_it;
}

game_reader::review review_in(const notation& chosen) {
    return [&chosen](const game& record, std::vector<finding>& findings) {
        layout::find_swallowed_text(chosen, record, findings);
    };
}

class simplification_run {
  public:
    explicit simplification_run(const simplification_options& options)
        : options_(options), inputs_(find_inputs(options.files, {options.bytes, options.bounds})),
          output_(options.output_path,
                  [this](const std::string& path) { check_not_written_over(inputs_, path); }),
          selection_(options.selection), written_(output_, options.bounds, options.quiet) {}

    int run() {
        reading_progress shown(total_size(inputs_),
                               options_.output_path.empty() || options_.output_path == "-");
        input_reading reading;
        for (const input& file : inputs_)
            reading.read(file, [this](const input& each) { simplify_file(each); });
        if (reading.failed())
            status_ = failed;
        if (reading.has_result(any_games_))
            output_.commit();
        selection_.report_unknown_tags();
        if (!options_.quiet)
            selection_.report_repeated_games();
        return status_;
    }

  private:
    void simplify_file(const input& file) {
        const recognised_text text = file.open_games();
        chosen_ = text.written_in;
        if (!output_.splits())
            one_notation_.add(*chosen_, file.name());
        decoded_source decoded(*text.source, *chosen_);
        game_reader reader(decoded, *chosen_, options_.bounds, check_level::syntax, review_in(*chosen_));
        std::uint32_t games = 0;
        complaints left_out(file.name(), options_.quiet);
        fixed_ = {};
        remarks_ = {};
        fixed_.leave_out_marks();
        reader.choose([&](const game& each) {
            check_encoding_is_sure(decoded.other_encoding().value_or(text_encoding::utf8), file.name());
            if (++games != options_.game && options_.game != 0)
                return game_wish::pass_over;
            const game_wish wish = selection_.wish_for(each, *chosen_);
            return wish == game_wish::stop && options_.game != 0 ? game_wish::pass_over : wish;
        });
        while (const game* const read = reader.next()) {
            if (simplify_game(file, reader, *read))
                left_out.add_left_out(between_games(reader, *chosen_), reader);
        }
        if (options_.game == 0)
            add_what_follows(reader, left_out);
        left_out.finish();
        if (!options_.quiet) {
            fixed_.report(file.name(), "simplifying fixes");
            remarks_.report(file.name());
        }
        if (games == 0 && left_out.left_out() && !options_.quiet)
            complain(file.name() + " has no games");
        if (games >= options_.game)
            return;
        status_ = failed;
        complain(no_such_game(file.name(), options_.game, games));
    }

    void add_what_follows(const game_reader& after, complaints& left_out) const {
        const std::vector<diagnostic> about_it = between_games(after, *chosen_);
        formatted_game rest;
        rest.before = after.rest();
        rest.left_out = about_it;
        rest.reader = &after;
        left_out.add_left_out(rest);
    }

    // Whether it is written.
    bool simplify_game(const input& file, const game_reader& reader, const game& read) {
        const bool faulty = has_errors(reader);
        const bool is_repaired_first = faulty || lacks_number(read);
        std::string wrong = "it has errors";
        bool written = is_repaired_first && write_repaired(file, read);
        if (!written && !faulty) {
            wrong = write(file, read, reader);
            written = wrong.empty() || (!is_repaired_first && write_repaired(file, read));
        }
        if (written) {
            if (!options_.quiet)
                remarks_.add_contradictions(read, *chosen_, options_.bounds);
            return true;
        }
        status_ = std::max(status_, found);
        if (options_.quiet)
            return false;
        if (faulty)
            report_errors(file, reader);
        complain(file.name(), "game " + std::to_string(read.index) + " is left out: " + wrong);
        return false;
    }

    static bool has_errors(const game_reader& after) {
        return std::ranges::any_of(after.diagnostics(),
                                   [](const diagnostic& each) { return each.severity == level::error; });
    }

    // Whether the first move has no number to write.
    static bool lacks_number(const game& record) {
        const node first = record.main_line.first_ply;
        return first != no_node && record.plies[first].number == 0 && !record.plies[first].number_unknown;
    }

    void report_errors(const input& file, const game_reader& reader) const {
        for (const diagnostic& each : reader.diagnostics())
            if (each.severity == level::error)
                say(text_report(each, file.name(), reader.source_line(each)));
    }

    // A game that has no errors once its faults are fixed. False if it still has some.
    bool write_repaired(const input& file, const game& faulty) {
        const repaired_game repaired =
            repair(layout::text_alone(faulty, *chosen_), *chosen_, options_.bounds);
        if (!repaired.seen.changed)
            return false;
        const auto source = open_text(repaired.text);
        game_reader reader(*source, *chosen_, options_.bounds, check_level::syntax, review_in(*chosen_));
        const game* const read = reader.next();
        if (read == nullptr || has_errors(reader) || reader.has_more() || !write(file, *read, reader).empty())
            return false;
        if (!options_.quiet)
            report_repairs(file.name(), faulty, repaired.seen);
        return true;
    }

    // Why it was not written; empty if it was.
    std::string write(const input& file, const game& read, const game_reader& reader) {
        left_.clear();
        std::string wrong = write_line(file, read, reader, options_.what);
        if (!wrong.empty())
            return wrong;
        if (options_.splits_variations)
            write_variations(file, read, reader);
        formatted_game simplified;
        simplified.read = &read;
        simplified.before = read.text;
        simplified.after = options_.splits_variations ? std::string_view() : std::string_view(text_);
        simplified.left = left_;
        simplified.found = reader.diagnostics();
        simplified.reader = &reader;
        fixed_.add(simplified, *chosen_);
        return {};
    }

    // Each as a game, with the moves that lead to it.
    void write_variations(const input& file, const game& read, const game_reader& reader) {
        simplify_options what = options_.what;
        for (what.line = 0; what.line != read.variations.size(); ++what.line) {
            const variation& each = read.variations[what.line];
            const std::string wrong =
                each.line.first_ply == no_node ? std::string() : write_line(file, read, reader, what);
            if (wrong.empty())
                continue;
            status_ = std::max(status_, found);
            if (!options_.quiet)
                complain(file.name(), "game " + std::to_string(read.index) + ": variation " +
                                          std::to_string(what.line + 1) + " is left out: " + wrong);
        }
    }

    std::string write_line(const input& file, const game& read, const game_reader& reader,
                           const simplify_options& what) {
        if (chosen_->simplify == nullptr)
            return "games in " + std::string(chosen_->name) + " have no simpler form";
        if (what.reduced &&
            std::ranges::find(chosen_->profiles, "reduced", &lint_profile::name) == chosen_->profiles.end())
            throw setting_error("--reduced is not for " + std::string(chosen_->name) +
                                ", which has no reduced format");
        std::string wrong = chosen_->simplify(read, what, made_);
        if (wrong.empty())
            wrong = lost_rating(read, reader);
        if (!wrong.empty())
            return wrong;
        format_options options;
        apply(options_.style, options);
        options.words.letters = made_.format.words.letters;
        written_.choose_form(options, *chosen_);
        // Its text includes the preamble of its file, and is read again without that file.
        made_.tree.index = 1;
        text_.clear();
        game_formatter(*chosen_, options).write(made_.tree, text_);
        layout::second_reading again(*chosen_, options.words, options_.bounds);
        wrong = again.difference(made_.tree, text_, true);
        if (!wrong.empty())
            return "its text would be read differently: " + wrong;
        const std::string_view parted = written_.begin(read, *chosen_, file.name(), text_);
        if (parted.empty())
            return std::string("it ") + runs_on;
        output_.write(parted);
        any_games_ = true;
        again.codes_found(found_in_line_);
        left_.insert(left_.end(), found_in_line_.begin(), found_in_line_.end());
        if (!options_.quiet && !made_.note.empty())
            complain(file.name(), "game " + std::to_string(read.index) + ": " + made_.note);
        if (!options_.quiet)
            remarks_.add_changed_marks(read, again.changed_marks());
        if (options_.what.keep_comments && !options_.quiet)
            report_lost_references(file.name(), read, again.read_again(), *chosen_, options_.bounds);
        return {};
    }

    // Where ratings are kept: a rating that is not a glyph of the tree, such as $0 where there is none, would
    // be lost.
    [[nodiscard]] std::string lost_rating(const game& read, const game_reader& reader) const {
        if (!options_.what.keep_ratings)
            return {};
        const std::vector<node> written = written_main_line();
        const auto is_written = [&](node asked) {
            return options_.what.keep_variations ? asked != no_node
                                                 : std::ranges::binary_search(written, asked);
        };
        for (const diagnostic& each : reader.diagnostics()) {
            if (each.begin < read.offset || layout::is_in_tree(each, read, *chosen_, layout::letters::kept))
                continue;
            const auto begin = static_cast<std::uint32_t>(each.begin - read.offset);
            const std::string_view text =
                read.raw({begin, static_cast<std::uint32_t>(each.end - read.offset)});
            if (text.starts_with('$') && is_written(ply_around(read, begin)) &&
                comment_around(read, {begin, begin + 1}) == nullptr)
                return "\"" + std::string(text) + "\" is not a rating that can be kept";
        }
        return {};
    }

    // The plies of the game that are also in the main line of the simplified game, in order.
    [[nodiscard]] std::vector<node> written_main_line() const {
        std::vector<node> plies;
        for (node at = made_.tree.main_line.first_ply; at != no_node; at = made_.tree.plies[at].next)
            plies.push_back(at);
        return plies;
    }

    const simplification_options& options_;
    std::vector<input> inputs_;
    split_output output_;
    game_selection selection_;
    const notation* chosen_ = nullptr; // of the file that is read
    single_notation one_notation_;
    simplified_game made_;
    game_series written_;
    std::string text_;
    std::vector<code> found_in_line_;
    std::vector<code> left_; // what is found in the lines of a game that have been written
    formatted_faults fixed_; // in the file that is read
    game_remarks remarks_;   // about the games of the file
    bool any_games_ = false; // whether any games are written
    int status_ = clean;
};

} // namespace

int write_simplified(const simplification_options& options) {
    return simplification_run(options).run();
}

} // namespace ctlpgn::cli
