#include "golden/reading_faults.hpp"

#include "conformance/themes/finding_lines.hpp"
#include "golden/expectations.hpp"
#include "golden/text_coverage.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace ctlpgn::golden {

namespace {

// Limits are the reader's and not the format's.
bool is_about_the_format(const diagnostic& found) {
    return found.id != code::too_many_tags && found.id != code::comment_too_long &&
           found.id != code::number_too_large && found.id != code::game_too_long;
}

// A text that is not a game in the notation gets one finding, not one per line.
bool is_no_game(const game& read, std::span<const diagnostic> found, const notation& chosen) {
    return chosen.missing_opening != code::none && std::ranges::none_of(read.plies, &ply::readable) &&
           std::ranges::any_of(
               found, [&chosen](const diagnostic& each) { return each.id == chosen.missing_opening; });
}

// Comments after a game that extend beyond its size limit are not part of it.
bool limits_part_games(std::string_view text, const limits& bounds, const notation& chosen) {
    const auto begins = [&](std::size_t game_bytes) {
        limits changed = bounds;
        changed.game_bytes = game_bytes;
        std::vector<std::uint64_t> result;
        read_games(
            text, changed,
            [&result](const game& read, std::span<const diagnostic>) { result.push_back(read.offset); },
            std::string_view::npos, check_level::syntax, chosen);
        return result;
    };
    return begins(bounds.game_bytes) != begins(limits{}.game_bytes);
}

} // namespace

std::string fault_of_reading(std::string_view text, const limits& bounds, const notation& chosen) {
    std::string fault;
    std::uint64_t end = 0;
    bool cut = false; // the last game
    bool cut_once = false;
    bool is_comment_cut = false; // because its moves go on in the game
    std::vector<diagnostic> all;
    const auto add = [&](const game& read, std::span<const diagnostic> found) {
        // The rest of a game that is too long is skipped.
        if (read.offset != end && !cut)
            fault += "a game begins at " + std::to_string(read.offset) + ", the last one ended at " +
                     std::to_string(end) + '\n';
        const auto is_found = [found](code asked) {
            return std::ranges::any_of(found, [asked](const diagnostic& each) { return each.id == asked; });
        };
        cut = is_found(code::game_too_long);
        // The end of a seemingly unclosed comment may depend on text beyond the limit.
        const bool is_open_at_limit =
            is_found(code::unclosed_comment) && text.size() - read.offset > bounds.game_bytes;
        cut_once = cut_once || cut || is_open_at_limit;
        std::vector<finding> swallowed;
        if (chosen.find_swallowed_text != nullptr)
            chosen.find_swallowed_text(read, swallowed);
        is_comment_cut = is_comment_cut || !swallowed.empty();
        end = read.offset + read.text.size();
        if (const std::string lost = lost_text(read, found, chosen);
            !lost.empty() && !is_no_game(read, found, chosen))
            fault.append("lost in a game: ").append(lost).append("\n");
        all.insert(all.end(), found.begin(), found.end());
    };
    const std::vector<diagnostic> rest =
        read_games(text, bounds, add, std::string_view::npos, check_level::syntax, chosen);
    if (end > text.size())
        return fault + "the last game ends after the text\n";
    // After the last game only spaces or reported text may remain.
    game none;
    none.text = text.substr(end);
    none.offset = end;
    if (const std::string lost = lost_text(none, rest, chosen); !lost.empty() && !cut)
        fault.append("lost after the games: ").append(lost).append("\n");
    all.insert(all.end(), rest.begin(), rest.end());

    // Effects of the cut are not faults of the text.
    const bool limited = !all.empty() && (cut_once || std::ranges::none_of(all, is_about_the_format));
    // Only the tolerant reading ends a comment where moves are proven to be in it.
    const bool is_exempt = limited || is_comment_cut;
    if (!is_exempt && chosen.accepts(text, bounds) != all.empty() && !limits_part_games(text, bounds, chosen))
        fault += all.empty()
                     ? "the strict reading does not accept what the tolerant one has nothing against\n"
                     : "the strict reading accepts it in spite of\n" + conformance::short_finding_lines(all);
    return fault;
}

} // namespace ctlpgn::golden
