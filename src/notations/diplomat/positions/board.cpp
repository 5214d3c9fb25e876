#include "notations/diplomat/positions/board.hpp"

#include "games/diplomat/rules.hpp"
#include "notations/diplomat/positions/board_text.hpp"
#include "notations/diplomat/positions/setup.hpp"
#include "notations/diplomat/writing/move_text.hpp"
#include "play/perft.hpp"

#include <algorithm>

namespace ctlpgn::diplomat {

namespace {

// More than anybody can count.
constexpr std::uint32_t most_plies_more = 1000;

} // namespace

std::vector<possible_ply> plies(std::string_view position_text, std::uint32_t more) {
    std::vector<possible_ply> found;
    const std::optional<position> from = position_of(position_text);
    if (!from || std::ranges::any_of(check_set_up(*from),
                                     [](const set_up_finding& each) { return prevents_play(each.fault); }))
        return found;
    const auto depth = static_cast<int>(std::min(more, most_plies_more));
    for (const diplomat::ply& each : legal_plies(*from))
        found.push_back(
            {signed_move_text(*from, each, wording::brief), perft<rules>(after(*from, each), depth)});
    std::ranges::sort(found, {}, &possible_ply::text);
    return found;
}

std::string draw(std::string_view position_text, const drawing& how, std::vector<finding>& findings) {
    written_set_up written;
    read_set_up(position_text, written, findings);
    if (written.men.empty())
        return {};
    check_set_up_text(written, findings);
    return draw_board(position_of(written), how);
}

} // namespace ctlpgn::diplomat
