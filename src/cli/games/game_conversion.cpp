#include "cli/games/game_conversion.hpp"

#include "cli/commands.hpp"
#include "cli/games/formatted_faults.hpp"
#include "cli/games/game_order.hpp"
#include "cli/games/game_remarks.hpp"
#include "cli/games/game_repair.hpp"
#include "cli/games/game_series.hpp"
#include "cli/input/json_input.hpp"
#include "cli/input/sure_encoding.hpp"
#include "cli/options/word_list.hpp"
#include "cli/output/complaints.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/say.hpp"
#include "cli/output/split_output.hpp"
#include "cli/usual_words.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/from_json.hpp"
#include "format/text_alone.hpp"
#include "lint/fixes/repair.hpp"
#include "text/ascii.hpp"
#include "text/encoder.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

namespace {

class conversion {
  public:
    explicit conversion(const convert_options& options)
        : options_(options),
          inputs_(find_inputs(options.common.files, {options.common.bytes, options.common.bounds})),
          output_(options.common.output_path, [this](const std::string& path) { check_path(path); }),
          selection_(options.common.selection), order_(options.sort),
          written_(output_, options.common.bounds, options.common.quiet) {
        apply(options.style, style_);
        if (options.encoding)
            encoder_.emplace(*options.encoding);
        if (order_.is_any() && output_.splits())
            throw setting_error("--sort is not for several files; sort first, and then split");
    }

    int run() {
        const bool to_standard_output =
            options_.common.output_path.empty() || options_.common.output_path == "-";
        reading_progress shown(size_to_read(), to_standard_output);
        check_json_inputs(inputs_, options_.common, options_.from);
        input_reading reading;
        for (const input& file : inputs_)
            reading.read(file, [this](const input& each) { convert(each); });
        loses_something_ = loses_something_ || reading.failed();
        if (reading.failed())
            status_ = failed;
        selection_.report_unknown_tags();
        if (!options_.common.quiet)
            selection_.report_repeated_games();
        if (!replaced_.empty() && loses_something_) {
            complain(replaced_ + " is an input and stays as it is, since not all that is in it would be "
                                 "written; name another file with -o");
            return std::max(status_, found);
        }
        if (!unsorted_.empty()) {
            output_.write(encoded(order_.sorted(unsorted_, *sorted_in_, options_.common.bounds), game()));
            for (const std::string& each : order_.complaints())
                complain(each);
        }
        if (reading.has_result(any_games_))
            output_.commit();
        return status_;
    }

  private:
    // The output may replace its input if that holds games as text, but not if it holds JSON.
    void check_path(const std::string& path) {
        check_not_written_over(json_among(inputs_, options_.from), path);
        if (check_takes_place(inputs_, path, !options_.common.selection.asks() && !options_.common.bytes))
            replaced_ = path;
    }

    // 0 if something may be read twice.
    [[nodiscard]] std::uint64_t size_to_read() const {
        return json_among(inputs_, options_.from).empty() ? total_size(inputs_) : 0;
    }

    [[nodiscard]] format_options style_in(const notation& chosen) const {
        format_options options = style_;
        options.games_alone = true;
        options.jobs = options_.common.jobs.jobs;
        options.words.dialect = options_.to;
        if (!options_.moves.empty())
            options.words.moves = form_in(chosen);
        written_.choose_form(options, chosen);
        if (!options_.letters.empty())
            options.words.letters = letters_in(chosen);
        if (options_.adds_opening && chosen.opening_of == nullptr)
            throw setting_error("--add-opening is not for " + std::string(chosen.name) +
                                ": no openings of it are known");
        options.words.names_opening = options_.adds_opening;
        options.comments = options_.comments;
        return options;
    }

    [[nodiscard]] std::string form_in(const notation& chosen) const {
        if (chosen.move_forms.empty())
            throw setting_error("--moves is not for " + std::string(chosen.name) +
                                (chosen.find_letters == nullptr
                                     ? "; its moves have one form alone"
                                     : "; --letters says how its moves are written: " +
                                           listed(chosen.letter_sets, &named_letters::name)));
        const auto found = std::ranges::find_if(chosen.move_forms, [this](std::string_view each) {
            return is_same_in_small_letters(each, options_.moves);
        });
        if (found == chosen.move_forms.end())
            throw setting_error("\"" + options_.moves + "\" is not a form of moves in " +
                                std::string(chosen.name) + "; write one of " + listed(chosen.move_forms));
        return std::string(*found);
    }

    [[nodiscard]] std::string letters_in(const notation& chosen) const {
        if (chosen.find_letters == nullptr)
            throw setting_error("the letters of " + std::string(chosen.name) + " are always the same");
        const std::optional<std::string> letters = chosen.find_letters(options_.letters);
        if (!letters)
            throw setting_error(
                "\"" + options_.letters + "\" names no letters of " + std::string(chosen.name) +
                "; write one of " + listed(chosen.letter_sets, &named_letters::name) +
                (chosen.declares_letters ? ", or what a game would declare, each letter for one piece alone"
                                         : "") +
                letters_hint(chosen));
        return *letters;
    }

