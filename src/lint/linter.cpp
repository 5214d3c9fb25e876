#include "lint/linter.hpp"

#include "ctlpgn/jobs.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/reader.hpp"
#include "lint/encoding_report.hpp"
#include "lint/rules/other_writing.hpp"
#include "lint/settings/suppression.hpp"
#include "text/games/game_reading.hpp"
#include "text/sources/decoded_source.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

// More than any report shows of a line, and little enough to look at once for each of many findings.
constexpr std::size_t longest_context = 512;

bool is_continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

source_excerpt cut(std::string_view line, std::size_t at) {
    source_excerpt result;
    std::size_t begin = at - std::min(at, longest_context);
    while (begin > 0 && begin < at && is_continuation(line[begin]))
        ++begin;
    std::size_t end = std::min(line.size(), at + longest_context);
    while (end < line.size() && end > at && is_continuation(line[end]))
        --end;
    result.text = line.substr(begin, end - begin);
    result.offset = at - begin;
    result.cut_before = begin > 0;
    result.cut_after = end < line.size();
    return result;
}

// The bytes of the line around `at`, as far as they are near.
source_excerpt near(std::string_view text, std::size_t at) {
    const std::size_t far_before = at - std::min(at, 2 * longest_context);
    const std::string_view window = text.substr(far_before, 4 * longest_context);
    const std::size_t in_window = at - far_before;
    const std::size_t newline = in_window == 0 ? std::string_view::npos : window.rfind('\n', in_window - 1);
    const std::size_t begin = newline == std::string_view::npos ? 0 : newline + 1;
    std::size_t end = std::min(window.find('\n', in_window), window.size());
    if (end > in_window && window[end - 1] == '\r')
        --end;
    return cut(window.substr(begin, end - begin), in_window - begin);
}

constexpr lint_profile every_finding{};

const lint_profile& profile_of(const notation& in, const lint_options& how) {
    const auto found = std::ranges::find(in.profiles, how.profile, &lint_profile::name);
    if (found != in.profiles.end())
        return *found;
    return in.profiles.empty() ? every_finding : in.profiles.front();
}

check_level level_wanted(const lint_profile& profile, const lint_options& how) {
    return std::min(how.checks, profile.highest);
}

// Takes away what the text excuses, and what the profile leaves out.
void apply_excuses(const game& of, const lint_profile& profile, const lint_options& how,
                   std::vector<finding>& findings) {
    apply_suppressions(of, findings, [&](code id) {
        return how.selection.includes(id) && level_of_check(id) <= how.checks && profile.suppressions;
    });
    if (profile.apply != nullptr)
        profile.apply(of, findings);
}

// Those that nobody asked for need none.
void add_remedies(const game& of, const notation& in, const lint_options& how, const trial_rules& by,
                  std::vector<finding>& findings) {
    if (findings.empty())
        return;
    if (!has_other_writing(findings))
        in.find_fixes(of, findings);
    for (finding& each : findings)
        if (!how.selection.includes(each.id))
            each.remedy.reset();
    try_remedies(of, by, findings);
}

// Hands games and their findings on, and counts them.
class lint_work final : public game_work {
  public:
    lint_work(const lint_options& how, const std::function<void(const linted&)>& receive)
        : how_(how), receive_(receive) {}

    void read(game_reader& games) override {
        while (const game* const read = games.next())
            hand_on(games, read);
    }

    std::unique_ptr<game_batch> make_batch() override;

    void end(const game_reader& games) override { hand_on(games, nullptr); }

    void hand_on(const game_reader& from, const game* read, std::span<const diagnostic> found) {
        for (const diagnostic& each : found)
            count(each.severity);
        receive_(linted(from, read, found));
        summary_.games += read != nullptr ? 1U : 0U;
    }

    [[nodiscard]] const lint_options& options() const { return how_; }
    [[nodiscard]] const lint_summary& summary() const { return summary_; }

  private:
    void hand_on(const game_reader& from, const game* read) {
        choose(from.diagnostics(), how_, chosen_);
        hand_on(from, read, chosen_);
    }

    void count(level severity) {
        switch (severity) {
        case level::error: ++summary_.errors; break;
        case level::warning: ++summary_.warnings; break;
        case level::note: ++summary_.notes; break;
        }
    }

    const lint_options& how_;
    const std::function<void(const linted&)>& receive_;
    lint_summary summary_;
    std::vector<diagnostic> chosen_;
};

// Keeps games and their findings until it is their turn.
class lint_batch final : public game_batch {
  public:
    explicit lint_batch(lint_work& of) : work_(of) {}

