#include "notations/pgn/lint/move_text.hpp"

#include "notations/pgn/squares.hpp"
#include "text/ascii.hpp"
#include "text/look_alikes.hpp"

#include <algorithm>
#include <string>

namespace ctlpgn::pgn {

bool may_hold_move(std::string_view written) {
    const std::string text = with_latin_letters(written);
    const auto is_square = [](char file, char rank) { return is_file(small_letter(file)) && is_rank(rank); };
    constexpr std::string_view castlings[] = {"O-O", "0-0", "o-o", "O O", "0 0"};
    static constexpr std::string_view pieces = "KQRBN";
    const auto begins_ply = [&](char piece, char next) {
        return pieces.find(piece) != std::string_view::npos &&
               (is_file(next) || is_digit(next) || next == 'x' || next == '.' || next == '%');
    };
    // g, N: the rest of a move
    if (text.size() == 1 && (is_file(text.front()) || pieces.find(text.front()) != std::string_view::npos))
        return true;
    // KxdR, Nb, and d= at the end of a line of quoted-printable
    if (text.find(' ') == std::string::npos &&
        (std::ranges::adjacent_find(text, begins_ply) == text.begin() || text.ends_with('=')))
        return true;
    // 炮二平五 is played, too, though not here.
    constexpr std::string_view directions[] = {"平", "进", "進", "退"};
    if (std::ranges::any_of(directions,
                            [&text](std::string_view each) { return text.find(each) != text.npos; }))
        return true;
    return std::ranges::adjacent_find(text, is_square) != text.end() ||
           std::ranges::any_of(castlings,
                               [&text](std::string_view each) { return text.find(each) != text.npos; });
}

} // namespace ctlpgn::pgn
