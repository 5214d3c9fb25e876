#include "lint/linter.hpp"

#include "ctlpgn/jobs.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/reader.hpp"
#include "lint/encoding_report.hpp"
#include "lint/excerpts.hpp"
#include "lint/fixes/proven_repairs.hpp"
#include "lint/rules/other_writing.hpp"
#include "lint/settings/suppression.hpp"
#include "text/games/game_reading.hpp"
#include "text/sources/decoded_source.hpp"
#include "text/sources/file_places.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <iterator>

namespace ctlpgn {

namespace {

constexpr lint_profile every_finding{};

const lint_profile& profile_of(const notation& chosen, const lint_options& options) {
    const auto found = std::ranges::find(chosen.profiles, options.profile, &lint_profile::name);
    if (found != chosen.profiles.end())
        return *found;
    return chosen.profiles.empty() ? every_finding : chosen.profiles.front();
}

check_level level_wanted(const lint_profile& profile, const lint_options& options) {
    return std::min(options.checks, profile.highest);
}

// Removes what the text excuses, and what the profile leaves out.
void apply_excuses(const game& record, const lint_profile& profile, const lint_options& options,
                   std::vector<finding>& findings) {
    apply_suppressions(record, findings, [&](code id) {
        return options.selection.includes(id) && level_of_check(id) <= options.checks && profile.suppressions;
    });
    if (profile.apply != nullptr)
        profile.apply(record, findings);
}

bool is_proven(const finding& each) {
    return each.remedy && each.remedy->proven;
}

// Adds the notation's remedies, but keeps those that are proven. One without edits says that the place is in
// doubt, and has no fix. A text that is written in another way is converted first.
void find_more_fixes(const game& record, const notation& chosen, offered_fixes wanted,
                     std::vector<finding>& findings) {
    if (has_other_writing(findings))
        return;
    std::vector<finding> proven;
    std::ranges::copy_if(findings, std::back_inserter(proven), is_proven);
    chosen.find_fixes(record, wanted, findings);
    for (finding& each : proven) {
        const auto found = std::ranges::find_if(findings, [&each](const finding& other) {
            return other.id == each.id && other.where == each.where;
        });
        if (found == findings.end())
            continue;
        if (each.remedy->edits.empty())
            found->remedy.reset();
        else
            found->remedy = std::move(each.remedy);
    }
}

// Findings that are not wanted need no remedy.
void add_remedies(const game& record, const notation& chosen, const lint_options& options,
                  const trial_rules& rules, bool is_repaired, std::vector<finding>& findings) {
    if (findings.empty())
        return;
    find_more_fixes(record, chosen, options.safety.declares_any_safe() ? offered_fixes::all : options.fixes,
                    findings);
    const auto is_wanted = [&options](const finding& each) {
        return options.selection.includes(each.id) &&
               (options.fixes == offered_fixes::all ||
                options.safety.counts_as_safe(each.id, each.remedy->safe));
    };
    const auto drop_unwanted = [&] {
        for (finding& each : findings)
            if (each.remedy && !is_wanted(each))
                each.remedy.reset();
    };
    drop_unwanted();
    try_remedies(record, rules, is_repaired, findings);
    drop_unwanted(); // some are no longer safe
    offer_conversion(findings);
}

// What comes after the last game, such as the end mark of DOS files, has no meaning there.
void offer_to_remove(diagnostic& found) {
    if (found.id != code::control_character || found.game != 0)
        return;
    file_fix& made = found.remedy.emplace();
    made.safe = true;
    made.title = "remove the control character";
    made.edits.push_back({.begin = found.begin,
                          .end = found.end,
                          .line = found.line,
                          .column = found.column,
                          .end_line = found.end_line,
                          .end_column = found.end_column,
                          .text = {}});
}

// The wanted findings, at their places in the file.
void choose_in_file(const game_reader& games, const lint_options& options, std::vector<diagnostic>& output) {
    choose(games.diagnostics(), options, output);
    if (const file_places* const where = section_reader::places_of(games))
        for (diagnostic& each : output)
            move_to_file(each, *where);
}

// Hands games and their findings on, and counts them.
class lint_work final : public game_work {
  public:
    lint_work(const lint_options& options, const std::function<void(const linted&)>& receive)
        : options_(options), receive_(receive) {}

    void read(game_reader& games) override {
        while (const game* const read = games.next())
            hand_on(games, read);
    }

    std::unique_ptr<game_batch> make_batch() override;

    void end(const game_reader& games) override { hand_on(games, nullptr); }