    void read(game_reader& games) override {
        from_ = &games;
        count_ = 0;
        while (const game* const read = games.next()) {
            if (count_ == kept_.size())
                kept_.emplace_back();
            kept_game& next = kept_[count_++];
            next.read = *read;
            choose(games.diagnostics(), work_.options(), next.found);
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
    std::vector<kept_game> kept_; // and memory to be used again
    std::size_t count_ = 0;
};

std::unique_ptr<game_batch> lint_work::make_batch() {
    return std::make_unique<lint_batch>(*this);
}

lint_summary lint_all(byte_source& from, const notation& in, const lint_options& how,
                      const std::function<void(const linted&)>& receive, check_level checks,
                      const game_reader::review& review) {
    lint_work work(how, receive);
    read_games(from, in, how.jobs, work, how.bounds, checks, review);
    return work.summary();
}

} // namespace

void check_as_it_stands(const game& of, const notation& in, const lint_options& how, const limits& with,
                        std::vector<finding>& findings) {
    const lint_profile& profile = profile_of(in, how);
    const check_level level = level_wanted(profile, how);
    if (level != check_level::syntax)
        in.check(of, level, with, findings, nullptr);
    if (in.keep_causes != nullptr)
        in.keep_causes(of, findings);
    apply_excuses(of, profile, how, findings);
}

trial_rules rules_of_trials(const notation& in, const lint_options& how) {
    limits with = how.bounds;
    with.findings = std::max(with.findings, findings_of_trial);
    return {.in = in,
            .with = with,
            .reported = how.bounds.findings,
            .check =
                [&in, &how, with](const game& of, std::vector<finding>& findings) {
                    check_as_it_stands(of, in, how, with, findings);
                },
            .find_other_writing =
                [&in, &how, with](const game& of, std::vector<finding>& findings) {
                    find_other_writing(of, {in, how, with}, findings);
                },
            .places = place_names(*in.words)};
}

findings_review::findings_review(const notation& in, const lint_options& how)
    : in_(in), how_(how), profile_(profile_of(in, how)), rules_(rules_of_trials(in, how)) {}

check_level findings_review::level() const {
    return level_wanted(profile_, how_);
}

void findings_review::operator()(const game& of, std::vector<finding>& findings) const {
    if (level() == check_level::syntax && in_.keep_causes != nullptr)
        in_.keep_causes(of, findings);
    apply_excuses(of, profile_, how_, findings);
    find_other_writing(of, {in_, how_, rules_.with}, findings);
    if (profile_.fixes && how_.remedies && in_.find_fixes != nullptr)
        add_remedies(of, in_, how_, rules_, findings);
}

void choose(std::span<const diagnostic> from, const lint_options& how, std::vector<diagnostic>& into) {
    into.clear();
    for (const diagnostic& each : from) {
        if (!how.selection.includes(each.id))
            continue;
        diagnostic& added = into.emplace_back(each);
        added.severity = how.selection.severity(each.id);
        if (!how.board)
            added.board.clear();
    }
}

source_excerpt linted::around(std::uint64_t begin) const {
    if (read != nullptr && begin >= read->offset && begin - read->offset <= read->text.size())
        return near(read->text, static_cast<std::size_t>(begin - read->offset));
    diagnostic there;
    there.begin = begin;
    const std::string_view line = reader_.source_line(there);
    const auto of_this = std::ranges::find(found, begin, &diagnostic::begin);
    std::size_t at = 0;
    if (of_this != found.end())
        for (std::uint32_t i = 1; i < of_this->column && at < line.size(); ++i)
            at += utf8::decode(line.substr(at)).size;
    return cut(line, at);
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
    decoded_source decoded(source);
    return lint_all(decoded, chosen, options, receive, reviewed.level(),
                    [&](const game& of, std::vector<finding>& findings) {
                        report_encoding(decoded, chosen, of, findings);
                        reviewed(of, findings);
                    });
}

lint_summary lint_utf8(byte_source& from, const notation& in, const lint_options& how,
                       const std::function<void(const linted&)>& receive) {
    const findings_review reviewed(in, how);
    return lint_all(from, in, how, receive, reviewed.level(), std::ref(reviewed));
}

std::vector<diagnostic> lint(std::string_view text, const notation& chosen, const lint_options& options) {
    std::vector<diagnostic> found;
    lint(*open_text(text), chosen, options,
         [&found](const linted& game) { found.insert(found.end(), game.found.begin(), game.found.end()); });
    return found;
}

void lint_part(const file_part& part, const notation& in, const lint_options& how,
               const std::function<void(const linted&)>& receive) {
    const findings_review reviewed(in, how);
    const auto source = open_text(part.text);
    lint_work work(how, receive);
    section_reader reader({.begin = {.offset = part.offset, .lines = {}}, .source = source.get(), .text = {}},
                          in,
                          {.with = how.bounds,
                           .checks = reviewed.level(),
                           .review = std::ref(reviewed),
                           .preamble = std::string(part.preamble)});
    work.read(reader.games());
    work.end(reader.games());
}

} // namespace ctlpgn
