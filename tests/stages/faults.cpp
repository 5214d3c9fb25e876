#include "stages/faults.hpp"

#include <array>
#include <cstddef>

namespace ctlpgn::bench {

namespace {

constexpr std::size_t lines_between = 10;

struct fault {
    std::string_view text; // the first one in the line
    std::string_view becomes;
};

constexpr auto faults = std::to_array<fault>({
    {"-", "–"},
    {". ", " "},
    {", ", " "},
    {"1", "2"},
    {"-", ""},
    {"G", "Z"},
});

bool is_move(std::string_view line) {
    return !line.empty() && line.front() >= '1' && line.front() <= '9' && line.find(". ") != line.npos;
}

// Faults that people overlook when they type a game; none hides the rest of it.
constexpr auto slips = std::to_array<fault>({
    {", ", " "},
    {"-", "–"},
    {". ", " "},
    {"×", "x"},
    {"1", "3"},
    {"JF", "jF"},
    {"+", ""},
    {"-", " - "},
    {" !?", " ?!?"},
    {"24", "23"},
    {", ", ","},
});

constexpr std::size_t most_slips = 4; // in a game

// The lines of a game with some of them changed, or without its result, which is most often forgotten.
std::string with_slips(std::string_view game, std::size_t index) {
    std::size_t left = 1 + index % most_slips;
    std::string result;
    const bool forgets_result = index % 3 == 0;
    if (forgets_result)
        --left;
    // Spread over the game, in other places in the next one.
    const std::size_t distance = 2 + index % 7;
    std::size_t lines = 0;
    std::size_t next = index;
    while (!game.empty()) {
        const std::size_t end = game.find('\n');
        std::string_view line = game.substr(0, end == game.npos ? end : end + 1);
        game.remove_prefix(line.size());
        if (forgets_result && game.empty())
            break;
        const fault& wanted = slips[next % slips.size()];
        const std::size_t at = line.find(wanted.text);
        if (left != 0 && ++lines >= distance && is_move(line) && at != line.npos) {
            result.append(line.substr(0, at)).append(wanted.becomes);
            line.remove_prefix(at + wanted.text.size());
            lines = 0;
            ++next;
            --left;
        }
        result += line;
    }
    return result;
}

} // namespace

std::string with_slips(std::string_view games) {
    constexpr std::string_view begin_of_game = "[Variant";
    std::string result;
    for (std::size_t index = 0; !games.empty(); ++index) {
        const std::size_t next = games.find(begin_of_game, 1);
        std::string_view game = games.substr(0, next);
        games.remove_prefix(game.size());
        const std::size_t text = game.find_last_not_of('\n') + 1;
        const std::string_view between = game.substr(text == game.size() ? text : text + 1);
        result.append(with_slips(game.substr(0, game.size() - between.size()), index)).append(between);
    }
    return result;
}

std::string with_faults(std::string_view games) {
    std::string result;
    std::size_t lines = 0;
    std::size_t next = 0;
    while (!games.empty()) {
        const std::size_t end = games.find('\n');
        std::string_view line = games.substr(0, end == games.npos ? end : end + 1);
        games.remove_prefix(line.size());
        const fault& wanted = faults[next % faults.size()];
        const std::size_t at = line.find(wanted.text);
        if (++lines >= lines_between && is_move(line) && at != line.npos) {
            result.append(line.substr(0, at)).append(wanted.becomes);
            line.remove_prefix(at + wanted.text.size());
            lines = 0;
            ++next;
        }
        result += line;
    }
    return result;
}

} // namespace ctlpgn::bench
