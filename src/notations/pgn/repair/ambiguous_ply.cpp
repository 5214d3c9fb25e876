#include "notations/pgn/repair/ambiguous_ply.hpp"

#include "games/chess/legality.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/repair/line_orders.hpp"
#include "notations/pgn/repair/lines_of_game.hpp"
#include "notations/pgn/replay/resolution.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::pgn {

namespace {

// So many plies have to follow, or the line decides nothing.
constexpr std::size_t fewest_after = 2;

// The plies that it may be, as they are written in SAN.
std::vector<repair::option<chess::ply>> possible_plies(const game& record, const chess::position& now,
                                                       const ply& written) {
    const resolution several = resolve(now, chess::in_check(now, now.to_move), written);
    std::vector<repair::option<chess::ply>> options;
    if (several.outcome != resolved::ambiguous)
        return options;
    const chess::square_set named = several.origins & origins_named_by(written);
    lines_of_game(record, false).list(now, options);
    std::erase_if(options, [&](const repair::option<chess::ply>& each) {
        return each.played.to != several.played.to || each.played.becomes != several.played.becomes ||
               !named.contains(each.played.from);
    });
    return options;
}

} // namespace

bool explain_ambiguity(const game& record, std::vector<finding>& findings) {
    const auto ambiguous = std::ranges::find(findings, code{codes::ambiguous_move}, &finding::id);
    if (ambiguous == findings.end())
        return false;
    std::optional<played_line> line = play_main_line(record);
    if (!line || line->is_whole() || line->nodes[line->plies.size()] != ambiguous->at_ply ||
        line->plies.size() + fewest_after >= line->size())
        return false;
    const line_orders search(record, std::move(*line));
    const ply& written = record.plies[ambiguous->at_ply];
    std::optional<std::string> meant;
    for (const repair::option<chess::ply>& each :
         possible_plies(record, search.line().positions[search.misfit()], written)) {
        if (!search.wrong_with(each.played, search.line().size()))
            continue;
        if (meant)
            return false;
        meant = std::string(each.text.text());
    }
    if (!meant)
        return false;
    const std::string_view text = record.raw(written.text());
    const auto size = static_cast<std::uint32_t>(text.find_last_not_of("+#!?") + 1);
    meant->erase(meant->find_last_not_of("+#") + 1);
    ambiguous->remedy = fix{.edits = {{{written.begin, written.begin + size}, *meant}},
                            .safe = false,
                            .title = "write " + *meant + ", the only one with which the game goes on",
                            .proven = true};
    return true;
}

} // namespace ctlpgn::pgn