    void hand_on(const game_reader& games, const game* read, std::span<const diagnostic> found) {
        for (const diagnostic& each : found)
            count(each.severity);
        receive_(linted(games, read, found));
        summary_.games += read != nullptr ? 1U : 0U;
    }

    [[nodiscard]] const lint_options& options() const { return options_; }
    [[nodiscard]] const lint_summary& summary() const { return summary_; }

  private:
    void hand_on(const game_reader& games, const game* read) {
        choose_in_file(games, options_, chosen_);
        hand_on(games, read, chosen_);
    }

    void count(level severity) {
        switch (severity) {
        case level::error: ++summary_.errors; break;
        case level::warning: ++summary_.warnings; break;
        case level::note: ++summary_.notes; break;
        }
    }

    const lint_options& options_;
    const std::function<void(const linted&)>& receive_;
    lint_summary summary_;
    std::vector<diagnostic> chosen_;
};

// Keeps games and their findings until it is their turn.
class lint_batch final : public game_batch {
  public:
    explicit lint_batch(lint_work& work) : work_(work) {}

    void read(game_reader& games) override {
        from_ = &games;
        count_ = 0;
        while (const game* const read = games.next()) {
            if (count_ == kept_.size())
                kept_.emplace_back();
            kept_game& next = kept_[count_++];
            next.read = *read;
            choose_in_file(games, work_.options(), next.found);
        }
    }

    void hand_on(std::uint32_t games_before) override {
        for (kept_game& each : std::span(kept_).first(count_)) {
            each.read.index += games_before;
            for (diagnostic& found : each.found)
                found.game += games_before;
            work_.hand_on(*from_, &each.read, each.found);
        }
    }

  private:
    struct kept_game {
        game read;
        std::vector<diagnostic> found;
    };

