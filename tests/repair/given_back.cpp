#include "repair/given_back.hpp"

#include "ctlpgn/lint.hpp"
#include "ctlpgn/source.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::tests {

namespace {

constexpr std::string_view tags = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                                  "[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n";

std::vector<ply> plies_of(const notation& chosen, const game& read) {
    std::vector<ply> resolved;
    chosen.resolve(read, resolved);
    std::vector<ply> line;
    for (node at = read.main_line.first_ply; at != no_node; at = read.plies[at].next)
        line.push_back(resolved[at]);
    return line;
}

std::string_view without_mark(std::string_view ply) {
    return ply.substr(0, ply.find_last_not_of("+#") + 1);
}

} // namespace

bool is_same_ply(const ply& one, const ply& other) {
    return one.kind == other.kind && one.from == other.from && one.to == other.to &&
           one.promotion == other.promotion && (one.from != no_place || one.kind == ply_kind::castled);
}

bool is_same_text(std::string_view one, std::string_view other) {
    return without_mark(one) == without_mark(other);
}

std::vector<played_game> games_in(const notation& chosen, std::string_view text, std::size_t most) {
    constexpr std::size_t fewest_plies = 20;
    std::vector<played_game> games;
    game read;
    std::vector<finding> findings;
    while (!text.empty() && games.size() != most) {
        const reading_result result = chosen.read_game(text, false, true, {}, read, findings);
        if (!result.game || result.consumed == 0)
            break;
        played_game made{.texts = {}, .plies = plies_of(chosen, read)};
        for (node at = read.main_line.first_ply; at != no_node; at = read.plies[at].next)
            made.texts.emplace_back(read.raw(read.plies[at].text()));
        if (made.texts.size() >= fewest_plies)
            games.push_back(std::move(made));
        text.remove_prefix(result.consumed);
    }
    return games;
}

std::string text_of(const noisy_line& line) {
    return std::string(tags) + line.text + "*\n";
}

bool is_given_back(const notation& chosen, std::string_view fixed, const played_game& meant) {
    game read;
    std::vector<finding> findings;
    chosen.read_game(fixed, true, true, {}, read, findings);
    return std::ranges::equal(plies_of(chosen, read), meant.plies, is_same_ply);
}

counted_repairs count_repairs(const notation& chosen, const noisy_line& line, const played_game& meant) {
    counted_repairs counted;
    const auto count = [&](const diagnostic& each) {
        if (!each.remedy || !each.remedy->proven || !each.remedy->safe || each.remedy->edits.size() != 1)
            return;
        const file_edit& edit = each.remedy->edits.front();
        for (std::size_t i = 0; i != line.begins.size(); ++i) {
            if (line.begins[i] == std::string::npos || line.begins[i] + tags.size() != edit.begin)
                continue;
            ++counted.safe;
            std::string both = meant.texts[i];
            if (i + 1 != meant.texts.size())
                both += ' ' + meant.texts[i + 1];
            if (!is_same_text(edit.text, meant.texts[i]) && edit.text != both)
                counted.wrong.push_back(edit.text + " for " + meant.texts[i]);
        }
    };
    const std::string text = text_of(line);
    const auto source = open_text(text);
    lint(*source, chosen, {}, [&count](const linted& found) { std::ranges::for_each(found.found, count); });
    return counted;
}

} // namespace ctlpgn::tests
