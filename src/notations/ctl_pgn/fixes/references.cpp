// References in comments that lead nowhere.
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "text/ascii.hpp"
#include "tree/chains.hpp"
#include "tree/number_value.hpp"
#include "tree/reference_targets.hpp"

#include <span>

namespace ctlpgn::ctl_pgn {

namespace {

// With more lines of play than this, the search for the move is not attempted.
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

// The path from the main line to the line of play; empty if a label on it is missing.
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

// An unused label among the variations of the move.
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

// Through the only variation that has such a move.
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
    if (found->written.player != spoken_of::neither)
        text += found->written.player == spoken_of::white ? "@W" : "@B";
    return rewrite(asked, std::move(text));
}

namespace {

// The number of variations with this label after this move; only those of one line of play, unless it is
// no_line. The last one is found.
std::size_t count_labelled(const game_fixes& context, const reference_step& step, line_index around,
                           line_index& found) {
    const game_lines& lines = context.lines();
    std::size_t count = 0;
    for (line_index each = 1; each < lines.count(); ++each)
        if (context.read.variations[each - 1].label == step.label && lines.called_by(each) == step.number &&
            (around == no_line || lines.at(each).written_in == around)) {
            found = each;
            ++count;
        }
    return count;
}

// The steps through labelled variations, innermost first, as written; empty if they lead to none, or to
// several.
std::string known_way(const game_fixes& context, std::span<const reference_step> steps) {
    line_index line = no_line;
    std::string text;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
        if (count_labelled(context, *step, line, line) != 1)
            return {};
        text.insert(0, step_text(step->number, step->label));
    }
    return text;
}

// #2[#1.2#1.1] although variation 1 is inside variation 2: in the other order the steps lead to one
// variation.
proposed fix_order_of_steps(const game_fixes& context, const finding& asked) {
    const std::optional<broken_reference> found = find_reference(context, asked);
    if (!found || found->written.step_count < 2 || context.lines().count() > most_lines)
        return std::nullopt;
    const auto first = context.read.steps.begin() + found->written.first_step;
    std::vector<reference_step> steps(first, first + found->written.step_count);
    std::ranges::reverse(steps);
    const std::string way = known_way(context, steps);
    std::string text(context.raw(asked.where));
    const std::size_t begin = text.find('[');
    const std::size_t end = text.find(']');
    if (way.empty() || begin == std::string::npos || end == std::string::npos)
        return std::nullopt;
    text.replace(begin + 1, end - begin - 1, way);
    return rewrite(asked, std::move(text));
}

// A number out of range leads nowhere.
reference_step step_of(std::string_view number, std::string_view label) {
    return {static_cast<std::uint32_t>(value_of_number(number)),
            static_cast<std::uint32_t>(value_of_number(label))};
}

std::vector<std::string_view> numbers_in(std::string_view text) {
    constexpr std::string_view digits = "0123456789";
    std::vector<std::string_view> numbers;
    for (std::size_t at = text.find_first_of(digits); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_not_of(digits, at), text.size());
        numbers.push_back(text.substr(at, end - at));
        at = text.find_first_of(digits, end);
    }
    return numbers;
}

// The paths that the numbers in the brackets of a reference can mean: 1.2, 1,2, and 12 for 1.2.
std::vector<std::string> ways_in(const game_fixes& context, std::string_view brackets) {
    const std::vector<std::string_view> numbers = numbers_in(brackets);
    std::vector<std::string> ways;
    const auto add = [&](std::span<const reference_step> steps) {
        if (std::string way = known_way(context, steps); !way.empty())
            ways.push_back(std::move(way));
    };
    if (numbers.size() == 1)
        for (std::size_t size = 1; size < numbers[0].size(); ++size) {
            const reference_step step = step_of(numbers[0].substr(0, size), numbers[0].substr(size));
            add({&step, 1});
        }
    constexpr std::size_t most_steps = 8;
    if (numbers.size() % 2 != 0 || numbers.empty() || numbers.size() > 2 * most_steps)
        return ways;
    std::vector<reference_step> steps;
    for (std::size_t i = 0; i != numbers.size(); i += 2)
        steps.push_back(step_of(numbers[i], numbers[i + 1]));
    add(steps);
    return ways;
}

} // namespace

// #1[1.2]   #1[#1,2]   #1[#12]: if there is only one such variation. #1b: the ply of one player.
proposed fix_unreadable_reference(const game_fixes& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    const std::size_t open = text.find('[');
    if (const std::size_t number = count_digits(text.substr(1));
        text.starts_with('#') && number != 0 && number + 2 == text.size()) {
        const char player = capital(text.back());
        return player != 'W' && player != 'B'
                   ? std::nullopt
                   : proposed(rewrite(found, std::string(text.substr(0, number + 1)) + '@' + player));
    }
    if (!text.starts_with('#') || open == std::string_view::npos || context.lines().count() > most_lines)
        return std::nullopt;
    const std::vector<std::string_view> move = numbers_in(text.substr(0, open));
    const std::size_t close = text.find(']', open);
    const std::vector<std::string> ways = ways_in(context, text.substr(open, close - open));
    if (move.size() != 1 || ways.size() != 1)
        return std::nullopt;
    std::string meant = "#" + std::string(move[0]) + "[" + ways[0] + "]";
    if (const std::size_t sign = text.find('@'); sign != std::string_view::npos) {
        const std::string_view after = trimmed(text.substr(sign + 1), blank_characters);
        const auto end = std::ranges::find_if_not(after, is_letter);
        const std::string_view word = after.substr(0, static_cast<std::size_t>(end - after.begin()));
        if (word.size() != 1 || std::string_view("WBN").find(capital(word[0])) == std::string_view::npos)
            return std::nullopt; // @Blanc is White
        meant += capital(word[0]) == 'W' ? "@W" : "@B";
    }
    if (text.find('@') == std::string_view::npos) {
        // #4[#3.1]W   #4[#3.1@]W
        const std::string_view whole = context.text.substr(found.where.begin);
        const bool is_closed_later =
            close == std::string_view::npos && whole.substr(text.size()).starts_with("@]");
        const std::size_t end = is_closed_later ? text.size() + 2 : std::min(close + 1, text.size());
        const std::string_view rest = whole.substr(end);
        const std::string_view word = rest.substr(0, rest.find_first_of(" \t\r\n.,;:)}"));
        if (close == std::string_view::npos && !is_closed_later)
            return rewrite(found, std::move(meant));
        if (word == "W" || word == "B")
            return rewrite(found,
                           {found.where.begin, found.where.begin + static_cast<std::uint32_t>(end) + 1},
                           meant + "@" + std::string(word));
        if (is_closed_later || (!word.empty() && is_letter(word.front())))
            return std::nullopt;
    }
    return rewrite(found, std::move(meant));
}

// The only variation without a label is meant, or, if all have one, the only variation.
proposed fix_unknown_label(const game_fixes& context, const finding& asked) {
    if (proposed made = fix_order_of_steps(context, asked))
        return made;
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
