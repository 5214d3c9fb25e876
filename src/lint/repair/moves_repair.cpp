#include "lint/repair/moves_repair.hpp"

#include "lint/fixes/proven_repairs.hpp"
#include "lint/linter.hpp"
#include "text/sources/file_places.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ctlpgn {

namespace {

bool is_error(const diagnostic& asked) {
    return asked.severity == level::error;
}

lint_options how_to_lint(const limits& bounds) {
    lint_options options;
    options.board = false;
    options.bounds = bounds;
    return options;
}

} // namespace

moves_repair::moves_repair(const notation& chosen, const limits& bounds, check_level checks)
    : chosen_(chosen), bounds_(bounds), checks_(checks), fixer_(chosen, how_to_lint(bounds)),
      rules_(rules_of_trials(chosen, fixer_.how())) {}

const repaired_reading* moves_repair::repair(const game_reader& games, const game& read) {
    if (chosen_.repair == nullptr || std::ranges::none_of(games.diagnostics(), is_error))
        return nullptr;
    return fixer_.fix(read.text, read.offset, read.preamble) && read_again(games, read) ? &result_ : nullptr;
}

// False if the repaired text is no longer one game.
bool moves_repair::read_again(const game_reader& games, const game& read) {
    file_section section{
        .begin = {.offset = read.offset, .games = read.index - 1, .lines = {}}, .text = {}, .is_last = true};
    section.text.bytes.assign(fixer_.text().begin(), fixer_.text().end());
    section.text.end = section.text.bytes.size();
    games_.emplace(std::move(section), chosen_,
                   reading_options{.bounds = without_boards(bounds_),
                                   .checks = checks_,
                                   .review =
                                       [this](const game& record, std::vector<finding>& findings) {
                                           name_doubtful_plies(record, findings);
                                       },
                                   .resolves = true,
                                   .preamble = std::string(read.preamble),
                                   .is_followed = games.has_more()});
    result_.read = games_->games().next();
    if (result_.read == nullptr || games_->games().has_more())
        return false;
    result_.repairs = game_repairs(fixer_.rounds(), *result_.read, read.text);
    const std::span<const diagnostic> left = games_->games().diagnostics();
    result_.found.assign(left.begin(), left.end());
    const auto move = [&](auto& at) {
        const auto as_written = [&](std::uint64_t offset) {
            return read.offset + result_.repairs.as_written(static_cast<std::uint32_t>(offset - read.offset));
        };
        at.begin = as_written(at.begin);
        at.end = std::max(at.begin, as_written(at.end));
    };
    for (diagnostic& each : result_.found) {
        move(each);
        std::ranges::for_each(each.related, move);
    }
    // What is said about encodings does not depend on the moves.
    std::ranges::copy_if(games.diagnostics(), std::back_inserter(result_.found),
                         [](const diagnostic& each) { return each.encoding.has_value(); });
    sort_stably(result_.found, {}, &diagnostic::begin);
    section_reader::locate(games, result_.found);
    return true;
}

// Of the plies that are still damaged, the likeliest meanings are named.
void moves_repair::name_doubtful_plies(const game& record, std::vector<finding>& findings) const {
    if (checks_ == check_level::syntax) {
        if (chosen_.keep_causes != nullptr)
            chosen_.keep_causes(record, findings);
        return;
    }
    std::vector<finding> named = findings;
    if (!chosen_.repair(record, named) || !do_repairs_succeed(record, rules_, findings, named))
        return;
    findings = std::move(named);
    for (finding& each : findings)
        each.remedy.reset();
}

} // namespace ctlpgn
