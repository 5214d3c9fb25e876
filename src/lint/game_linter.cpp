#include "ctlpgn/game_linter.hpp"

#include "ctlpgn/reader.hpp"
#include "lint/linter.hpp"
#include "text/games/game_reading.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace ctlpgn {

namespace {

// How far ahead the end of a game is searched for by its signs, and how much is shown after such an end:
// enough to recognise that another game begins.
constexpr std::size_t guessed_game = 2048;
constexpr std::size_t after_game = 128;

// The size that is shown first; if that does not settle the game, the next try shows several times as much.
std::size_t first_window(const notation& chosen, std::string_view unread) {
    const std::string_view near = unread.substr(0, guessed_game);
    const std::size_t next = near.empty() ? std::string_view::npos : chosen.find_game(near.substr(1));
    return next == std::string_view::npos ? guessed_game : next + after_game;
}
constexpr std::size_t growth = 4;

void count_from(std::uint64_t begin, diagnostic& found) {
    const auto shift = [begin](auto& place) {
        place.begin -= begin;
        place.end -= begin;
        place.line = place.column = place.end_line = place.end_column = 0;
    };
    shift(found);
    std::ranges::for_each(found.related, shift);
    if (found.remedy)
        std::ranges::for_each(found.remedy->edits, shift);
}

} // namespace

game_linter::game_linter(const notation& chosen, lint_options options)
    : notation_(chosen), options_(std::move(options)) {}

linted_piece game_linter::lint(std::string_view text, std::size_t begin, std::string_view preamble) const {
    const findings_review review(notation_, options_);
    const std::string_view unread = text.substr(begin);
    // The reader takes the preamble from what it is shown.
    std::size_t window = first_window(notation_, unread);
    if (begin == 0)
        window = std::max(window, preamble_bytes);
    for (;; window *= growth) {
        const bool all = window >= unread.size();
        const std::string_view shown = all ? unread : unread.substr(0, window);
        file_section section;
        section.begin.offset = begin;
        section.text = {{shown.begin(), shown.end()}, 0, shown.size()};
        section.is_last = all;
        section_reader reader(std::move(section), notation_,
                              {.bounds = reading_bounds(options_),
                               .checks = review.level(),
                               .review = std::cref(review),
                               .preamble = std::string(preamble)});
        const game* const read = reader.games().next();
        // Messages depend on whether another game follows.
        if (!all && (read == nullptr || !reader.games().has_more()))
            continue;
        linted_piece result;
        result.game = read != nullptr;
        result.size = read != nullptr ? read->text.size() : unread.size();
        result.reach = shown.size();
        result.reaches_end = all;
        choose(reader.games().diagnostics(), options_, result.found);
        for (diagnostic& each : result.found)
            count_from(begin, each);
        return result;
    }
}

} // namespace ctlpgn
