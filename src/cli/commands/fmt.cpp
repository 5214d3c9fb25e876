#include "cli/commands.hpp"
#include "cli/games/formatted_faults.hpp"
#include "cli/games/game_selection.hpp"
#include "cli/input/sure_encoding.hpp"
#include "cli/options/format_flags.hpp"
#include "cli/options/input_options.hpp"
#include "cli/options/job_option.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/output/complaints.hpp"
#include "cli/output/output.hpp"
#include "cli/output/prepared_replacement.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/replacement.hpp"
#include "cli/output/say.hpp"
#include "cli/output/source_bytes.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/format.hpp"
#include "emit/report/excerpt.hpp"
#include "emit/report/unified_diff.hpp"
#include "text/encoding.hpp"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>
#include <unistd.h>
#include <vector>

namespace ctlpgn::cli {

namespace {

struct fmt_options {
    input_choice files;
    format_settings style; // overrides that of the configuration
    limits bounds;
    selection_options selection;
    bool check = false;
    bool diff = false;
    bool force = false;
    bool quiet = false;
    unsigned jobs = 0; // as many as there are processors
};

// Thrown before anything is written if a file may be in the wrong encoding.
struct encoding_doubt {};

// Used for games of a file that is written.
constexpr const char* kept_one = "stays as it is because of what was found in it; 'ctlpgn lint --fix' may "
                                 "fix that, perhaps with --unsafe-fixes";
constexpr const char* kept_several = "stay as they are because of what was found in them; 'ctlpgn lint "
                                     "--fix' may fix that, perhaps with --unsafe-fixes";

void report_kept_games(const complaints& why, const format_summary& seen, const std::string& file) {
    if (why.found_faults())
        report_kept(seen, file, kept_one, kept_several);
    else
        report_kept(seen, file, "stays as it is", "stay as they are");
}

class fmt_run {
  public:
    explicit fmt_run(const fmt_options& options)
        : options_(options), configurations_(options.files.configuration, options.files.no_configuration),
          inputs_(find_inputs(options.files, configurations_, {}, file_user::formatter)),
          selection_(options.selection) {
        for (const input& each : inputs_) // an error in a configuration stops everything before anything is
                                          // written
            static_cast<void>(style_of(each));
    }

    int run() {
        // What differs is read again to be shown.
        reading_progress shown(options_.diff ? 0 : total_size(inputs_), options_.diff || options_.check);
        for (const input& file : inputs_) {
            try {
                if (!file.fault.empty())
                    throw input_error(file.fault);
                style_ = style_of(file);
                const bool is_written = !file.is_standard_input() && !options_.check && !options_.diff;
                if (is_written)
                    check_written_in_place(file);
                else
                    check_can_be_changed(file);
                if (file.can_be_read_twice())
                    format_file(file);
                else
                    filter(file);
            } catch (const encoding_doubt&) {
                refuse_doubt(file);
            } catch (const game_beyond_limit& error) {
                complain(file.name(), std::string(error.what()) + raised_by_option);
                raise(failed);
            } catch (const input_error& error) {
                fail(error);
            } catch (const output_error& error) {
                fail(error);
            }
        }
        selection_.report_unknown_tags();
        say_how_it_went();
        return status_;
    }

  private:
    // As the configuration near the file and the command line say.
    [[nodiscard]] format_options style_of(const input& file) {
        format_options style;
        if (const configuration* const near = configurations_.of(file.name()))
            apply(near->format, style);
        apply(options_.style, style);
        style.jobs = options_.jobs;
        return style;
    }

    using take_game = std::function<void(const formatted_game&)>;

