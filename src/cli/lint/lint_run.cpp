#include "cli/lint/lint_run.hpp"

#include "cli/commands.hpp"
#include "cli/lint/lint_output.hpp"
#include "cli/lint/lint_summary.hpp"
#include "cli/output/output.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/say.hpp"
#include "cli/output/terminal.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/report.hpp"
#include "ctlpgn/version.hpp"
#include "lint/linter.hpp"
#include "text/games/recognition.hpp"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <unistd.h>

namespace ctlpgn::cli {

namespace {

// People do not read more findings of one file; programs get everything unless they say otherwise.
constexpr std::uint64_t usual_cap_for_people = 100;
constexpr std::size_t written_at_once = std::size_t{64} << 10;

const report_format& format_of(const std::string& name) {
    return *std::ranges::find(report_formats(), name, &report_format::name);
}

// The lowest level that makes the run fail, in any file.
level failing_level(const lint_jobs& jobs) {
    const bool warnings = std::ranges::any_of(
        jobs.readable, [](const lint_job& each) { return each.settings.error_on_warnings; });
    return warnings ? level::warning : level::error;
}

// At most this much text is linted again to find out whether there are unsafe fixes.
constexpr std::size_t most_asked_again = std::size_t{1} << 20;

// The name of the output, of which nothing is wrong.
const std::string& checked_output(const lint_command_options& options, const lint_jobs& jobs) {
    check_output(options, jobs);
    return options.output_path;
}

class linter_run {
  public:
    linter_run(const lint_command_options& options, run_configurations& configurations)
        : options_(options), format_(format_of(options.format)),
          jobs_(find_lint_jobs(options.inputs, configurations)), output_(checked_output(options, jobs_)),
          progress_(total_size(jobs_.files())), standard_output_is_taken_(writes_fixed_text()),
          report_(format_.make([this](std::string_view bytes) { write(bytes); }, how_to_report())) {}

    int finish() {
        for (const unreadable_path& each : jobs_.unreadable) {
            report_->begin_file(each.path);
            add_unreadable(each.path, each.why);
            report_->end_file(each.path, 0);
        }
        for (const lint_job& each : jobs_.readable)
            lint_file(each);
        report_->finish(totals_);
        if (options_.fixes.show)
            write_for_people(fixed_.text("Fixed"));
        if (options_.statistics)
            write_for_people(statistics(totals_));
        flush();
        output_.commit();
        say_how_it_went();
        if (totals_.unreadable != 0)
            return failed;
        const bool fails = failing_ || (options_.fixes.fails && fixed_.total() != 0);
        return fails && !options_.exit_zero ? found : clean;
    }

  private:
    [[nodiscard]] bool writes_fixed_text() const {
        const bool reports_there = options_.output_path.empty() || options_.output_path == "-";
        return options_.fixes.apply && reports_there &&
               std::ranges::any_of(jobs_.readable,
                                   [](const lint_job& each) { return each.file.is_standard_input(); });
    }

    [[nodiscard]] report_options how_to_report() const {
        const bool to_standard_output = options_.output_path.empty() || options_.output_path == "-";
        return {.version = CTLPGN_VERSION_TEXT,
                .colour = wants_colour(options_.colour, to_standard_output),
                .all_boards = options_.all_boards,
                .failing = failing_level(jobs_)};
    }

    void lint_file(const lint_job& what) {
        shown_ = 0;
        hidden_ = 0;
        bytes_ = 0;
        ++totals_.files;
        report_->begin_file(what.name);
        try {
            is_packed_ = !packing_of(what.file).empty();
            const recognised_text text = options_.fixes.apply ? fixed(what) : what.file.open_games();
            if (!options_.fixes.only)
                lint(*text.source, *text.written_in, what_is_shown(what.settings.options),
                     [&](const linted& game) { take(game, what, *text.written_in); });
        } catch (const input_error& error) {
            add_unreadable(what.name, error.what());
        } catch (const output_error& error) {
            // The output of the report cannot be written to; a file that is to be fixed is one of many.
            if (!is_fixing_)
                throw;
            is_fixing_ = false;
            add_unreadable(what.name, error.what());
        }
        report_->end_file(what.name, hidden_);
        if (shown_ != 0 && says_how_it_went())
            look_for_other_notation(what);
        progress_.end_file(bytes_);
        files_with_findings_ += shown_ + hidden_ != 0 ? 1U : 0U;
        if (isatty(STDOUT_FILENO) != 0)
            flush();
    }

