// References in comments that lead nowhere.
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "tree/chains.hpp"
#include "tree/reference_targets.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

// Among more lines of play nobody looks for a move.
constexpr std::size_t most_lines = 256;

struct broken_reference {
    const reference& written;
    reference_target target;
};

std::optional<broken_reference> find_reference(const game_fixes& context, const finding& found) {
    const game& game = context.read;
    const auto written = std::ranges::lower_bound(game.references, found.where.begin, {},
                                                  [](const reference& each) { return each.where.begin; });
    const auto index = static_cast<std::size_t>(written - game.references.begin());
    if (written == game.references.end() || written->where != found.where ||
        index >= context.targets().all().size())
        return std::nullopt;
    return broken_reference{*written, context.targets().all()[index]};
}

std::string step_text(std::uint32_t number, std::uint32_t label) {
    std::string text(1, '#');
    return text.append(std::to_string(number)).append(".").append(std::to_string(label));
}

// What leads to the line of play from the main line; empty if a label is missing on the way.
std::string way_to(const reference_targets& targets, line_index line) {
    std::vector<reference_step> path;
    targets.path_to(line, path);
    std::string steps;
    for (const reference_step& each : path) {
        if (each.label == 0)
            return {};
        steps.insert(0, step_text(each.number, each.label)); // the innermost is written first
    }
    return steps;
}

// A label that no variation of the move in question has.
struct broken_step {
    const reference_step& written;
    std::vector<node> there; // the variations of the move
};

std::optional<broken_step> find_broken_step(const game_fixes& context, const finding& asked) {
    const std::optional<broken_reference> found = find_reference(context, asked);
    const game& game = context.read;
    if (!found || found->target.at_ply == no_node || found->target.failed_step >= game.steps.size())
        return std::nullopt;
    return broken_step{game.steps[found->target.failed_step],
                       variations_of_move(game, found->target.at_ply, most_lines)};
}

proposed label_variation(const game_fixes& context, const finding& found, node unlabelled,
                         std::uint32_t label) {
    const std::uint32_t inside = context.read.variations[unlabelled].where.begin + 1;
    const std::string text = "$[" + std::to_string(label) + "]";
    return rewrite(found, {inside, inside}, text + (context.at(inside) == ' ' ? "" : " "),
                   "label the variation " + text);
}

} // namespace

// By way of the one variation that has such a move.
proposed fix_wrong_line_reference(const game_fixes& context, const finding& asked) {
    const std::optional<broken_reference> found = find_reference(context, asked);
    const game_lines& lines = context.lines();
    if (!found || found->written.step_count != 0 || found->written.kind != reference_kind::move ||
        lines.count() > most_lines)
        return std::nullopt;
    line_index only = no_line;
    for (line_index each = 0; each != lines.count(); ++each) {
        if (lines.find(each, found->written.number) == no_node)
            continue;
        if (only != no_line)
            return std::nullopt;
        only = each;
    }
    const std::string way = only == no_line ? std::string() : way_to(context.targets(), only);
    if (way.empty())
        return std::nullopt;
    std::string text(1, '#');
    text.append(std::to_string(found->written.number)).append("[").append(way).append("]");
    if (found->written.player != spoken_of::nobody)
        text += found->written.player == spoken_of::white ? "@W" : "@B";
    return rewrite(asked, std::move(text));
}

// The one variation that has no label yet is meant, or, if all have one, the one that there is.
proposed fix_unknown_label(const game_fixes& context, const finding& asked) {
    const std::optional<broken_step> found = find_broken_step(context, asked);
    if (!found)
        return std::nullopt;
    const auto& [step, there] = *found;
    const game& game = context.read;
    const auto is_unlabelled = [&game](node each) { return game.variations[each].label == 0; };
    if (std::ranges::count_if(there, is_unlabelled) == 1)
        return label_variation(context, asked, *std::ranges::find_if(there, is_unlabelled), step.label);
    if (there.size() != 1)
        return std::nullopt;
    const std::string wrong = step_text(step.number, step.label);
    const std::string right = step_text(step.number, game.variations[there[0]].label);
    std::string text(context.raw(asked.where));
    const std::size_t at = text.find(wrong);
    if (at == std::string::npos || text.find(wrong, at + 1) != std::string::npos)
        return std::nullopt;
    text.replace(at, wrong.size(), right);
    return rewrite(asked, std::move(text));
}

// Variations without labels are counted.
proposed fix_unlabelled_variation(const game_fixes& context, const finding& asked) {
    const std::optional<broken_step> found = find_broken_step(context, asked);
    if (!found || found->written.label == 0 || found->written.label > found->there.size())
        return std::nullopt;
    const std::uint32_t label = found->written.label;
    return label_variation(context, asked, found->there[label - 1], label);
}

// The other player's.
proposed fix_reference_without_ply(const game_fixes& context, const finding& found) {
    return found.where.size() < 2 ? std::nullopt : name_other_player(context, found, found.where.end - 2);
}

} // namespace ctlpgn::ctl_pgn
