#include "cli/games/merged_games.hpp"

#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/game_draft.hpp"
#include "ctlpgn/tags.hpp"
#include "text/counted.hpp"
#include "tree/game_facts.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::cli {

namespace {

// "Tal - Botvinnik, 1-0"
std::string name_of(const game& record, const notation& chosen) {
    std::string name;
    if (chosen.plan != nullptr)
        for (const plan_player& each : chosen.plan().players)
            name.append(name.empty() ? "" : " - ").append(tag_value(record, each.tag).value_or("?"));
    const std::string_view result = chosen.words->results[record.result];
    return name.append(name.empty() || result.empty() ? "" : ", ").append(result);
}

} // namespace

merged_games::merged_games(const notation& chosen, const merge_options& options)
    : chosen_(chosen), options_(options), nodes_(1), results_(chosen.words->results.size()) {}

merged_games::outcome merged_games::add(const game& record) {
    const initial_position begun = chosen_.initial(record);
    std::string rules = rules_of(record, chosen_);
    if (!begun.readable)
        return outcome::cannot_be_judged;
    const bool is_first = start_.empty();
    if (!is_first && rules != rules_)
        return outcome::has_other_rules;
    std::string start = is_first ? position::start(chosen_, rules).text() : start_;
    if (begun.text != start)
        return outcome::begins_elsewhere;
    rules_ = std::move(rules);
    start_ = std::move(start);
    position_texts positions;
    positions.reset(record.plies.size());
    std::vector<code> broken(record.plies.size(), code::none);
    if (chosen_.ask_board != nullptr)
        chosen_.ask_board(record, {.positions = &positions, .broken_rules = &broken});
    std::vector<std::string> standard(record.plies.size());
    if (chosen_.standard_moves != nullptr)
        standard = chosen_.standard_moves(record);
    names_.push_back(name_of(record, chosen_));
    index here = 0;
    count(here, record);
    std::uint32_t plies = 0;
    for (node at = record.main_line.first_ply; at != no_node && plies != options_.plies;
         at = record.plies[at].next, ++plies) {
        if (positions[at].empty() || broken[at] != code::none)
            break;
        here = following(here, standard[at].empty() ? std::string(record.raw(record.plies[at].text()))
                                                    : standard[at]);
        count(here, record);
    }
    return outcome::merged;
}

merged_games::index merged_games::following(index before, const std::string& ply) {
    for (const index each : nodes_[before].next)
        if (nodes_[each].ply == ply)
            return each;
    const auto added = static_cast<index>(nodes_.size());
    nodes_.push_back({.ply = ply, .next = {}, .games = 0, .first_game = names_.size() - 1});
    results_.resize(results_.size() + chosen_.words->results.size());
    nodes_[before].next.push_back(added);
    return added;
}

void merged_games::count(index at, const game& record) {
    ++nodes_[at].games;
    ++results_[at * chosen_.words->results.size() + record.result];
}

std::string merged_games::text(const format_options& style) const {
    game_draft draft(position::start(chosen_, rules_));
    draft.add_comment(words_about(0));
    write_after(0, draft);
    // Nothing but tags that every game has can be missing.
    return apply_fixes(draft.text(style), chosen_, {}, {.unsafe = true});
}

// Of those that enough games have; if as many games have several, the one that came first.
std::vector<merged_games::index> merged_games::usual_first(const tree_node& before) const {
    std::vector<index> usual;
    std::ranges::copy_if(before.next, std::back_inserter(usual),
                         [this](index each) { return nodes_[each].games >= options_.least_games; });
    std::ranges::stable_sort(usual, std::ranges::greater(),
                             [this](index each) { return nodes_[each].games; });
    return usual;
}

void merged_games::write_after(index at, game_draft& draft) const {
    for (std::vector<index> next = usual_first(nodes_[at]); !next.empty(); next = usual_first(nodes_[at])) {
        write_ply(next.front(), at, draft);
        for (std::size_t other = 1; other != next.size(); ++other) {
            draft.begin_variation();
            write_ply(next[other], at, draft);
            write_after(next[other], draft);
            draft.end_variation();
        }
        at = next.front();
    }
}

// What is said of it is said where it changes.
void merged_games::write_ply(index at, index before, game_draft& draft) const {
    if (!draft.play(nodes_[at].ply, false).possible)
        throw draft_error("\"" + nodes_[at].ply + "\" cannot be written");
    if (nodes_[at].games != nodes_[before].games)
        draft.add_comment(words_about(at));
}

// "12 games: 1-0 5, 0-1 4, 1/2-1/2 3", or the name of the only one.
std::string merged_games::words_about(index at) const {
    const tree_node& asked = nodes_[at];
    if (asked.games == 1)
        return names_[asked.first_game];
    std::string words = counted(asked.games, "game", "games");
    const std::span<const std::string_view> results = chosen_.words->results;
    const char* joint = ": ";
    for (std::size_t each = 1; each < results.size(); ++each)
        if (const std::uint64_t games = results_[at * results.size() + each]; games != 0) {
            words.append(joint).append(results[each]).append(" ").append(std::to_string(games));
            joint = ", ";
        }
    return words;
}

} // namespace ctlpgn::cli