    // Under the name of another notation games are full of faults, none of which gives the reason.
    void look_for_other_notation(const lint_job& what) {
        const notation* const other =
            what.file.can_be_read_twice() ? notation_against_name(what.file.path) : nullptr;
        if (other == nullptr || other == what.file.written_in)
            return;
        flush();
        complain(what.name, "its name says " + std::string(notation_of_name(what.file.path)->name) +
                                ", but its text looks like " + std::string(other->name) + "; --notation " +
                                std::string(other->name) + " reads it as that");
    }

    // Fixes and boards that are not printed are not computed.
    [[nodiscard]] lint_options what_is_shown(lint_options options) const {
        options.board = options.board && format_.shows_boards && !options_.quiet;
        options.fixes = fixes_shown_;
        return options;
    }
    [[nodiscard]] offered_fixes fixes_shown() const {
        if (options_.quiet)
            return options_.statistics ? offered_fixes::safe : offered_fixes::none;
        if (options_.fixes.what.unsafe)
            return offered_fixes::all;
        return options_.statistics || says_how_it_went() ? std::max(format_.fixes, offered_fixes::safe)
                                                         : format_.fixes;
    }

    // The file as it is after it has been fixed. Standard input goes to standard output.
    recognised_text fixed(const lint_job& what) {
        if (what.file.is_standard_input()) {
            fixed_text result = fix_standard_input(what, fixes_for(what));
            fixed_.add(what.name, result.summary);
            standard_input_ = std::move(result.text);
            output to_standard_output{std::string()};
            standard_input_.write_to([&](std::string_view bytes) { to_standard_output.write(bytes); });
            return {standard_input_.open(), result.written_in};
        }
        is_fixing_ = true;
        fixed_.add(what.name, fix_file(what, fixes_for(what)));
        is_fixing_ = false;
        return what.file.open_games();
    }

    [[nodiscard]] fixing_options fixes_for(const lint_job& what) const {
        fixing_options options = options_.fixes.what;
        options.fixable = &what.settings.fixable;
        return options;
    }

    void take(const linted& game, const lint_job& job, const notation& written_in) {
        bool may_have_unsafe_fix = false;
        const std::uint64_t cap =
            format_.says_hidden
                ? job.settings.max_diagnostics.value_or(format_.is_text ? usual_cap_for_people : 0)
                : 0;
        for (const diagnostic& one : game.found) {
            const bool is_unfixable = !job.settings.fixable.includes(one.id);
            const diagnostic& each = one.remedy && is_unfixable                    ? without_remedy(one)
                                     : one.remedy && is_packed_ && format_.is_text ? without_promise(one)
                                                                                   : one;
            count(each, job.settings);
            note_doubtful_ply(each, game);
            if (each.remedy && !is_packed_)
                ++(each.remedy->safe ? fixable_.safely : fixable_.unsafely);
            else if (!is_unfixable && !is_packed_ && describe(one.id).fix != fixable::never)
                may_have_unsafe_fix = true;
            if (cap != 0 && shown_ == cap) {
                ++hidden_;
                ++totals_.hidden;
                continue;
            }
            ++shown_;
            if (!options_.quiet)
                report_->add(shown(each, game, job.name));
        }
        if (may_have_unsafe_fix && !fixable_.perhaps && fixes_shown_ != offered_fixes::all &&
            says_how_it_went())
            fixable_.perhaps = has_unsafe_fix(game, job, written_in);
        totals_.games += game.read != nullptr ? 1U : 0U;
        bytes_ = game.bytes_read();
        progress_.update(bytes_, totals_.games);
    }

    // Unsafe fixes are looked for only here, since that takes longer than everything else.
    bool has_unsafe_fix(const linted& game, const lint_job& job, const notation& written_in) {
        if (game.read == nullptr || asked_again_ + game.read->text.size() > most_asked_again)
            return false;
        asked_again_ += game.read->text.size();
        lint_options options = job.settings.options;
        options.board = false;
        options.fixes = offered_fixes::all;
        bool has_one = false;
        lint_part({game.read->text, game.read->offset, game.read->preamble}, written_in, options,
                  [&](const linted& again) {
                      for (const diagnostic& each : again.found)
                          has_one = has_one || (each.remedy && !each.remedy->safe &&
                                                job.settings.fixable.includes(each.id));
                  });
        return has_one;
    }

