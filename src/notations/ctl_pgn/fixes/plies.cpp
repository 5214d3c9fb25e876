// Plies: their letters, signs and promotions.
#include "notations/ctl_pgn/board/check_marks.hpp"
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/lint/framed_moves.hpp"
#include "notations/ctl_pgn/lint/misread_letters.hpp"
#include "notations/ctl_pgn/ply_words.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr bool is_foreign_space(char32_t c) {
    return c == 0xA0 || c == 0xAD || (c >= 0x2000 && c <= 0x200F) || (c >= 0x2028 && c <= 0x202F) ||
           (c >= 0x2060 && c <= 0x206F) || c == 0x3000 || c == 0xFE0E || c == 0xFE0F || c == 0xFEFF;
}

} // namespace

std::uint32_t length_of_spaces(std::string_view text) {
    constexpr std::array<std::string_view, 2> entities{"&nbsp;", "&#160;"};
    std::size_t length = 0;
    while (length < text.size()) {
        const std::string_view rest = text.substr(length);
        const auto entity =
            std::ranges::find_if(entities, [rest](std::string_view each) { return rest.starts_with(each); });
        const utf8::decoded next = utf8::decode(rest);
        const bool is_space = is_blank(rest[0]) || rest[0] == '\r' || rest[0] == '\n' ||
                              (next.valid && is_foreign_space(next.code_point));
        if (entity == entities.end() && !is_space)
            break;
        length += entity != entities.end() ? entity->size() : next.size;
    }
    return static_cast<std::uint32_t>(length);
}

namespace {

std::uint32_t length_of_dash(std::string_view text) {
    const auto dash =
        std::ranges::find_if(hyphens, [text](std::string_view each) { return text.starts_with(each); });
    return dash == hyphens.end() ? 0 : static_cast<std::uint32_t>(dash->size());
}

bool ends_with_edit_at(const fix& made, std::uint32_t place) {
    return !made.edits.empty() && made.edits.back().where.end == place;
}

} // namespace

// Between two hexes; the board decides whether it is a capture.
proposed fix_missing_separator(const game_fixes& context, const finding& found) {
    const std::string_view rest = context.raw(found.where);
    const std::size_t length = length_before_hex(rest);
    if (rest.size() < length + 2)
        return fix_unread_ply(context, found);
    constexpr std::size_t longest_beginning = 3; // a piece and a hex; the O of F2O-F18 is none
    if (length == 0 && may_hold_hex(rest.substr(0, longest_beginning)))
        return rewrite(found, begin_of(found.where), "-", "write a hyphen between the hexes");
    if (proposed known = fix_unread_ply(context, found); known || !may_be_separator(rest.substr(0, length)))
        return known;
    // The meaning of the sign, if the board shows it.
    for (const ply_guess& each : context.guesses())
        for (const std::string meant : {"-", "×"})
            if (each.text.find(meant) != std::string::npos)
                return rewrite(found,
                               {found.where.begin, found.where.begin + static_cast<std::uint32_t>(length)},
                               meant, "write " + meant);
    return std::nullopt;
}

proposed fix_letter_x(const game_fixes& /*context*/, const finding& found) {
    return rewrite(found, found.where, "×", "write ×");
}

// Not if the rest then names another piece.
proposed fix_written_pawn(const game_fixes& context, const finding& found) {
    constexpr std::string_view officers = "EJNGRVDK";
    const char next = context.at(found.where.end);
    const char after = context.at(found.where.end + 1U);
    if (officers.find(next) != std::string_view::npos && is_capital(after))
        return std::nullopt;
    return rewrite(found, found.where, "", "remove the pawn");
}

proposed fix_lowercase_piece(const game_fixes& context, const finding& found) {
    const std::string_view letter = context.raw(found.where);
    if (letter == "p")
        return rewrite(found, found.where, "", "remove the pawn");
    const std::string capital(1, static_cast<char>(letter[0] - 'a' + 'A'));
    return rewrite(found, capital);
}

