#include "cli/games/game_selection.hpp"

#include "cli/options/number_option.hpp"
#include "cli/output/say.hpp"
#include "ctlpgn/errors.hpp"
#include "text/counted.hpp"

#include <algorithm>
#include <limits>
#include <ranges>

namespace ctlpgn::cli {

namespace {

constexpr std::uint64_t most_games = std::numeric_limits<std::uint32_t>::max();

} // namespace

void add_selection_options(CLI::App& command, selection_options& options, bool by_games_before) {
    const std::string group = "Which games";
    command
        .add_option("--where", options.where,
                    "only games that match, such as 'White ~ \"Tal\" and plies >= 40 or result = 1-0'")
        ->allow_extra_args(false)
        ->group(group);
    command
        .add_option(
            "--reaches", options.reaches,
            "only games that reach this position, variations included: a text such as a FEN, in which ? "
            "is any piece or none, or the moves that lead there, such as '1. e4 c5'")
        ->group(group);
    command
        .add_option(
            "--material", options.material,
            "only games that come to these pieces on the board, such as KRPKR, whichever side has which; "
            "after a letter, * means any number, + one or more, ? one or none")
        ->type_name("PIECES")
        ->group(group);
    if (!by_games_before)
        return;
    command.add_flag("--unique", options.unique, "of games with the same moves, keep only the first")
        ->group(group);
    add_number_option(command, "--skip", "leave out the first N of these games", {.most = most_games},
                      [&options](std::uint64_t count) { options.skipped = count; })
        ->group(group);
    add_number_option(command, "--sample", "of every N of these games, take the first",
                      {.least = 1, .most = most_games},
                      [&options](std::uint64_t count) { options.sampled = count; })
        ->group(group);
    add_number_option(command, "--first", "take N of these games, and read no further",
                      {.least = 1, .most = most_games},
                      [&options](std::uint64_t count) { options.most = count; })
        ->group(group);
}

game_selection::game_selection(const selection_options& asked)
    : positions_(asked.reaches, asked.material), asks_(asked.asks()),
      in_order_(asked.depends_on_games_before()), unique_(asked.unique), to_skip_(asked.skipped),
      sampled_(asked.sampled), most_(asked.most) {
    for (const std::string& each : asked.where)
        conditions_.emplace_back(each);
    in_order_ = in_order_ || std::ranges::any_of(conditions_, &game_condition::asks_for_number);
    for (const game_condition& each : conditions_)
        for (const std::string_view name : each.tags())
            asked_.ask(name);
}

bool game_selection::matches(const game& each, const notation& chosen) const {
    asked_.look_at(each, chosen);
    return std::ranges::all_of(conditions_,
                               [&](const game_condition& asked) { return asked.holds(each, chosen); }) &&
           (positions_.are_none() || positions_.are_reached(each, chosen));
}

void game_selection::report_unknown_tags() const {
    for (const std::string& each : asked_.complaints())
        complain(each);
}

void game_selection::report_repeated_games() const {
    if (repeated_ != 0)
        complain("--unique: " + counted(repeated_, "game has", "games have") +
                 " the moves of an earlier one and " + (repeated_ == 1 ? "is" : "are") + " left out");
}

game_wish game_selection::wish_for(const game& each, const notation& chosen) {
    if (is_over() || is_over_at(each.index))
        return game_wish::stop;
    if (!matches(each, chosen) || is_repeated(each, chosen) || !is_in_sample())
        return game_wish::pass_over;
    ++taken_;
    return game_wish::take;
}

game_choice game_selection::choice(const notation& chosen) {
    if (!asks_)
        return {};
    return [this, &chosen](const game& each) { return wish_for(each, chosen); };
}

game_choice game_selection::choice_of_each(const notation& chosen) const {
    if (!asks_)
        return {};
    return [this, &chosen](const game& each) {
        return matches(each, chosen) ? game_wish::take : game_wish::pass_over;
    };
}

bool game_selection::is_over_at(std::uint32_t number) const {
    return std::ranges::any_of(conditions_,
                               [number](const game_condition& each) { return each.is_over_at(number); });
}

// Games without moves have no moves in common.
bool game_selection::is_repeated(const game& each, const notation& chosen) {
    if (!unique_ || each.main_line.first_ply == no_node || seen_.insert(key_of_moves(each, chosen)).second)
        return false;
    ++repeated_;
    return true;
}

// To be asked of each game that has met all conditions.
bool game_selection::is_in_sample() {
    if (to_skip_ != 0) {
        --to_skip_;
        return false;
    }
    return passed_++ % sampled_ == 0;
}

} // namespace ctlpgn::cli