    [[nodiscard]] std::string letters_hint(const notation& chosen) const {
        std::vector<std::string_view> known;
        for (const named_letters& each : chosen.letter_sets)
            known.push_back(each.name);
        return hint(meant_value("--letters", options_.letters, known), options_.letters, known);
    }

    void expect(const notation& chosen, const input& file) {
        if (!output_.splits())
            one_notation_.add(chosen, file.name());
        if (!options_.to.empty() && chosen.name != options_.to &&
            std::ranges::find(chosen.written_dialects, options_.to) == chosen.written_dialects.end())
            throw input_error(file.name() + " is in " + std::string(chosen.name) +
                              ", which cannot be written in " + options_.to);
    }

    void convert(const input& file) {
        file_ = file.name();
        format_summary seen;
        fixed_ = {};
        remarks_ = {};
        fixed_.leave_out_marks();
        if (is_json(file, options_.from)) {
            seen = convert_json(file);
        } else {
            const recognised_text text = file.open_games();
            expect(*text.written_in, file);
            try {
                seen = convert_text(*text.source, *text.written_in, file.name());
            } catch (const game_beyond_limit& error) {
                throw input_error(file.name() + ": " + error.what() + raised_by_option);
            }
        }
        if (!options_.common.quiet) {
            fixed_.report(file.name(), "converting fixes");
            remarks_.report(file.name());
        }
        if (seen.kept == 0)
            return;
        status_ = std::max(status_, found);
        loses_something_ = true;
        if (!options_.common.quiet)
            report_kept(seen, file.name(), "is left out", "are left out");
    }

    // Each game is converted by way of a text that says the same.
    format_summary convert_json(const input& file) {
        format_summary seen;
        read_json_input(file, options_.common.bounds, [&](const json_game& game) {
            ++seen.games;
            if (game.read != nullptr) {
                expect(*game.written_in, file);
                const auto source = open_text(game.read->text);
                const std::string name = file.name() + ", game " + std::to_string(game.number) + ", as " +
                                         std::string(game.written_in->name);
                json_number_ = static_cast<std::uint32_t>(game.number);
                if (game.lacks_result && !options_.common.quiet &&
                    selection_.matches(*game.read, *game.written_in))
                    report_added_result(name, as_counted(*game.read));
                if (!options_.common.quiet && selection_.matches(*game.read, *game.written_in)) {
                    report_unexpressed(file.name(), game.number, game.unsaid);
                    report_silent_faults(file.name(), game, options_.common.bounds);
                }
                seen.kept += convert_text(*source, *game.written_in, name).kept;
                json_number_ = 0;
                return;
            }
            ++seen.kept;
            if (!options_.common.quiet)
                say_unwritable(file.name(), game);
        });
        return seen;
    }

    // With its number in its file, since the games of JSON are read one by one.
    const game& as_counted(const game& read) {
        if (json_number_ == 0)
            return read;
        counted_ = read;
        counted_.index = json_number_;
        return counted_;
    }

    format_summary convert_text(byte_source& source, const notation& chosen, const std::string& name) {
        complaints why(name, options_.common.quiet);
        std::uint64_t not_kept = 0;
        const game_choice choice = selection_.choice(chosen);
        const game_choice choice_as_counted = [&](const game& each) { return choice(as_counted(each)); };
        format_summary seen = format_games(
            source, chosen, style_in(chosen), faulty_games::keep,
            [&](const formatted_game& game) {
                if (!options_.force)
                    check_encoding_is_sure(game.encoding, name);
                if (game.read == nullptr)
                    return why.add_left_out(game);
                if (game.passed_over)
                    return;
                const ctlpgn::game& read = as_counted(*game.read);
                if (game.formatted) {
                    write(read, chosen, game.after);
                    fixed_.add(game, chosen);
                    why.add_left_out(game);
                    if (!options_.common.quiet)
                        remarks_.add_changed_marks(read, contradictory_marks(game, chosen));
                } else if (is_cut_off(game)) {
                    why.add(game);
                } else if (write_repaired(game, chosen, name) ||
                           ((options_.force || is_of_json()) && write_forced(game, chosen)) ||
                           (is_of_json() && !asks_for_other_words() && write_as_read(game, chosen))) {
                    ++not_kept;
                    why.add_left_out(game);
                } else {
                    why.add(game);
                }
                if (!options_.common.quiet)
                    remarks_.add_contradictions(read, chosen, options_.common.bounds);
            },
            options_.common.bounds, choice && is_of_json() ? choice_as_counted : choice);
        why.finish();
        loses_something_ = loses_something_ || why.left_out();
        if (seen.games == 0 && why.left_out() && !options_.common.quiet)
            complain(name + " has no games");
        seen.kept -= not_kept;
        seen.kept += std::exchange(not_parted_, 0);
        return seen;
    }

