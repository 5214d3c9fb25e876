#include "notations/diplomat/positions/board.hpp"

#include "games/diplomat/rules.hpp"
#include "notations/diplomat/positions/board_plan.hpp"
#include "notations/diplomat/positions/board_text.hpp"
#include "notations/diplomat/positions/setup.hpp"
#include "notations/diplomat/writing/move_text.hpp"
#include "pictures/men.hpp"
#include "play/position_answers.hpp"

#include <optional>

namespace ctlpgn::diplomat {

namespace {

// None if the text does not give every piece and its place.
std::optional<position> checked_position(std::string_view text, std::vector<finding>& findings) {
    written_set_up written;
    read_set_up(text, written, findings);
    if (written.men.empty())
        return std::nullopt;
    check_set_up_text(written, findings);
    return position_of(written);
}

} // namespace

std::vector<possible_ply> plies(std::string_view position_text, std::uint32_t more) {
    const std::optional<position> from = position_of(position_text);
    if (!from || !is_playable(*from))
        return {};
    return legal_texts(*from, more, [&from](const diplomat::ply& each) {
        return signed_move_text(*from, each, wording::brief);
    });
}

end_of_play end_in(std::string_view position_text, const game& /*record*/) {
    const std::optional<position> here = position_of(position_text);
    if (!here || !is_playable(*here))
        return {};
    return end_by<rules>(*here, here->to_move == side::white ? ctlpgn::side::white : ctlpgn::side::black);
}

std::string draw(std::string_view position_text, const drawing& look, std::vector<finding>& findings) {
    const std::optional<position> shown = checked_position(position_text, findings);
    return shown ? draw_board(*shown, look) : std::string();
}

men_on_board men(std::string_view position_text, std::vector<finding>& findings) {
    const std::optional<position> shown = checked_position(position_text, findings);
    return shown ? pictures::men_of<cell>(*shown, cell::count) : men_on_board();
}

} // namespace ctlpgn::diplomat
