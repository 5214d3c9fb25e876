// Every reference to a move leads to one that has been played before, in the comment's own line of play or by
// labels.
#include "lint/rules/shared_rules.hpp"
#include "lint/rules/skipped_text.hpp"
#include "text/ascii.hpp"
#include "tree/chains.hpp"
#include "tree/reference_targets.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

namespace {

struct unresolved {
    target_status status;
    code id;
    const char* help; // the other place that helps to see why; null if there is none
};

constexpr unresolved reasons[] = {
    {target_status::no_such_move, code::dangling_reference, nullptr},
    {target_status::later, code::forward_reference, "the move is here"},
    {target_status::other_line, code::wrong_line_reference,
     "another line of play has a move of this number here"},
    {target_status::no_such_ply, code::reference_without_ply, "the move is here"},
    {target_status::no_such_label, code::unknown_label, "the move is here"},
    {target_status::no_label, code::unlabelled_variation, "the variation is opened here"},
};

span place_of_help(const game& record, const reference_target& target) {
    const node variation = first_variation_of_move(record, target.at_ply);
    if (target.status == target_status::no_label && variation != no_node) {
        const std::uint32_t begin = record.variations[variation].where.begin;
        return {begin, begin + 1};
    }
    return head_of(record, target.at_ply);
}

// A label that could not be read has been reported, and may be the one in question. Many references may lead
// to one move, and a move may have many variations: each move is examined once.
class unread_labels {
  public:
    explicit unread_labels(const game& record) : game_(record) {}

    [[nodiscard]] bool may_explain(const reference_target& target) {
        if (target.status != target_status::no_such_label && target.status != target_status::no_label)
            return false;
        known_.resize(game_.plies.size(), answer::unknown);
        answer& known = known_[target.at_ply];
        if (known == answer::unknown)
            known = are_on(target.at_ply) ? answer::yes : answer::no;
        return known == answer::yes;
    }

  private:
    [[nodiscard]] bool are_on(node move) const {
        return std::ranges::any_of(variations_of_move(game_, move), [this](node at) {
            return game_.variations[at].label == 0 && !game_.variations[at].label_where.empty();
        });
    }

    enum class answer : std::uint8_t { unknown, no, yes };

    const game& game_;
    std::vector<answer> known_; // by ply
};

std::string call_move(std::uint32_t number) {
    std::string text(1, '#');
    text += std::to_string(number);
    return text;
}

std::string call_variation(const reference_step& step) {
    return call_move(step.number).append(".").append(std::to_string(step.label));
}

// What is missing, in the form of the reference: #14, or #12.2 on the way to it.
// With the variation that was reached by then, which is the step after it.
std::string missing_part(const game& record, const reference& asked, const reference_target& target) {
    const bool is_move = target.failed_step >= record.steps.size();
    const std::uint32_t outer = is_move ? asked.first_step : target.failed_step + 1;
    const bool is_label =
        target.status == target_status::no_such_label || target.status == target_status::no_label;
    std::string text = is_move    ? call_move(asked.number)
                       : is_label ? call_variation(record.steps[target.failed_step])
                                  : call_move(record.steps[target.failed_step].number);
    if (outer < asked.first_step + asked.step_count)
        text.append(" in variation ").append(call_variation(record.steps[outer]));
    if (!is_move && asked.step_count > 1)
        text += "; of several variations the innermost comes first";
    return text;
}

// "Game #1 of 3", "Ronda #2": a number that counts something other than moves.
bool counts_something_else(const game& record, const reference& asked) {
    // In English, Catalan, Spanish, German and French.
    constexpr std::string_view counted[] = {"game",     "round",  "board",   "match",  "problem", "puzzle",
                                            "part",     "table",  "section", "volume", "issue",   "number",
                                            "partida",  "ronda",  "taula",   "tauler", "mesa",    "tablero",
                                            "problema", "partie", "runde",   "brett",  "ronde",   "aufgabe"};
    if (asked.kind != reference_kind::move || asked.step_count != 0 || asked.player != spoken_of::neither)
        return false;
    const std::string_view after = record.text.substr(asked.where.end);
    constexpr std::string_view total = " of ";
    if (after.starts_with(total) && after.size() > total.size() && is_digit(after[total.size()]))
        return true;
    std::string_view before = record.text.substr(0, asked.where.begin);
    if (!before.ends_with(' '))
        return false;
    before.remove_suffix(1);
    const std::size_t begin = before.find_last_of(" \t\r\n{([") + 1;
    std::string word(before.substr(begin));
    if (!word.empty())
        word[0] = small_letter(word[0]);
    return std::ranges::find(counted, word) != std::ranges::end(counted);
}

} // namespace

void check_references(check_context& context) {
    const game& game = context.read;
    if (!has_targets(game))
        return;
    const reference_targets targets(game, context.lines());
    unread_labels unread(game);
    for (node at = 0; at != game.references.size(); ++at) {
        const reference_target& target = targets.all()[at];
        if (target.status == target_status::found || target.status == target_status::no_target)
            continue;
        for (const unresolved& reason : reasons) {
            if (reason.status != target.status)
                continue;
            // A ply that could not be read has been reported.
            if (target.status == target_status::no_such_ply &&
                !is_ply_missing(game, move_from(game, target.at_ply), target.player))
                continue;
            if (unread.may_explain(target))
                continue;
            if (counts_something_else(game, game.references[at]))
                continue;
            const std::string what = target.status == target_status::no_such_ply
                                         ? std::string(target.player == side::white ? "White" : "Black")
                                         : missing_part(game, game.references[at], target);
            finding& found = context.report(reason.id, game.references[at].where, what);
            if (reason.help != nullptr && target.at_ply != no_node)
                found.related.push_back({place_of_help(game, target), reason.help});
        }
    }
}

} // namespace ctlpgn
