#include "notations/pgn/positions/board_text.hpp"

#include "games/chess/legal.hpp"
#include "games/chess/play.hpp"
#include "games/chess/set_up.hpp"
#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/positions/sense.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "notations/pgn/writing/san.hpp"
#include "pictures/drawn_cell.hpp"
#include "play/position_answers.hpp"

#include <array>
#include <optional>

namespace ctlpgn::pgn {

namespace {

constexpr std::string_view letters = ".pnbrqk";
constexpr std::array<std::string_view, 7> white_figures{"·", "♙", "♘", "♗", "♖", "♕", "♔"};
constexpr std::array<std::string_view, 7> black_figures{"·", "♟", "♞", "♝", "♜", "♛", "♚"};

// Black ink on two grounds that contrast with dark and with white terminals.
constexpr std::string_view dark_ground = "\x1b[30;48;5;137m";
constexpr std::string_view light_ground = "\x1b[30;48;5;180m";

std::string text_of(chess::piece what, bool figures) {
    const auto kind = what.is_empty() ? std::size_t{0} : chess::index_of(what.kind());
    const bool is_white = !what.is_empty() && what.owner() == chess::side::white;
    if (figures)
        return std::string((is_white ? white_figures : black_figures)[kind]);
    return {is_white ? static_cast<char>(letters[kind] & ~0x20) : letters[kind]};
}

std::string cell(const chess::position& p, chess::square here, const drawing& style) {
    const bool is_dark = (here.file() + here.rank()) % 2 == 0;
    return pictures::drawn_cell(text_of(p.at(here), style.figures), place_of(here), style,
                                is_dark ? dark_ground : light_ground);
}

} // namespace

std::string draw_board(const chess::position& shown, const drawing& style) {
    const std::string_view file_row =
        style.flipped ? "   h  g  f  e  d  c  b  a\n" : "   a  b  c  d  e  f  g  h\n";
    std::string drawn(file_row);
    for (int below = chess::rank_count - 1; below >= 0; --below) {
        const int rank = style.flipped ? chess::rank_count - 1 - below : below;
        std::string row{static_cast<char>('1' + rank), ' '};
        for (int across = 0; across != chess::file_count; ++across) {
            const int file = style.flipped ? chess::file_count - 1 - across : across;
            row += cell(shown, chess::square::at(file, rank), style);
        }
        row.erase(row.find_last_not_of(' ') + 1);
        drawn.append(row).append("\n");
    }
    return drawn.append(file_row);
}

namespace {

// By chess::ending_kind.
constexpr std::array<std::string_view, 10> names_of_endings{
    "",          "checkmate",      "stalemate",       "dead",         "kingInCentre",
    "lastCheck", "kingOnLastRank", "kingsOnLastRank", "kingExploded", "piecesLost"};

std::optional<chess::position> playable_position(std::string_view text, const rules_of_game& rules) {
    std::vector<finding> ignored;
    const read_position read = read_fen(text, ignored);
    if (!is_playable(read, rules))
        return std::nullopt;
    return chess::settled(position_in(read, rules.variant));
}

} // namespace

std::string draw(std::string_view position, const drawing& look, std::vector<finding>& findings) {
    const read_position read = read_fen(position, findings);
    check_sense(read, findings);
    return read.readable ? draw_board(read.position, look) : std::string();
}

std::vector<possible_ply> plies(std::string_view position, std::uint32_t more) {
    const std::optional<chess::position> here = playable_position(position, {});
    if (!here)
        return {};
    return legal_texts(*here, more, [&here](const chess::ply& each) { return san_text(*here, each); });
}

std::vector<std::string> plies_in_game(std::string_view position, const game& record) {
    const std::optional<chess::position> here = playable_position(position, rules_of(record));
    if (!here)
        return {};
    return legal_texts(*here, [&here](const chess::ply& each) { return san_text(*here, each); });
}

end_of_play end_in(std::string_view position, const game& record) {
    std::vector<finding> ignored;
    const read_position read = read_fen(position, ignored);
    const rules_of_game rules = rules_of(record);
    if (!read.readable)
        return {};
    const chess::position here = chess::settled(position_in(read, rules.variant));
    // A king that has exploded prevents play.
    if (!is_playable(read, rules) && !chess::ends_by_rule(here))
        return {};
    const chess::ending reached = chess::ending_of(here);
    end_of_play result{names_of_endings[static_cast<std::size_t>(reached.kind)]};
    if (reached.winner)
        result.winner = *reached.winner == chess::side::white ? side::white : side::black;
    return result;
}

} // namespace ctlpgn::pgn
