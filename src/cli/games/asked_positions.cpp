#include "cli/games/asked_positions.hpp"

#include "cli/games/wrong_text.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/reader.hpp"

#include <algorithm>

namespace ctlpgn::cli {

namespace {

constexpr char any_man = '?';

// The position after moves from the usual beginning; without men if the text is not such moves.
men_on_board men_after(std::string_view moves, const notation& chosen) {
    const auto source = open_text(moves);
    game_reader reader(*source, chosen, {}, check_level::legal);
    const game* const read = reader.next();
    if (read == nullptr || !read->tags.empty() || read->main_line.first_ply == no_node ||
        std::ranges::any_of(reader.diagnostics(), is_wrong_text))
        return {};
    const position_texts positions = positions_of(chosen, *read);
    std::vector<finding> ignored;
    men_on_board last;
    for (node at = read->main_line.first_ply; at != no_node; at = read->plies[at].next) {
        const std::string_view position = positions[at];
        if (position.empty())
            return {};
        if (read->plies[at].next == no_node)
            last = chosen.men(position, ignored);
    }
    return last;
}

men_on_board men_in(const std::string& position, const notation& chosen) {
    std::vector<finding> ignored;
    return chosen.men(position, ignored);
}

// Whatever may be in a place is read twice, as an empty place and as a king: it is open where they differ.
std::optional<asked_board> pattern_of_men(const std::string& position, const notation& chosen) {
    std::string empty = position;
    std::string full = position;
    std::ranges::replace(empty, any_man, '1');
    std::ranges::replace(full, any_man, chosen.men_letters.back());
    asked_board read{.wanted = men_in(empty, chosen), .is_open = {}, .any_turn = false};
    const men_on_board other = men_in(full, chosen);
    if (read.wanted.men.empty() || other.men.size() != read.wanted.men.size())
        return std::nullopt;
    for (std::size_t at = 0; at != other.men.size(); ++at)
        read.is_open.push_back(other.men[at] != read.wanted.men[at]);
    return read;
}

std::optional<asked_board> board_of(const std::string& position, const notation& chosen) {
    if (position.find(any_man) != std::string::npos && !chosen.men_letters.empty()) {
        // Without a side to move, either is meant.
        const bool any_turn = position.find(' ') == std::string::npos;
        std::optional<asked_board> read =
            pattern_of_men(any_turn ? position + " w - - 0 1" : position, chosen);
        if (read)
            read->any_turn = any_turn;
        return read;
    }
    men_on_board men = men_in(position, chosen);
    if (men.men.empty())
        men = men_after(position, chosen);
    if (men.men.empty())
        return std::nullopt;
    return asked_board{.wanted = std::move(men), .is_open = {}, .any_turn = false};
}

} // namespace

bool asked_board::is_on(const men_on_board& shown) const {
    if (shown.turn != wanted.turn && !any_turn)
        return false;
    if (is_open.empty())
        return shown.men == wanted.men;
    for (std::size_t at = 0; at != is_open.size(); ++at)
        if (!is_open[at] && (at >= shown.men.size() || shown.men[at] != wanted.men[at]))
            return false;
    return true;
}

asked_positions::asked_positions(const std::string& position, const std::string& material)
    : asks_for_board_(!position.empty()), asks_for_material_(!material.empty()) {
    if (are_none())
        return;
    bool any_board = false;
    bool any_material = false;
    for (const notation* const chosen : notations()) {
        if (chosen->men == nullptr)
            continue;
        asked read{.written_in = chosen, .board = {}, .material = {}};
        if (asks_for_board_)
            read.board = board_of(position, *chosen);
        if (asks_for_material_)
            read.material = asked_material::read(material, *chosen);
        any_board = any_board || read.board;
        any_material = any_material || read.material;
        if (asks_for_board_ == read.board.has_value() && asks_for_material_ == read.material.has_value())
            asked_.push_back(std::move(read));
    }
    if (asks_for_board_ && !any_board)
        throw input_error("--reaches: \"" + position +
                          "\" is no position, and no moves; write moves such as '1. e4 c5', or a text such "
                          "as a FEN, which 'ctlpgn board --text' prints for a game");
    if (asks_for_material_ && !any_material)
        throw input_error("--material: \"" + material +
                          "\" is not the pieces of two sides; write each side's letters, beginning with its "
                          "king, such as KRPKR or KQ+K");
}

bool asked_positions::are_reached(const game& record, const notation& chosen) const {
    const auto found = std::ranges::find(asked_, &chosen, &asked::written_in);
    if (found == asked_.end())
        return false;
    bool has_board = !found->board;
    bool has_material = !found->material;
    const auto look_at = [&](const men_on_board& shown) {
        has_board = has_board || found->board->is_on(shown);
        has_material = has_material || found->material->is_on(shown);
    };
    look_at(men_in(chosen.initial(record).text, chosen));
    if (chosen.ask_board != nullptr)
        chosen.ask_board(record, {.men = [&](node /*ply*/, const men_on_board& after) { look_at(after); }});
    return has_board && has_material;
}

} // namespace ctlpgn::cli
