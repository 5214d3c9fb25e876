// Every reference to a move leads to one that has been played before, in the comment's own line of play or by
// labels (rulings 8.6).
#include "tree/reference_targets.hpp"
#include "lint/shared_rules.hpp"
#include "lint/skipped_text.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace ctlpgn {

namespace {

struct unresolved {
    target_status status;
    code id;
    const char* help; // what the move is that helps to see why; null if none does
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

span place_of_help(const game& in, const reference_target& target) {
    const move& shown = in.moves[target.at_move];
    if (target.status == target_status::no_label && shown.first_variation != no_node) {
        const std::uint32_t begin = in.variations[shown.first_variation].where.begin;
        return {begin, begin + 1};
    }
    const ply& text = shown.white.written() ? shown.white : shown.black;
    return {shown.begin, text.written() ? text.text().end : shown.begin + 1};
}

// A label that could not be read has been reported, and may be the one. Many references may ask about one
// move, and a move may have many variations: each move is looked at once.
class unread_labels {
  public:
    explicit unread_labels(const game& in) : game_(in) {}

    [[nodiscard]] bool may_explain(const reference_target& target) {
        if (target.status != target_status::no_such_label && target.status != target_status::no_label)
            return false;
        const auto [found, is_new] = known_.try_emplace(target.at_move, false);
        if (is_new)
            found->second = are_on(game_.moves[target.at_move]);
        return found->second;
    }

  private:
    [[nodiscard]] bool are_on(const move& of) const {
        for (node at = of.first_variation; at != no_node; at = game_.variations[at].next) {
            const variation& each = game_.variations[at];
            const std::size_t first = game_.text.find_first_not_of(" \t", each.where.begin + 1);
            if (each.label == 0 && game_.text.substr(std::min(first, game_.text.size())).starts_with('$'))
                return true;
        }
        return false;
    }

    const game& game_;
    std::unordered_map<node, bool> known_;
};

std::string call_move(std::uint32_t number) {
    std::string text(1, '#');
    text += std::to_string(number);
    return text;
}

// What is not there, as the reference names it: #14, or #12.2 on the way to it.
std::string missing_part(const game& in, const reference& of, const reference_target& target) {
    if (target.failed_step >= in.steps.size())
        return call_move(of.number);
    const reference_step& step = in.steps[target.failed_step];
    std::string text = call_move(step.number);
    if (target.status == target_status::no_such_label || target.status == target_status::no_label)
        text.append(".").append(std::to_string(step.label));
    return text;
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
        for (const unresolved& reason : reasons) {
            if (reason.status != target.status)
                continue;
            // A ply that could not be read has been reported.
            if (target.status == target_status::no_such_ply &&
                !is_ply_missing(game, game.moves[target.at_move], target.of))
                continue;
            if (unread.may_explain(target))
                continue;
            const std::string what = target.status == target_status::no_such_ply
                                         ? std::string(target.of == side::white ? "White" : "Black")
                                         : missing_part(game, game.references[at], target);
            finding& found = context.report(reason.id, game.references[at].where, what);
            if (reason.help != nullptr && target.at_move != no_node)
                found.related.push_back({place_of_help(game, target), reason.help});
        }
    }
}

} // namespace ctlpgn