proposed fix_check_mark_form(const game_fixes& context, const finding& found) {
    std::string_view mark = context.raw(found.where);
    mark.remove_prefix(std::min(mark.find_first_not_of(" \t"), mark.size()));
    if (mark.starts_with('?') || mark.starts_with('!')) { // GL5-H6!#: no glyph may follow a mate
        const std::string sign(1, mark.back());
        const std::string glyph =
            sign == "#" ? std::string() : " " + std::string(mark.substr(0, mark.size() - 1));
        fix made = rewrite(found, found.where, sign + glyph, "write " + sign + " right after the ply");
        made.safe = made.safe && sign != "#";
        return made;
    }
    const node asked = ply_around(context.read, found.where.begin);
    const std::uint8_t check = asked == no_node ? std::uint8_t{0} : context.read.plies[asked].check;
    if (check == 0)
        return std::nullopt;
    // +8: where the board refutes what another sign seems to say, the plain mark is right for any check.
    const bool is_known = mark == "†" || std::ranges::find(check_signs, mark) != check_signs.end();
    const bool agrees =
        is_known || context.shown(asked).owner != piece_owner::mover ||
        fault_of_mark(static_cast<check_mark>(check), context.shown(asked).check) == mark_fault::none;
    const std::string better(check_signs[agrees ? check : static_cast<std::uint8_t>(check_mark::check)]);
    return rewrite(found, found.where, better, "write " + better + " right after the ply");
}

// In the whole ply, since its other spaces are not reported. A dash next to them becomes a hyphen, too.
proposed fix_sign_spacing(const game_fixes& context, const finding& found) {
    const node asked = ply_around(context.read, found.where.begin);
    if (asked == no_node || context.read.plies[asked].text().end < found.where.end)
        return std::nullopt;
    fix made = no_edits(found, "remove the spaces");
    const span whole = context.read.plies[asked].text();
    const auto text_from = [&](std::uint32_t at) { return context.raw({at, whole.end}); };
    for (std::uint32_t at = whole.begin; at < whole.end;) {
        const std::uint32_t dash = at + length_of_dash(text_from(at));
        const std::uint32_t begin = at + length_of_spaces(text_from(at));
        const std::uint32_t after = dash + length_of_spaces(text_from(dash));
        const bool has_dash = dash != at && (after != dash || ends_with_edit_at(made, at));
        if (has_dash && context.raw({at, dash}) != "-")
            made.edits.push_back({{at, dash}, "-"});
        if (begin != at)
            made.edits.push_back({{at, begin}, ""});
        at = std::max({at + 1, dash, begin});
    }
    // K4-K1 0??: the space before the glyph has slipped into the ply.
    if (!made.edits.empty() && (context.at(whole.end) == '?' || context.at(whole.end) == '!'))
        made.edits.push_back({{whole.end, whole.end}, " "});
    return made.edits.empty() ? proposed() : made;
}

proposed fix_promotion_form(const game_fixes& context, const finding& found) {
    constexpr std::array<std::string_view, 5> signs{" ", "\t", "=", "＝", ":"};
    std::string_view piece = context.raw(found.where);
    if (piece.starts_with('('))
        piece = piece.substr(1, piece.size() - 2);
    for (bool more = true; more;) {
        const auto sign =
            std::ranges::find_if(signs, [piece](std::string_view each) { return piece.starts_with(each); });
        more = sign != signs.end();
        piece.remove_prefix(more ? sign->size() : 0);
    }
    const std::string better =
        "=" + (piece.size() == 1 ? std::string(1, capital(piece[0])) : std::string(piece));
    return rewrite(found, better);
}

proposed fix_reversed_check(const game_fixes& /*context*/, const finding& found) {
    return rewrite(found, found.where, "+^", "write +^");
}

proposed fix_needless_promotion(const game_fixes& context, const finding& found) {
    if (!context.raw(found.where).starts_with('='))
        return std::nullopt;
    return rewrite(found, found.where, "", "remove the promotion");
}

} // namespace ctlpgn::ctl_pgn
