#include "mutants/promises_of_fixes.hpp"

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/reader.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <span>
#include <vector>

namespace ctlpgn::mutants {

namespace {

// Limits of the reader that the format does not have.
bool is_of_a_limit(code id) {
    return id == code::too_many_tags || id == code::comment_too_long || id == code::number_too_large ||
           id == code::game_too_long || id == code::nesting_too_deep;
}

std::string listed(const std::vector<diagnostic>& found) {
    std::string result;
    for (const diagnostic& each : found)
        result += std::to_string(each.line) + ":" + std::to_string(each.column) + " " + code_text(each.id) +
                  " " + each.message + (each.remedy ? each.remedy->safe ? " [*]" : " [unsafe]" : "") + "\n";
    return result;
}

std::set<code> errors_of(const std::vector<diagnostic>& found) {
    std::set<code> result;
    for (const diagnostic& each : found)
        if (each.severity == level::error)
            result.insert(each.id);
    return result;
}

std::size_t readable_plies(std::string_view text, const notation& chosen) {
    const auto source = open_text(text);
    game_reader reader(*source, chosen, {});
    std::size_t count = 0;
    while (const game* const read = reader.next())
        count += static_cast<std::size_t>(std::ranges::count_if(read->plies, &ply::readable));
    return count;
}

std::vector<code> codes_of(std::span<const diagnostic> found) {
    std::vector<code> result;
    for (const diagnostic& each : found)
        result.push_back(each.id);
    return result;
}

// The findings in a game by its text alone.
std::vector<code> codes_alone(std::string_view text, const notation& chosen) {
    const auto source = open_text(text);
    game_reader reader(*source, chosen, {});
    return reader.next() == nullptr ? std::vector<code>() : codes_of(reader.diagnostics());
}

// Whether the beginning of each game is certain, and each is read as it would be alone. Other games are fixed
// together, as one text, while the linter reports each in its place, so a fix may be right in one case and
// not in the other. How many there are; 0: they do not.
std::size_t games_apart(std::string_view text, const notation& chosen) {
    const auto source = open_text(text);
    game_reader reader(*source, chosen, {});
    std::size_t count = 0;
    bool is_comment_open = false;
    while (const game* const read = reader.next()) {
        if (count != 0 && (is_comment_open || chosen.find_game(text.substr(read->offset - 1)) != 1))
            return 0;
        const std::vector<code> found = codes_of(reader.diagnostics());
        if (codes_alone(text.substr(read->offset, read->text.size()), chosen) != found)
            return 0;
        ++count;
        is_comment_open = std::ranges::find(found, code{code::unclosed_comment}) != found.end();
    }
    return count;
}

// Where moves are proven to be in a comment that was left open, the comment ends before them, and a check of
// moves reports it. The strict reading ends each comment at its sign, so it reads another text there.
bool has_swallowed_moves(const std::vector<diagnostic>& found) {
    return std::ranges::any_of(
        found, [](const diagnostic& each) { return describe(each.id).name == "swallowed-moves"; });
}

// The strict reading accepts exactly the texts without findings at level syntax.
broken_promise broken_by_strict_reading(std::string_view text, const notation& chosen) {
    lint_options options;
    options.checks = check_level::syntax;
    options.fixes = offered_fixes::none;
    const std::vector<diagnostic> found = lint(text, chosen, options);
    const bool is_accepted = chosen.accepts(text, {});
    const bool is_limited =
        std::ranges::any_of(found, [](const diagnostic& each) { return is_of_a_limit(each.id); });
    if (is_accepted && !is_limited && !errors_of(found).empty())
        return {"the strict reading accepts what has errors of syntax, " +
                    code_text(*errors_of(found).begin()),
                listed(found)};
    if (!is_accepted && found.empty())
        return {"the strict reading does not accept what nothing is found in", {}};
    return {};
}

bool has_repair(const std::vector<diagnostic>& found) {
    return std::ranges::any_of(found,
                               [](const diagnostic& each) { return each.remedy && each.remedy->proven; });
}

bool is_of_board(code id) {
    return layer_of(id) == layer::board || layer_of(id) == layer::rules;
}

// Errors of plies, after which the board is not known.
bool has_unknown_plies(const std::vector<diagnostic>& found) {
    return std::ranges::any_of(found, [](const diagnostic& each) {
        const std::uint32_t about = layer_of(each.id);
        return describe(each.id).severity == level::error &&
               (about == layer::syntax || about == layer::moves || is_of_board(each.id));
    });
}

bool has_variations(std::string_view text, const notation& chosen) {
    const auto source = open_text(text);
    game_reader reader(*source, chosen, {});
    while (const game* const read = reader.next())
        if (!read->variations.empty())
            return true;
    return false;
}

broken_promise broken_by_fixing(std::string_view text, const notation& chosen,
                                const std::vector<diagnostic>& before, bool unsafe) {
    const std::string kind = unsafe ? "with guesses, " : "with safe fixes, ";
    const std::string fixed = apply_fixes(text, chosen, {}, {.unsafe = unsafe});
    const bool offers = std::ranges::any_of(
        before, [unsafe](const diagnostic& each) { return each.remedy && (unsafe || each.remedy->safe); });
    const std::size_t games = games_apart(text, chosen);
    if (fixed == text)
        return offers && games != 0
                   ? broken_promise{kind + "what is marked as fixable is not fixed", listed(before)}
                   : broken_promise();
    if (!offers)
        return {kind + "a text without fixes is changed", fixed};
    const std::vector<diagnostic> after = lint(fixed, chosen);
    const std::string detail = listed(before) + "fixed:\n" + fixed + "\n" + listed(after);
    if (apply_fixes(fixed, chosen, {}, {.unsafe = unsafe}) != fixed)
        return {kind + "fixing twice is not fixing once", detail};
    const bool are_same_games = games != 0 && games_apart(fixed, chosen) == games;
    for (const diagnostic& each : after)
        if (each.remedy && (unsafe || each.remedy->safe) && are_same_games)
            return {kind + "what is marked as fixable is left, " + code_text(each.id), detail};
    std::set<code> errors = errors_of(before);
    // That what is left is written in another way, or that a ply is damaged of which it is known now what was
    // meant, is no further error: it replaces those that it explains. Nor is what is known of a game that can
    // only be repaired now.
    errors.insert(code::other_writing);
    const auto is_by_repair = [&after](code asked) {
        return std::ranges::all_of(after, [asked](const diagnostic& each) {
            return each.id != asked || (each.remedy && each.remedy->proven);
        });
    };
    const bool can_be_repaired_now = has_repair(after) && !has_repair(before);
    // Where variations begin was not known before either, if plies of the line around them could not be
    // played.
    const bool was_board_unknown = unsafe && has_variations(fixed, chosen) && has_unknown_plies(before);
    for (const code each : errors_of(after))
        if (!errors.contains(each) && !is_by_repair(each) && !can_be_repaired_now &&
            !(was_board_unknown && is_of_board(each)) && (!unsafe || are_same_games))
            return {kind + "a fix brings an error, " + code_text(each), detail};
    if (!unsafe && readable_plies(fixed, chosen) < readable_plies(text, chosen))
        return {kind + "plies are lost", detail};
    return {};
}

} // namespace

broken_promise find_broken_promise(std::string_view text, const notation& chosen) {
    const std::vector<diagnostic> found = lint(text, chosen);
    broken_promise broken =
        has_swallowed_moves(found) ? broken_promise() : broken_by_strict_reading(text, chosen);
    if (!broken.what.empty())
        return broken;
    for (const bool unsafe : {false, true})
        if (broken.what.empty())
            broken = broken_by_fixing(text, chosen, found, unsafe);
    return broken;
}

} // namespace ctlpgn::mutants
