#include "broken/broken_games.hpp"

#include "conformance/themes/theme.hpp"
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/reader.hpp"
#include "golden/corpus.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/ply_words.hpp"
#include "paths.hpp"
#include "support/texts_in.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <sstream>
#include <stdexcept>
#include <string_view>

namespace ctlpgn::broken {

namespace {

namespace fs = std::filesystem;

using conformance::theme_case;

constexpr std::array<std::string_view, 2> parts_of_broken_games = {"text", "expected"};

fs::path folder() {
    return tests::project_folder() / "tests/broken";
}

std::string read_file(const fs::path& path) {
    std::ifstream input(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(input), {}};
}

void take_remark(const std::string& remark, broken_game& game) {
    if (remark == "control")
        game.is_control = true;
    else if (remark == "lost")
        game.lacks_plies = true;
    else if (remark == "cut")
        game.is_cut = game.is_open = true;
    else if (remark == "open")
        game.is_open = true;
    else
        throw std::runtime_error(game.name + ": unknown remark " + remark);
}

void take_expected(std::string_view lines, broken_game& game) {
    std::istringstream input{std::string(lines)};
    for (std::string line; std::getline(input, line);) {
        std::istringstream words(line);
        std::string about;
        words >> about;
        if (about == "faults" && words >> game.faults)
            continue;
        for (std::string word; words >> word;) {
            if (about == "first")
                game.codes.push_back(word);
            else if (about == "remarks")
                take_remark(word, game);
            else
                throw std::runtime_error(game.name + ": unknown expectation " + line);
        }
    }
}

// Of the longest sequence that both have in common.
std::size_t common_length(const std::vector<main_ply>& a, const std::vector<main_ply>& b) {
    std::vector<std::size_t> above(b.size() + 1);
    for (const main_ply& each : a) {
        std::vector<std::size_t> row(b.size() + 1);
        for (std::size_t i = 0; i != b.size(); ++i)
            row[i + 1] = each == b[i] ? above[i] + 1 : std::max(row[i], above[i + 1]);
        above = std::move(row);
    }
    return above.back();
}

// For a game that may be unfinished.
int open_result() {
    const std::span<const std::string_view> results = golden::in_ctl_pgn().words->results;
    return static_cast<int>(std::ranges::find(results, "*") - results.begin());
}

// An error, or a comment that has swallowed a part of the game.
bool says_what_is_hidden(const std::vector<diagnostic>& found) {
    return std::ranges::any_of(found, [](const diagnostic& each) {
        return each.severity == level::error || each.id == ctl_pgn::codes::late_closing_brace;
    });
}

} // namespace

std::vector<broken_game> all_broken_games() {
    std::vector<fs::path> themes;
    for (const fs::directory_entry& each : fs::directory_iterator(folder() / "cases"))
        themes.push_back(each.path());
    std::ranges::sort(themes);
    std::vector<broken_game> games;
    for (const fs::path& file : themes) {
        const std::string original = read_file(folder() / "originals" / file.stem().concat(".ctl-pgn"));
        for (const theme_case& each :
             conformance::read_theme(read_file(file), file.string(), parts_of_broken_games).cases) {
            broken_game& added = games.emplace_back();
            added.name = file.stem().string() + "/" + each.name;
            added.text = each.content("text");
            added.original = original;
            take_expected(each.content("expected"), added);
        }
    }
    return games;
}

played played_in(const std::string& text) {
    played found;
    const auto source = open_text(text);
    game_reader games(*source, golden::in_ctl_pgn());
    while (const game* const read = games.next()) {
        found.results.push_back(read->result);
        for (node at = read->main_line.first_ply; at != no_node; at = read->plies[at].next) {
            const ply& each = read->plies[at];
            if (!each.readable())
                continue;
            found.plies.emplace_back(each.player, each.kind, each.from, each.to);
            found.is_over = ctl_pgn::ends_game(each) || ctl_pgn::is_mate(each);
        }
    }
    return found;
}

std::vector<diagnostic> found_in(const std::string& text) {
    lint_options options;
    options.board = false;
    options.fixes = offered_fixes::none;
    return tests::found_in(text, golden::in_ctl_pgn(), options);
}

std::string lie_in(const broken_game& game, const std::string& fixed) {
    const played original = played_in(game.original);
    const played before = played_in(game.text);
    const played after = played_in(fixed);
    const std::size_t kept_before = common_length(before.plies, original.plies);
    const std::size_t kept = common_length(after.plies, original.plies);
    if (after.plies.size() < before.plies.size() && kept < kept_before)
        return "a ply was lost";
    if (after.plies.size() - kept > before.plies.size() - kept_before)
        return "a ply was invented";
    for (std::size_t i = 0; i != after.results.size(); ++i) {
        const int was = i < before.results.size() ? before.results[i] : 0;
        const int should_be = original.results.front();
        const int is = after.results[i];
        const bool is_open = game.is_open && was == 0 && is == open_result();
        if (after.results.size() == 1 && is != was && is != should_be && !is_open)
            return "the result is wrong";
    }
    const bool is_whole =
        !original.plies.empty() && !after.plies.empty() && original.plies.back() == after.plies.back();
    // The format marks an unfinished game by a colon with the result *.
    const bool is_called_open = after.results.size() == 1 && after.results.front() == open_result();
    if (after.results.size() == 1 && after.is_over && !is_called_open && !before.is_over && !is_whole &&
        game.is_cut)
        return "a game that was cut is called finished";
    if (kept < original.plies.size() && !game.lacks_plies && !says_what_is_hidden(found_in(fixed)))
        return "plies are hidden, and nothing is said";
    return {};
}

judgement judge(const broken_game& game) {
    judgement result;
    std::vector<diagnostic> found = found_in(game.text);
    if (game.is_control) {
        if (!found.empty())
            result.wrong_control = code_text(found[0].id);
        return result;
    }
    result.silent = found.empty();
    const std::string first = found.empty() ? "nothing" : code_text(found[0].id);
    if (std::ranges::count(game.codes, first) == 0)
        result.wrong_first = first;
    result.cascade = found.size() > game.faults;
    const std::string safe = apply_fixes(game.text, golden::in_ctl_pgn());
    const std::string unsafe = apply_fixes(game.text, golden::in_ctl_pgn(), {}, {.unsafe = true});
    result.wrong_safe = lie_in(game, safe);
    result.wrong_unsafe = lie_in(game, unsafe);
    return result;
}

} // namespace ctlpgn::broken
