// Plies: their letters, signs and promotions.
#include "notations/ctl_pgn/fixes/fixes.hpp"

namespace ctlpgn::ctl_pgn {

// Between two hexes; whether something is captured is left to the board.
proposed fix_missing_separator(const game_fixes& context, const finding& of) {
    const std::string_view rest = context.raw(of.where);
    if (rest.size() < 2 || rest[0] < 'A' || rest[0] > 'Z')
        return fix_unread_ply(context, of);
    return rewrite(of, begin_of(of.where), "-", "write a hyphen between the hexes");
}

proposed fix_letter_x(const game_fixes& /*context*/, const finding& of) {
    return rewrite(of, of.where, "×", "write ×");
}

// Not where what is left names another piece.
proposed fix_written_pawn(const game_fixes& context, const finding& of) {
    constexpr std::string_view officers = "EJNGRVDK";
    const char next = context.at(of.where.end);
    const char after = context.at(of.where.end + 1U);
    if (officers.find(next) != std::string_view::npos && after >= 'A' && after <= 'Z')
        return std::nullopt;
    return rewrite(of, of.where, "", "remove the pawn");
}

proposed fix_lowercase_piece(const game_fixes& context, const finding& of) {
    const std::string_view letter = context.raw(of.where);
    if (letter == "p")
        return rewrite(of, of.where, "", "remove the pawn");
    const std::string capital(1, static_cast<char>(letter[0] - 'a' + 'A'));
    return rewrite(of, of.where, capital, "write " + capital);
}

proposed fix_check_mark_form(const game_fixes& context, const finding& of) {
    std::string_view mark = context.raw(of.where);
    mark.remove_prefix(std::min(mark.find_first_not_of(" \t"), mark.size()));
    const std::string better(mark == "†" ? "+" : mark);
    return rewrite(of, of.where, better, "write " + better + " right after the ply");
}

proposed fix_sign_spacing(const game_fixes& context, const finding& of) {
    const std::string_view written = context.raw(of.where);
    constexpr std::array<std::string_view, 6> captures{"@@", "@", "×", "*", "x", "X"};
    const auto capture = std::ranges::find_if(
        captures, [written](std::string_view each) { return written.find(each) != written.npos; });
    return rewrite(of, of.where, std::string(capture == captures.end() ? "-" : *capture),
                   "remove the spaces");
}

proposed fix_reversed_check(const game_fixes& /*context*/, const finding& of) {
    return rewrite(of, of.where, "+^", "write +^");
}

proposed fix_needless_promotion(const game_fixes& context, const finding& of) {
    if (!context.raw(of.where).starts_with('='))
        return std::nullopt;
    return rewrite(of, of.where, "", "remove the promotion");
}

} // namespace ctlpgn::ctl_pgn