    // Letters for a form of moves without check marks, and kinds of files without them, leave out correct
    // marks as well; the game written as it was read shows which are wrong.
    [[nodiscard]] std::uint32_t contradictory_marks(const formatted_game& written,
                                                    const notation& chosen) const {
        if (written.changed_marks == 0 || (options_.letters.empty() && options_.to.empty()))
            return written.changed_marks;
        std::uint32_t count = 0;
        const std::string alone = layout::text_alone(*written.read, chosen);
        const auto source = open_text(alone);
        format_games(
            *source, chosen, style_, faulty_games::keep,
            [&count](const formatted_game& each) { count += each.changed_marks; }, options_.common.bounds);
        return count;
    }

    // Its rest was skipped as too long, and no fix brings it back.
    static bool is_cut_off(const formatted_game& faulty) {
        return std::ranges::find(faulty.found, code{code::game_too_long}, &diagnostic::id) !=
               faulty.found.end();
    }

    // A game whose meaning is not in doubt once its faults are fixed. False if it is.
    bool write_repaired(const formatted_game& faulty, const notation& chosen, const std::string& name) {
        const std::string alone = layout::text_alone(*faulty.read, chosen);
        const rewritten_game rewritten = rewrite(alone, chosen, style_in(chosen), options_.common.bounds);
        for (const std::string& each : rewritten.texts)
            write(as_counted(*faulty.read), chosen, each);
        if (rewritten.texts.empty())
            return false;
        if (!options_.common.quiet) {
            report_repairs(name, *faulty.read, rewritten.seen);
            if (rewritten.changed_marks != 0)
                remarks_.add_changed_marks(
                    as_counted(*faulty.read),
                    rewrite(alone, chosen, style_, options_.common.bounds).changed_marks);
        }
        return true;
    }

    // What is understood of a game whose faults leave doubts. False if nothing is.
    bool write_forced(const formatted_game& faulty, const notation& chosen) {
        bool any = false;
        const std::string alone = layout::text_alone(*faulty.read, chosen);
        const auto source = open_text(alone);
        format_games(
            *source, chosen, style_in(chosen), faulty_games::format,
            [&](const formatted_game& each) {
                if (each.read == nullptr || !each.formatted)
                    return;
                write(as_counted(*faulty.read), chosen, each.after);
                any = true;
            },
            options_.common.bounds);
        return any;
    }

    // The text was made from JSON, and says the same. The faults of the game were reported then.
    [[nodiscard]] bool is_of_json() const { return json_number_ != 0; }

    [[nodiscard]] bool asks_for_other_words() const {
        return !options_.letters.empty() || !options_.moves.empty() || options_.adds_opening ||
               options_.comments != kept_comments::all;
    }

    bool write_as_read(const formatted_game& faulty, const notation& chosen) {
        write(as_counted(*faulty.read), chosen, faulty.before);
        return true;
    }

    // Games are separated by one empty line, whatever was left out between them; before the first comes what
    // the file says once.
    void write(const game& read, const notation& chosen, std::string_view text) {
        const std::string_view parted = written_.begin(read, chosen, file_, text);
        if (parted.empty()) {
            ++not_parted_;
            if (!options_.common.quiet)
                complain(file_, "game " + std::to_string(read.index) + " " + runs_on);
            return;
        }
        any_games_ = true;
        if (!order_.is_any()) {
            output_.write(encoded(parted, read));
            return;
        }
        if (chosen.preamble_of != nullptr)
            throw setting_error("--sort is not for " + std::string(chosen.name) +
                                ", whose files say once for all games how moves are written");
        sorted_in_ = &chosen;
        unsorted_ += parted;
    }

    // Throws output_error where the encoding lacks a character.
    std::string_view encoded(std::string_view text, const game& record) {
        if (!encoder_)
            return text;
        bytes_.clear();
        const std::string_view left = encoder_->append(text, bytes_);
        if (left.empty())
            return bytes_;
        std::string_view lacking = left.substr(0, utf8::decode(left).size);
        const std::string which = record.index == 0 ? "a game" : "game " + std::to_string(record.index);
        throw output_error(which + " of " + file_ + " has the character \"" + std::string(lacking) +
                           "\", which " + *options_.encoding + " does not have");
    }

    const convert_options& options_;
    format_options style_;
    std::vector<input> inputs_;
    std::string replaced_; // the input whose place the output takes
    split_output output_;
    game_selection selection_;
    game_order order_;
    std::string unsorted_; // what is written, if it is to be sorted
    const notation* sorted_in_ = nullptr;
    std::string file_;              // that is read
    std::uint32_t json_number_ = 0; // number of the current game in it; 0: the file is not JSON
    game counted_;
    single_notation one_notation_;
    game_series written_;
    std::optional<encoder> encoder_; // null: UTF-8
    std::string bytes_;              // its output
    formatted_faults fixed_;         // in the file that is read
    game_remarks remarks_;           // about its games
    std::uint64_t not_parted_ = 0;   // games of the current text that could not be separated from those
                                     // before them
    bool loses_something_ = false;
    bool any_games_ = false; // whether any games are written
    int status_ = clean;
};

} // namespace

int write_games(const convert_options& options) {
    return conversion(options).run();
}

} // namespace ctlpgn::cli
