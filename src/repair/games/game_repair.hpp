// Reads damaged games by their likeliest lines of play: notation::repair, for any notation.
#pragma once

#include "repair/decoder.hpp"
#include "repair/games/damaged_places.hpp"
#include "repair/games/explained.hpp"
#include "repair/games/line_words.hpp"
#include "repair/games/repair_rules.hpp"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn::repair {

// What a notation provides besides lines of play, so that its games can be repaired:
// - `rules` is what repair must know about its texts;
// - `start_of` is the position that a game begins with; none if games like this are not decoded;
// - lines of play are made from a game, and whether the numbers of its moves are those of the board;
// - `judge` says what a readable ply of the tree is in a position: it sets the code of the finding to that of
//   the rule that it breaks, with its detail, or to `unlikely_ply` if it is legal, or leaves it as it is.
template <class lines>
concept repairable = lines_of_play<lines> && std::constructible_from<lines, const game&, bool> &&
    requires(const lines& asked, const game& record, const typename lines::position& now, node written,
             finding& fault) {
    { lines::rules() } -> std::same_as<const repair_rules&>;
    { lines::start_of(record) } -> std::same_as<std::optional<typename lines::position>>;
    asked.judge(now, written, fault);
};

template <repairable lines> class line_repair {
  public:
    using position = typename lines::position;

    line_repair(const game& record, const words_of_line& line, const position& start)
        : record_(record), line_(line), start_(start), board_(record, true),
          has_marks_(has_marks(line.words)) {
        const auto first = std::ranges::find(line.words, word_kind::number, &word::kind);
        if (first != line.words.end() && first->number != board_.number_of(start))
            board_ = lines(record, false);
    }

    // Decodes the line, and returns where it says something else than is written. `end` is where it has been
    // read.
    std::vector<damaged_place> decode(std::uint32_t& end) {
        thread_local reading_costs costs; // its memory is reused for the next game
        decoding_settings settings{.has_marks = has_marks_};
        std::optional<damaged_places> places;
        for (const search_width& width : widths) {
            settings.width = width;
            const decoded_line<lines> found =
                decoder<lines>(board_, line_.words, settings, costs).decode(start_);
            places.emplace(record_, lines::rules(), line_);
            places->add(damaged_steps(found));
            end = found.end == line_.words.size() ? line_.where.end : line_.words[found.end].where.begin;
            if (!found.is_hopeless && !places->is_crowded())
                break;
        }
        return places->take();
    }

  private:
    using step = decoded_step<lines>;

    std::vector<damaged_step> damaged_steps(const decoded_line<lines>& found) const {
        std::vector<damaged_step> steps;
        for (const step& each : found.steps)
            if (may_be_damaged(each.kind, each.cost))
                steps.push_back(damaged(each));
        return steps;
    }

    damaged_step damaged(const step& each) const {
        damaged_step made{.kind = each.kind,
                          .words = each.words,
                          .cost = each.cost,
                          .margin = each.margin,
                          .likely_margin = each.likely_margin,
                          .second = each.second,
                          .meant = {},
                          .unmarked = {},
                          .fault = {}};
        if (each.kind == step_kind::passed)
            return made;
        made.fault = fault_at(each);
        if (each.kind == step_kind::skipped)
            return made;
        made.unmarked = unmarked_text(each);
        made.meant = made.unmarked;
        // Only if the game has such marks.
        if (has_marks_)
            made.meant.append(board_.mark_of(each.before, each.played));
        return made;
    }

    std::string unmarked_text(const step& each) const {
        std::vector<option<typename lines::ply>> options;
        board_.list(each.before, options);
        for (const option<typename lines::ply>& other : options)
            if (other.played == each.played)
                return std::string(other.text.text());
        return {};
    }

    // What is reported if the reader and the board have found nothing there, because a ply before it could
    // not be played.
    finding fault_at(const step& each) const {
        finding fault;
        fault.id = lines::rules().unreadable_ply;
        const word& here = line_.words[std::min<std::size_t>(each.words.first, line_.words.size() - 1)];
        if (here.known_as == 0)
            return fault;
        fault.at_ply = here.known_as - 1;
        const ply& read = record_.plies[fault.at_ply];
        if (read.readable() && lines::rules().is_sure(read))
            board_.judge(each.before, fault.at_ply, fault);
        return fault;
    }

    const game& record_;
    const words_of_line& line_;
    const position& start_;
    lines board_;
    bool has_marks_;
};

// notation::repair
template <repairable lines> bool repair_game(const game& record, std::vector<finding>& findings) {
    // If more than one of so many plies is damaged, the text may be no game at all.
    constexpr std::size_t share_of_damages = 3;
    const repair_rules& rules = lines::rules();
    const auto is_misfit = [&rules](const finding& each) { return rules.is_misfit(each); };
    if (std::ranges::none_of(findings, is_misfit) || record.main_line.first_ply == no_node)
        return false;
    const std::optional<typename lines::position> start = lines::start_of(record);
    if (!start)
        return false;
    const words_of_line line = words_of_main_line(record, findings, rules);
    const searched_line asked{record, rules, line, findings};
    const std::size_t plies = count_plies(line.words);
    if (plies < rules.fewest_plies || !may_be_damaged(asked))
        return false;
    std::uint32_t end = 0;
    std::vector<damaged_place> damages = line_repair<lines>(record, line, *start).decode(end);
    if (share_of_damages * damages.size() > plies || plies < damages.size() + rules.fewest_undamaged)
        return false;
    // What comes before a place in doubt may be repaired, and then there is more to go by.
    const auto in_doubt = first_in_doubt(asked, damages);
    if (in_doubt != damages.end()) {
        end = in_doubt->fault.where.begin;
        damages.erase(in_doubt, damages.end());
    }
    if (damages.empty() || is_legal_ply_blamed(asked, damages) || !are_damages_all(asked, damages, end))
        return false;
    report({.where = {begin_of(asked, damages), end},
            .left_out = line.left_out,
            .damages = std::move(damages),
            .may_be_consequence = rules.may_be_consequence},
           findings);
    return true;
}

} // namespace ctlpgn::repair