    // Games that are not chosen stay as they are. A file in another encoding is written in UTF-8.
    format_summary pass(byte_source& source, const notation& wanted, const take_game& take) {
        fixed_ = {};
        std::uint64_t kept = 0;
        bool changed = false;
        const auto choose = [&](const formatted_game& game) {
            if (is_in_doubt(game.encoding) && !options_.force)
                throw encoding_doubt();
            encoding_ = game.encoding;
            if (!game.passed_over)
                fixed_.add(game, wanted);
            kept += game.formatted ? 0U : 1U;
            changed = changed || game.after != game.before;
            take(game);
        };
        format_summary seen =
            format_games(source, wanted, style_, options_.force ? faulty_games::format : faulty_games::keep,
                         choose, options_.bounds, selection_.choice_of_each(wanted));
        seen.kept = kept;
        seen.changed = changed || encoding_ != text_encoding::utf8;
        return seen;
    }

    // If the encoding were wrong, all of its text would be lost.
    void refuse_doubt(const input& file) {
        raise(found);
        ++refused_;
        if (!options_.quiet)
            complain(file.name(), encoding_in_doubt);
    }

    // Whether the file may be written; reports why not. `target`: gets what is to be written; null: nothing
    // is.
    bool examine(const input& file, format_summary& seen, prepared_replacement* target) {
        complaints why(file.name(), options_.quiet);
        const recognised_text text = file.open_games();
        seen = pass(*text.source, *text.written_in, [&](const formatted_game& game) {
            if (!game.formatted)
                why.add(game);
            if (target != nullptr)
                target->write(game.after);
        });
        if (target != nullptr)
            target->check_file();
        why.finish();
        if (seen.kept == 0)
            return true;
        raise(found);
        if (options_.quiet)
            return options_.force;
        constexpr const char* refused =
            "cannot be formatted because of these faults, and the file stays as it is; "
            "'ctlpgn lint --fix' may fix them; --force formats what it can";
        constexpr const char* doubted =
            "cannot be formatted, and the file stays as it is; --force formats what it can";
        constexpr const char* limited =
            "cannot be formatted because of a limit of the reader, and the file stays as it is; "
            "'ctlpgn help limits' names the option that raises it";
        if (why.reached_limit())
            report_kept(seen, file.name(), limited, limited);
        else if (options_.force)
            report_kept_games(why, seen, file.name());
        else {
            const char* const words = why.found_faults() ? refused : doubted;
            report_kept(seen, file.name(), words, words);
        }
        return options_.force;
    }

    // Nothing is written or shown before it is known whether the file can be formatted.
    void format_file(const input& file) {
        const file_state as_read = state_of(file.path);
        const bool is_written = !options_.diff && !options_.check;
        prepared_replacement target(file.path, as_read);
        format_summary seen;
        ++files_;
        if (!examine(file, seen, is_written ? &target : nullptr)) {
            ++refused_;
            return;
        }
        if (!seen.changed)
            return;
        ++changed_;
        report_fixed(file);
        if (options_.diff)
            show_diff(file);
        if (options_.check)
            list(file);
        if (!is_written) {
            raise(found);
            return;
        }
        target.commit();
    }

    static void list(const input& file) { std::printf("%s\n", emit::shown_text(file.name()).c_str()); }

    void show_diff(const input& file) {
        output stream("-");
        emit::unified_diff diff(file.name(), file.name(),
                                [&stream](std::string_view bytes) { stream.write(bytes); });
        const recognised_text text = file.open_games();
        source_bytes bytes(*text.source);
        pass(bytes, *text.written_in,
             [&](const formatted_game& game) { diff.add(shown_as_it_was(bytes, game.before), game.after); });
        diff.finish();
        report_conversion(file);
    }

    // A patch that patch(1) can apply, or the text where there can be none.
    [[nodiscard]] std::string_view shown_as_it_was(source_bytes& bytes, std::string_view text) const {
        return is_utf16(encoding_) ? text : bytes.take(text, encoding_).value_or(text);
    }

    void report_conversion(const input& file) const {
        if (encoding_ != text_encoding::utf8 && !options_.quiet)
            complain(file.name(), would_be_converted);
    }