    // What a damaged ply may be is noted at its own place.
    void note_doubtful_ply(const diagnostic& what, const linted& game) {
        constexpr std::size_t most_notes = 3;
        if (what.ply == 0 || what.remedy)
            return;
        for (const diagnostic_place& each : what.related) {
            if (each.begin != what.begin || each.end != what.end)
                continue;
            ++repairs_.left;
            if (repairs_.notes.size() != most_notes)
                repairs_.notes.push_back(
                    each.message + " in move " + std::to_string(what.number) +
                    (game.read->index == 1 ? std::string() : " of game " + std::to_string(game.read->index)));
        }
    }

    // Valid until the next call.
    const diagnostic& without_remedy(const diagnostic& asked) {
        unfixable_ = asked;
        unfixable_.remedy.reset();
        return unfixable_;
    }

    // In a file that --fix cannot write. Valid until the next call.
    const diagnostic& without_promise(const diagnostic& asked) {
        unfixable_ = asked;
        unfixable_.remedy->safe = false;
        return unfixable_;
    }

    void count(const diagnostic& what, const effective_settings& settings) {
        ctlpgn::count(what, totals_);
        if (gravest_ == code::none || what.severity > gravest_level_) {
            gravest_ = what.id;
            gravest_level_ = what.severity;
        }
        failing_ = failing_ || what.severity >= (settings.error_on_warnings ? level::warning : level::error);
    }

    void add_unreadable(std::string_view path, const std::string& why) {
        ++totals_.unreadable;
        report_->add_unreadable(path, why);
        flush();
        complain(why);
    }

    // After the findings in formats for people, and otherwise where it does not disturb programs.
    void write_for_people(const std::string& text) {
        flush();
        if (format_.is_text && !standard_output_is_taken_)
            output_.write(text);
        else
            std::fputs(text.c_str(), stderr);
    }

    // Programs that read the report read nothing else, unless somebody is watching.
    [[nodiscard]] bool says_how_it_went() const {
        return !options_.quiet && (format_.is_text || isatty(STDERR_FILENO) != 0);
    }
    void say_how_it_went() {
        progress_.clear();
        repairs_.repaired = fixed_.repaired();
        if (!says_how_it_went())
            return;
        std::fputs(lint_summary_text({.totals = totals_,
                                      .gravest = gravest_,
                                      .files_with_findings = files_with_findings_,
                                      .fixed = fixed_.total(),
                                      .fixes_were_applied = options_.fixes.apply && !options_.fixes.show,
                                      .was_linted = !options_.fixes.only,
                                      .fixable = fixable_,
                                      .repairs = repairs_})
                       .c_str(),
                   stderr);
    }

    void write(std::string_view bytes) {
        if (options_.quiet)
            return;
        buffer_ += bytes;
        if (buffer_.size() >= written_at_once)
            flush();
    }

    void flush() {
        if (buffer_.empty())
            return;
        progress_.clear();
        // If standard output is used for fixed text, the report must not be written there.
        if (standard_output_is_taken_)
            std::fwrite(buffer_.data(), 1, buffer_.size(), stderr);
        else
            output_.write(buffer_);
        buffer_.clear();
    }

    const lint_command_options& options_;
    const report_format& format_;
    const lint_jobs jobs_;
    output output_;
    progress progress_;
    std::string buffer_;
    report_totals totals_;
    code gravest_ = code::none;
    level gravest_level_ = level::note;
    std::uint64_t files_with_findings_ = 0;
    std::uint64_t shown_ = 0;  // of this file
    std::uint64_t hidden_ = 0; // of this file
    std::uint64_t bytes_ = 0;  // of this file
    bool failing_ = false;
    fix_list fixed_;
    bool is_packed_ = false; // whether --fix cannot write the file that is read
    diagnostic unfixable_;
    fixable_counts fixable_;
    repair_counts repairs_;
    std::size_t asked_again_ = 0; // bytes
    const offered_fixes fixes_shown_ = fixes_shown();
    bool is_fixing_ = false;
    spooled_text standard_input_; // fixed
    const bool standard_output_is_taken_;
    std::unique_ptr<report> report_; // last, since it writes as soon as it is made
};

} // namespace

int run_lint(const lint_command_options& options, run_configurations& configurations) {
    return linter_run(options, configurations).finish();
}

} // namespace ctlpgn::cli
