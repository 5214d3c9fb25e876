#include "notations/xiangqi/positions/board.hpp"

#include "games/xiangqi/rules.hpp"
#include "notations/xiangqi/positions/board_plan.hpp"
#include "notations/xiangqi/positions/board_text.hpp"
#include "notations/xiangqi/positions/fen.hpp"
#include "notations/xiangqi/positions/set_up.hpp"
#include "notations/xiangqi/reading/readings.hpp"
#include "notations/xiangqi/writing/move_text.hpp"
#include "pictures/men.hpp"
#include "play/position_answers.hpp"

#include <optional>

namespace ctlpgn::xiangqi {

namespace {

// A position is written as FEN or in the form of SETUP.
bool is_set_up(std::string_view text) {
    return text.find("MOVE") != std::string_view::npos;
}

std::optional<position> position_of_text(std::string_view text) {
    if (!is_set_up(text))
        return position_of_fen(text);
    written_set_up read;
    std::vector<finding> ignored;
    read_set_up(text, read_format({}), read, ignored);
    if (read.men.empty())
        return std::nullopt;
    return position_of(read.men, read.to_move);
}

std::optional<position> checked_position(std::string_view position_text, std::vector<finding>& findings) {
    const std::optional<position> shown = position_of_text(position_text);
    if (is_set_up(position_text)) {
        written_set_up written;
        read_set_up(position_text, read_format({}), written, findings);
        check_men(written.men, written.to_move, written.turn, findings);
    } else {
        written_fen written;
        read_fen(position_text, written, findings);
        if (shown)
            check_men(written.men, written.to_move, {}, findings);
    }
    return shown;
}

bool is_faultless(std::string_view text) {
    game read;
    std::vector<finding> findings;
    const reading_result result = read_game(text, true, true, {}, read, findings);
    return findings.empty() && text.find_first_not_of('\n', result.consumed) == std::string_view::npos;
}

} // namespace

std::vector<possible_ply> plies(std::string_view position_text, std::uint32_t more) {
    const std::optional<position> from = position_of_text(position_text);
    if (!from || !is_playable(*from))
        return {};
    return legal_texts(*from, more, [&from, iccs = read_format({})](const xiangqi::ply& each) {
        return move_text(*from, each, iccs);
    });
}

end_of_play end_in(std::string_view position_text, const game& /*record*/) {
    const std::optional<position> here = position_of_text(position_text);
    if (!here || !is_playable(*here))
        return {};
    return end_by<rules>(*here, here->to_move == side::red ? ctlpgn::side::white : ctlpgn::side::black);
}

std::vector<std::string> plies_in_game(std::string_view position_text, const game& record) {
    const std::optional<position> from = position_of_text(position_text);
    if (!from || !is_playable(*from))
        return {};
    const file_format format = format_of(record);
    return legal_texts(*from, [&](const xiangqi::ply& each) { return move_text(*from, each, format); });
}

// In the first form of moves that can express the ply.
std::string game_from(std::string_view position_text, std::string_view ply, std::string_view /*rules*/) {
    const bool is_start = position_text.empty();
    const std::optional<position> from = is_start ? start_position() : position_of_text(position_text);
    if (!from)
        return {};
    std::string body = "GAME 1\n";
    if (!is_start)
        body.append("FEN ").append(fen_of(*from)).append("\n");
    body.append("START{\n");
    if (!ply.empty())
        body.append(from->to_move == side::red ? "1. " : "1. ... ").append(ply).append("\n");
    body.append("}\n");
    std::string first;
    for (const std::string_view form : form_names) {
        std::string text = std::string("FORMAT ").append(form).append("\n").append(body);
        if (ply.empty() || is_faultless(text))
            return text;
        if (first.empty())
            first = std::move(text);
    }
    return first;
}

std::string draw(std::string_view position_text, const drawing& look, std::vector<finding>& findings) {
    const std::optional<position> shown = checked_position(position_text, findings);
    return shown ? draw_board(*shown, look) : std::string();
}

men_on_board men(std::string_view position_text, std::vector<finding>& findings) {
    const std::optional<position> shown = checked_position(position_text, findings);
    return shown ? pictures::men_of<point>(*shown, point_count) : men_on_board();
}

} // namespace ctlpgn::xiangqi