    // Input that can be read only once, such as standard input: what cannot be formatted passes unchanged.
    void filter(const input& file) {
        output stream("-");
        complaints why(file.name(), options_.quiet);
        emit::unified_diff diff(file.name(), file.name(),
                                [&stream](std::string_view bytes) { stream.write(bytes); });
        const recognised_text text = file.open_games();
        source_bytes bytes(*text.source);
        byte_source& source = options_.diff ? bytes : *text.source;
        ++files_;
        const format_summary seen = pass(source, *text.written_in, [&](const formatted_game& game) {
            if (!game.formatted)
                why.add(game);
            if (options_.diff)
                diff.add(shown_as_it_was(bytes, game.before), game.after);
            else if (!options_.check)
                stream.write(game.after);
        });
        diff.finish();
        if (options_.diff)
            report_conversion(file);
        why.finish();
        report_fixed(file);
        if (seen.kept != 0 && !options_.quiet)
            report_kept_games(why, seen, file.name());
        changed_ += seen.changed ? 1U : 0U;
        refused_ += seen.kept != 0 ? 1U : 0U;
        if (options_.check && seen.changed)
            list(file);
        if (seen.kept != 0 || (seen.changed && (options_.check || options_.diff)))
            raise(found);
    }

    // What stays wrong is reported by `complaints`.
    void report_fixed(const input& file) const {
        if (!options_.quiet)
            fixed_.report(file.name(),
                          options_.check || options_.diff ? "formatting would fix" : "formatting fixes");
    }

    void fail(const std::exception& error) {
        complain(error.what());
        raise(failed);
    }

    void raise(int status) { status_ = std::max(status_, status); }

    void say_how_it_went() const {
        reading_progress::clear();
        if (options_.quiet || isatty(STDERR_FILENO) == 0)
            return;
        const char* const done = options_.check || options_.diff ? "would change" : "formatted";
        std::fprintf(stderr, "%llu of %llu files %s, %llu left alone because of errors\n",
                     static_cast<unsigned long long>(changed_), static_cast<unsigned long long>(files_), done,
                     static_cast<unsigned long long>(refused_));
    }

    const fmt_options& options_;
    run_configurations configurations_;
    std::vector<input> inputs_;
    format_options style_;                         // of the file that is read
    formatted_faults fixed_;                       // in the file that was read last
    text_encoding encoding_ = text_encoding::utf8; // of that file
    game_selection selection_;
    std::uint64_t files_ = 0;
    std::uint64_t changed_ = 0;
    std::uint64_t refused_ = 0;
    int status_ = clean;
};

} // namespace

void add_fmt(CLI::App* command, int& status) {
    auto options = std::make_shared<fmt_options>();
    command->footer(
        "Files are formatted in place, atomically; with -, standard input is formatted to standard output.\n"
        "Formatting never changes what a game says: a file with syntax errors is left unchanged, or, with\n"
        "--force, only its games with syntax errors are. docs/format.md describes the form. Exit status:\n"
        "0 done; 1 a file was left unchanged because of errors,\n"
        "or, with --check and --diff, would change; 2 a file could not be read or written.\n"
        "\n"
        "  ctlpgn fmt games/                          every game below a folder\n"
        "  ctlpgn fmt --check games/                  list the files that would change\n"
        "  ctlpgn fmt --diff game.ctl-pgn             what would change\n"
        "  ctlpgn fmt --ascii - < game.ctl-pgn        with - * ... as on keyboards");
    add_files(*command, options->files);
    command->add_flag("--check", options->check, "write nothing, and list the files that would change");
    command->add_flag("--diff", options->diff, "write nothing, and show what would change");
    command->add_flag("--force", options->force,
                      "format the games without syntax errors and keep the others as they are");
    command->add_flag("-q,--quiet", options->quiet, "do not report why files are left unchanged");
    add_format_flags(*command, options->style);
    add_job_option(*command, options->jobs, "threads that write games");
    add_selection_options(*command, options->selection, false);
    add_file_patterns(*command, options->files);
    add_limit_options(*command, options->bounds);
    command->callback([options, &status] { status = fmt_run(*options).run(); });
}

} // namespace ctlpgn::cli
