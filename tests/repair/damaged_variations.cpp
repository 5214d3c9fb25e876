#include "repair/damaged_variations.hpp"

#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/source.hpp"
#include "repair/given_back.hpp"

#include <algorithm>
#include <map>

namespace ctlpgn::tests {

namespace {

struct line {
    std::vector<ply> plies;
    std::vector<std::string> texts;
};

bool is_same_line(const line& one, const line& other) {
    return std::ranges::equal(one.plies, other.plies, is_same_ply);
}

bool is_line_of_same_text(const line& one, const line& other) {
    return std::ranges::equal(one.texts, other.texts, is_same_text);
}

// The main line, and each variation.
std::vector<line> lines_of(const notation& chosen, const game& read) {
    std::vector<ply> resolved = read.plies;
    if (chosen.resolve != nullptr)
        chosen.resolve(read, resolved);
    std::vector<line> lines;
    const auto add = [&](node at) {
        line& added = lines.emplace_back();
        for (; at != no_node; at = read.plies[at].next) {
            added.plies.push_back(resolved[at]);
            added.texts.emplace_back(read.raw(read.plies[at].text()));
        }
    };
    add(read.main_line.first_ply);
    for (const variation& each : read.variations)
        add(each.line.first_ply);
    return lines;
}

std::vector<line> lines_in(const notation& chosen, std::string_view text) {
    game read;
    std::vector<finding> findings;
    chosen.read_game(text, true, true, {}, read, findings);
    return lines_of(chosen, read);
}

struct damaged_text {
    std::string text;
    std::map<std::size_t, std::string> meant; // by where each ply begins
    std::vector<bool> is_damaged;             // by line
};

damaged_text damage(const game& read, noise& damaging, bool with_main_line) {
    std::vector<std::size_t> line_of(read.plies.size());
    for (std::size_t i = 0; i != read.variations.size(); ++i)
        for (node at = read.variations[i].line.first_ply; at != no_node; at = read.plies[at].next)
            line_of[at] = i + 1;
    damaged_text made;
    made.is_damaged.resize(read.variations.size() + 1);
    std::size_t copied = 0;
    for (node at = 0; at != read.plies.size(); ++at) {
        const span where = read.plies[at].text();
        made.text.append(read.text.substr(copied, where.begin - copied));
        copied = where.end;
        const std::string meant(read.raw(where));
        made.meant[made.text.size()] = meant;
        const std::size_t begin = made.text.size();
        if (with_main_line || line_of[at] != 0)
            damaging.append_damaged(meant, made.text);
        else
            made.text.append(meant);
        if (made.text.substr(begin) != meant)
            made.is_damaged[line_of[at]] = true;
    }
    made.text.append(read.text.substr(copied));
    return made;
}

void count_safe(const notation& chosen, const damaged_text& made, counted_variations& counted) {
    const auto count = [&](const diagnostic& each) {
        if (!each.remedy || !each.remedy->proven || !each.remedy->safe || each.remedy->edits.size() != 1)
            return;
        const file_edit& edit = each.remedy->edits.front();
        const auto meant = made.meant.find(edit.begin);
        if (meant == made.meant.end())
            return;
        ++counted.safe;
        const auto next = std::next(meant);
        const bool is_right = is_same_text(edit.text, meant->second) ||
                              (next != made.meant.end() && edit.text == meant->second + ' ' + next->second);
        if (!is_right)
            counted.wrong.push_back(edit.text + " for " + meant->second);
    };
    const auto source = open_text(made.text);
    lint(*source, chosen, {}, [&count](const linted& found) { std::ranges::for_each(found.found, count); });
}

} // namespace

counted_variations& counted_variations::operator+=(const counted_variations& more) {
    damaged += more.damaged;
    by_unsafe += more.by_unsafe;
    by_safe += more.by_safe;
    safe += more.safe;
    wrong.insert(wrong.end(), more.wrong.begin(), more.wrong.end());
    lost += more.lost;
    return *this;
}

std::vector<std::string> annotated_games_in(const notation& chosen, std::string_view text, std::size_t most) {
    std::vector<std::string> games;
    game read;
    std::vector<finding> findings;
    while (!text.empty() && games.size() != most) {
        findings.clear();
        const reading_result result = chosen.read_game(text, false, true, {}, read, findings);
        if (!result.game || result.consumed == 0)
            break;
        if (!read.variations.empty() && findings.empty())
            games.emplace_back(text.substr(0, result.consumed));
        text.remove_prefix(result.consumed);
    }
    return games;
}

counted_variations repair_damaged(const notation& chosen, const std::string& text, noise& damaging,
                                  bool with_main_line) {
    game read;
    std::vector<finding> findings;
    chosen.read_game(text, true, true, {}, read, findings);
    const std::vector<line> meant = lines_of(chosen, read);
    const damaged_text made = damage(read, damaging, with_main_line);
    const std::vector<line> by_unsafe =
        lines_in(chosen, apply_fixes(made.text, chosen, {}, {.unsafe = true}));
    const std::vector<line> by_safe = lines_in(chosen, apply_fixes(made.text, chosen));
    counted_variations counted;
    const auto is_back = [&](const std::vector<line>& fixed, std::size_t i) {
        return fixed.size() == meant.size() && is_same_line(fixed[i], meant[i]);
    };
    bool is_lost = false;
    for (std::size_t i = 0; i != meant.size(); ++i) {
        if (made.is_damaged[i]) {
            ++counted.damaged;
            counted.by_unsafe += is_back(by_unsafe, i) ? 1U : 0U;
            counted.by_safe += is_back(by_safe, i) ? 1U : 0U;
        } else {
            is_lost = is_lost ||
                      (by_unsafe.size() == meant.size() && !is_line_of_same_text(by_unsafe[i], meant[i]));
        }
    }
    counted.lost = is_lost ? 1 : 0;
    count_safe(chosen, made, counted);
    return counted;
}

} // namespace ctlpgn::tests