    lint_work& work_;
    const game_reader* from_ = nullptr;
    std::vector<kept_game> kept_; // and memory that is reused
    std::size_t count_ = 0;
};

std::unique_ptr<game_batch> lint_work::make_batch() {
    return std::make_unique<lint_batch>(*this);
}

lint_summary lint_all(byte_source& source, const notation& chosen, const lint_options& options,
                      const std::function<void(const linted&)>& receive, check_level checks,
                      const game_reader::review& review) {
    lint_work work(options, receive);
    read_games(source, chosen, options.jobs, work, reading_bounds(options), checks, review);
    return work.summary();
}

} // namespace

void check_as_written(const game& record, const notation& chosen, const lint_options& options,
                      const limits& bounds, std::vector<finding>& findings) {
    const lint_profile& profile = profile_of(chosen, options);
    const check_level level = level_wanted(profile, options);
    if (level != check_level::syntax)
        check_game(chosen, record, level, bounds, findings);
    if (chosen.keep_causes != nullptr)
        chosen.keep_causes(record, findings);
    apply_excuses(record, profile, options, findings);
}

limits reading_bounds(const lint_options& options) {
    return options.board ? options.bounds : without_boards(options.bounds);
}

trial_rules rules_of_trials(const notation& chosen, const lint_options& options) {
    limits bounds = without_boards(options.bounds);
    bounds.findings = std::max(bounds.findings, findings_of_trial);
    return {.chosen = chosen,
            .bounds = bounds,
            .reported = options.bounds.findings,
            .check =
                [&chosen, &options, bounds](const game& record, std::vector<finding>& findings) {
                    check_as_written(record, chosen, options, bounds, findings);
                },
            .find_other_writing =
                [&chosen, &options, bounds](const game& source, std::vector<finding>& findings) {
                    find_other_writing(source, {chosen, options, bounds}, findings);
                },
            .places = place_names(*chosen.words)};
}

findings_review::findings_review(const notation& chosen, const lint_options& options)
    : chosen_(chosen), options_(options), profile_(profile_of(chosen, options)),
      rules_(rules_of_trials(chosen, options)) {}

check_level findings_review::level() const {
    return level_wanted(profile_, options_);
}

// The findings with repairs; none if nothing is repaired.
std::vector<finding> findings_review::repaired(const game& record,
                                               const std::vector<finding>& findings) const {
    // Of a game with too many findings not all are known.
    if (chosen_.repair == nullptr || findings.empty() || findings.size() >= options_.bounds.findings)
        return {};
    std::vector<finding> result = findings;
    if (!chosen_.repair(record, result) || !do_repairs_succeed(record, rules_, findings, result))
        return {};
    return result;
}

void findings_review::operator()(const game& record, std::vector<finding>& findings) const {
    if (level() == check_level::syntax && chosen_.keep_causes != nullptr)
        chosen_.keep_causes(record, findings);
    const bool offers_fixes =
        profile_.fixes && options_.fixes != offered_fixes::none && chosen_.find_fixes != nullptr;
    std::vector<finding> with_repairs;
    if (offers_fixes && level() != check_level::syntax)
        with_repairs = repaired(record, findings);
    apply_excuses(record, profile_, options_, findings);
    find_other_writing(record, {chosen_, options_, rules_.bounds}, findings);
    // The plies of a text that is written in another way are not damaged one by one.
    const bool is_repaired = !with_repairs.empty() && !has_other_writing(findings);
    if (is_repaired) {
        findings = std::move(with_repairs);
        apply_excuses(record, profile_, options_, findings);
    }
    if (offers_fixes)
        add_remedies(record, chosen_, options_, rules_, is_repaired, findings);
}

void choose(std::span<const diagnostic> where, const lint_options& options, std::vector<diagnostic>& output) {
    output.clear();
    for (const diagnostic& each : where) {
        if (!options.selection.includes(each.id))
            continue;
        diagnostic& added = output.emplace_back(each);
        added.severity = options.selection.severity(each.id);
        if (options.fixes != offered_fixes::none)
            offer_to_remove(added);
        // Only now: fixes are tried by their own safety, not by the declared one.
        if (added.remedy)
            added.remedy->safe = options.safety.counts_as_safe(each.id, added.remedy->safe);
    }
}

source_excerpt linted::around(std::uint64_t in_file) const {
    const file_places* const where = section_reader::places_of(reader_);
    const std::uint64_t begin = where == nullptr ? in_file : where->in_text(in_file);
    if (read != nullptr && begin >= read->offset && begin - read->offset <= read->text.size())
        return excerpt_around(read->text, static_cast<std::size_t>(begin - read->offset));
    diagnostic there;
    there.begin = begin;
    const std::string_view line = reader_.source_line(there);
    const auto of_this = std::ranges::find(found, in_file, &diagnostic::begin);
    std::size_t at = 0;
    if (of_this != found.end())
        for (std::uint32_t i = 1; i < of_this->column && at < line.size(); ++i)
            at += utf8::decode(line.substr(at)).size;
    return excerpt_of_line(line, at);
}

std::string linted::ply(const diagnostic& fault) const {
    return fault.ply == 0 ? std::string()
                          : std::to_string(fault.number) + (fault.mover == side::black ? ".black" : ".white");
}

std::uint64_t linted::bytes_read() const {
    return reader_.bytes_read();
}

lint_summary lint(byte_source& source, const notation& chosen, const lint_options& options,
                  const std::function<void(const linted&)>& receive) {
    const findings_review reviewed(chosen, options);
    decoded_source decoded(source, chosen);
    return lint_all(decoded, chosen, options, receive, reviewed.level(),
                    [&](const game& record, std::vector<finding>& findings) {
                        report_encoding(decoded, chosen, record, findings);
                        reviewed(record, findings);
                    });
}

lint_summary lint_utf8(byte_source& source, const notation& chosen, const lint_options& options,
                       const std::function<void(const linted&)>& receive) {
    const findings_review reviewed(chosen, options);
    return lint_all(source, chosen, options, receive, reviewed.level(), std::ref(reviewed));
}

std::vector<diagnostic> lint(std::string_view text, const notation& chosen, const lint_options& options) {
    std::vector<diagnostic> found;
    lint(*open_text(text), chosen, options,
         [&found](const linted& game) { found.insert(found.end(), game.found.begin(), game.found.end()); });
    return found;
}

void lint_section(const file_section_source& section, const notation& chosen, const lint_options& options,
                  const std::function<void(const linted&)>& receive) {
    const findings_review reviewed(chosen, options);
    lint_work work(options, receive);
    section_reader reader(
        {.begin = {.offset = section.offset, .lines = {}}, .source = &section.source, .text = {}}, chosen,
        {.bounds = reading_bounds(options),
         .checks = reviewed.level(),
         .review = std::ref(reviewed),
         .preamble = std::string(section.preamble)});
    work.read(reader.games());
    work.end(reader.games());
}

void lint_part(const file_part& part, const notation& chosen, const lint_options& options,
               const std::function<void(const linted&)>& receive) {
    const auto source = open_text(part.text);
    lint_section({*source, part.offset, part.preamble}, chosen, options, receive);
}

} // namespace ctlpgn
