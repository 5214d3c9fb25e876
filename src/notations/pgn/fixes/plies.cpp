// Moves, in standard algebraic notation.
#include "notations/pgn/codes.hpp"
#include "notations/pgn/fixes/fixes.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/letters/game_letters.hpp"
#include "notations/pgn/letters/lost_letters.hpp"
#include "notations/pgn/letters/written_language.hpp"
#include "notations/pgn/reading/ply_parts.hpp"
#include "notations/pgn/repair/lines_of_game.hpp"
#include "notations/pgn/repair/played_line.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "notations/pgn/writing/san.hpp"
#include "text/ascii.hpp"
#include "text/closest.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

const std::string& game_fixes::san(node asked) const {
    if (!sans_)
        sans_ = san_texts(read);
    return (*sans_)[asked];
}

// The move, rewritten in full, which removes any fault in its text.
proposed fix_by_san(const game_fixes& context, const finding& found) {
    const node at = found.at_ply != no_node ? found.at_ply : ply_around(context.read, found.where.begin);
    if (at == no_node)
        return std::nullopt;
    // Letters of another language are fixed in all moves at once, before a move is rewritten.
    if (found.id != codes::foreign_letter && has_foreign_letters(context.read, context.read.plies[at]))
        return std::nullopt;
    span written = context.read.plies[at].text();
    // Words that belong to it may be separate.
    if (found.where.begin >= written.end &&
        context.raw({written.end, found.where.begin}).find_first_not_of(" \t\r\n") == std::string_view::npos)
        written.end = found.where.end;
    std::string san = context.san(at);
    // A separate mark stays where it is: B xf7 +
    const ply& meant = context.read.plies[at];
    if (meant.check != 0 && written == meant.text() && parts_of(context.read, meant).check.empty())
        san.erase(san.find_last_not_of("+#") + 1);
    const bool is_of_it = written.begin <= found.where.begin && found.where.end <= written.end;
    if (!is_of_it || san.empty() || context.raw(written) == san)
        return std::nullopt;
    // Bb 5a6   e 52. Nf3: where the one ends and the other begins is a guess.
    const bool is_glued = found.id == codes::split_move && is_letter_or_digit(context.at(written.end));
    fix made = rewrite(found, written, is_glued ? san + ' ' : san);
    made.safe = made.safe && !is_glued;
    return made;
}

// 4. d3 Bc5 oo) may be the sign for unclear, too.
proposed fix_castling_sign(const game_fixes& context, const finding& found) {
    proposed made = fix_by_san(context, found);
    const node at = ply_around(context.read, found.where.begin);
    if (!made || at == no_node)
        return made;
    const ply& written = context.read.plies[at];
    made->safe = made->safe && (context.raw(written.text()) != "oo" || written.has_number() ||
                                written.player == side::black);
    return made;
}

// 5... Bd6 Bd6: a move that was written twice captures nothing.
proposed fix_unmarked_capture(const game_fixes& context, const finding& found) {
    proposed made = fix_by_san(context, found);
    const node at = found.at_ply;
    const std::vector<ply>& plies = context.read.plies;
    if (made && at != 0 && at < plies.size() && plies[at - 1].next == at)
        made->safe = made->safe && context.raw(plies[at - 1].text()) != context.raw(plies[at].text());
    return made;
}

namespace {

// Whether the piece can capture on a square that is written almost alike: Qxa6 for Qxc6.
bool captures_nearby(const game& record, node asked) {
    const std::optional<played_line> line = play_main_line(record);
    if (!line)
        return false;
    const auto at = static_cast<std::size_t>(std::ranges::find(line->nodes, asked) - line->nodes.begin());
    if (at >= line->positions.size())
        return false;
    const std::string_view whole = record.raw(record.plies[asked].text());
    const std::string_view written = whole.substr(0, whole.find_last_not_of("+#") + 1);
    std::vector<repair::option<chess::ply>> options;
    lines_of_game(record, false).list(line->positions[at], options);
    return std::ranges::any_of(options, [written](const repair::option<chess::ply>& each) {
        const std::string_view text = each.text.text();
        const std::string_view other = text.substr(0, text.find_last_not_of("+#") + 1);
        return other.find('x') != std::string_view::npos && other.size() == written.size() &&
               other.front() == written.front() && edit_distance(other, written, 1) == 1;
    });
}

} // namespace

// In a variation nothing shows that its square is right, and not the x.
proposed fix_capture_of_nothing(const game_fixes& context, const finding& found) {
    constexpr std::size_t longest_line = 600; // is played for each of them
    proposed made = fix_by_san(context, found);
    if (!made || found.at_ply == no_node)
        return made;
    if (is_in_variation(context.read, found.where.begin) || context.read.plies.size() > longest_line)
        made->safe = false;
    else if (captures_nearby(context.read, found.at_ply))
        return std::nullopt;
    return made;
}

// b is the file of another piece, too, whose letter is lost: bd7 for Nbd7. It is a bishop's where other small
// letters are near it.
proposed fix_lowercase_piece(const game_fixes& context, const finding& found) {
    proposed made = fix_by_san(context, found);
    constexpr node near = 100;
    const std::vector<ply>& plies = context.read.plies;
    const node at = ply_around(context.read, found.where.begin);
    if (!made || at == no_node || context.at(found.where.begin) != 'b')
        return made;
    const auto is_small = [&context](const ply& each) {
        return std::string_view("kqrn").find(context.at(each.begin)) != std::string_view::npos;
    };
    const std::size_t first = at - std::min(at, near);
    const std::size_t end = std::min<std::size_t>(at + near, plies.size());
    made->safe = made->safe && std::ranges::any_of(std::span(plies).subspan(first, end - first), is_small);
    return made;
}

// Among letters of other languages P may be that of a piece.
proposed fix_written_pawn(const game_fixes& context, const finding& found) {
    const auto is_of_language = [](const ply& each) { return is_foreign(each.piece); };
    return std::ranges::any_of(context.read.plies, is_of_language) ? std::nullopt
                                                                   : fix_by_san(context, found);
}

namespace {

// e5 #: whether the board gives the ply before the mark no mark.
bool gives_no_check(const game_fixes& context, const finding& mark) {
    const node marked = ply_around(context.read, mark.where.begin);
    if (marked == no_node)
        return false;
    const std::string& san = context.san(marked);
    return !san.empty() && san.find_first_of("+#") == std::string::npos;
}

} // namespace

// Qxe5!#
proposed fix_mark_spacing(const game_fixes& context, const finding& found) {
    const std::size_t end = context.text.substr(0, found.where.begin).find_last_not_of("!?") + 1;
    if (end == found.where.begin)
        return gives_no_check(context, found) ? fix_by_removing(context, found)
                                              : fix_by_joining(context, found);
    const std::string_view suffix = context.text.substr(end, found.where.begin - end);
    std::string written = std::string(context.raw(found.where)).append(suffix);
    return rewrite(found, {static_cast<std::uint32_t>(end), found.where.end}, written);
}

// Moves it to the move before, unless something else is between them.
proposed fix_by_joining(const game_fixes& context, const finding& found) {
    const std::uint32_t end = context.end_before(found.where.begin);
    if (end == 0 || std::string_view("})").find(context.text[end - 1]) != std::string_view::npos)
        return std::nullopt;
    return rewrite(found, {end, found.where.begin}, "", "remove the space");
}

namespace {

// The move that follows a suffix: !Nf3   2. ! Nf3   (! 2. f4). no_node: it comes after one.
node ply_led_by(const game_fixes& context, span suffix) {
    const std::vector<ply>& plies = context.read.plies;
    const node last = ply_around(context.read, suffix.begin);
    if (last != no_node && plies[last].begin > suffix.begin)
        return last; // its number is there already
    const node next = last == no_node ? 0 : last + 1;
    if (next >= plies.size())
        return no_node;
    const std::uint32_t end = context.end_before(suffix.begin);
    const bool begins_line = end != 0 && context.at(end - 1) == '(';
    return begins_line || plies[next].begin == suffix.end ? next : no_node;
}

// !!??, after whose first two signs others say something else.
bool is_contradicted(std::string_view signs) {
    const std::string_view rest = signs.substr(std::min<std::size_t>(signs.size(), 2));
    return rest.size() > 1 && rest.substr(0, 2) != signs.substr(0, 2) && find_glyph(rest.substr(0, 2)) != 0;
}

// Over the glyphs and comments between it and its move. After a variation it may be about that.
proposed fix_by_moving_before(const game_fixes& context, const finding& found) {
    const node last = ply_around(context.read, found.where.begin);
    if (last == no_node)
        return std::nullopt;
    const ply& marked = context.read.plies[last];
    const std::uint32_t end = marked.whole().end;
    const std::uint32_t begin = context.end_before(found.where.begin);
    constexpr std::uint32_t farthest = 4096;
    const bool has_suffix = marked.text().end != end;
    if (begin <= end || begin - end > farthest || has_suffix ||
        context.raw({end, begin}).find_first_of("()") != std::string_view::npos)
        return std::nullopt;
    fix made = no_edits(found, "write it after its move");
    made.edits.push_back({end_of(marked.text()), std::string(context.raw(found.where).substr(0, 2))});
    made.edits.push_back({{begin, found.where.end}, ""});
    return made;
}

} // namespace

proposed fix_suffix_spacing(const game_fixes& context, const finding& found) {
    const node led = ply_led_by(context, found.where);
    if (led == no_node) {
        proposed joined = fix_by_moving_before(context, found);
        if (!joined)
            joined = fix_by_joining(context, found);
        // Of more than two signs, the first ones count, as they do right after a move.
        if (joined && is_contradicted(context.raw(found.where)))
            return std::nullopt;
        if (joined && found.where.size() > 2)
            joined->edits.push_back({{found.where.begin + 2, found.where.end}, ""});
        return joined;
    }
    const ply& meant = context.read.plies[led];
    if (meant.text().size() != meant.whole().size() || may_be_lost_piece(context.read, found.where))
        return std::nullopt; // it has one, or this is none
    fix made = no_edits(found, "write it after its move");
    made.edits.push_back({{found.where.begin, context.blanks_after(found.where.end).end}, ""});
    made.edits.push_back({end_of(meant.text()), std::string(context.raw(found.where))});
    return made;
}

proposed fix_glued_text(const game_fixes& /*context*/, const finding& found) {
    return rewrite(found, end_of(found.where), " ", "write a space after the move");
}

proposed fix_glyph(const game_fixes& context, const finding& found) {
    std::string_view sign = context.raw(found.where);
    if (sign.starts_with('('))
        sign = sign.substr(1, sign.size() - 2);
    const std::uint32_t number = find_glyph(sign);
    // Right before a move it may be written for the letter of a piece that was lost.
    if (number == 0 || may_be_letter(context.at(found.where.end)))
        return std::nullopt;
    std::string nag(1, '$');
    nag += std::to_string(number);
    const char before = found.where.begin == 0 ? ' ' : context.at(found.where.begin - 1);
    const bool is_apart = before == ' ' || before == '\n' || before == '\t';
    const bool is_glued_knight = is_letter_or_digit(before) && context.raw(found.where) == "N";
    const node marked = ply_around(context.read, found.where.begin);
    // f3N: the letter of a knight may have come after its square.
    if (is_glued_knight && marked != no_node && context.read.plies[marked].piece == no_symbol)
        return std::nullopt;
    fix made = rewrite(found, found.where, (is_apart ? "" : " ") + nag, "write " + nag);
    // N b4 may be a knight's move, which is said there.
    const bool is_doubtful = std::ranges::any_of(
        found.related, [&found](const related_place& each) { return each.where.begin == found.where.begin; });
    made.safe = made.safe && !is_glued_knight && !is_doubtful;
    return made;
}

// The two signs that it begins with, unless another suffix comes after them: !!??
proposed fix_suffix(const game_fixes& context, const finding& found) {
    const std::string known(context.raw(found.where).substr(0, 2));
    if (find_glyph(known) == 0 || is_contradicted(context.raw(found.where)))
        return std::nullopt;
    return rewrite(found, known);
}

proposed fix_en_passant_words(const game_fixes& context, const finding& found) {
    const std::uint32_t end = context.end_before(found.where.begin);
    if (end == 0)
        return std::nullopt;
    return rewrite(found, {end, found.where.end}, "", "remove it");
}

namespace {

// A damaged move may still begin with the letter of its piece.
void put_letter_of_unread(const game_fixes& context, const piece_letters& letters, const ply& unread,
                          fix& made) {
    const std::size_t which = leading_letter(letters, context.raw(unread.text()));
    if (which == letters.size() || letters[which] == english_letters[which])
        return;
    const auto size = static_cast<std::uint32_t>(letters[which].size());
    made.edits.push_back({{unread.begin, unread.begin + size}, std::string(english_letters[which])});
}

} // namespace

// In all moves of the game, leaving the rest of each move as it is.
proposed fix_language_letters(const game_fixes& context, const finding& /*of*/) {
    fix made{.edits = {}, .safe = true, .title = "write the English letters"};
    const auto put = [&](span where, symbol meant) {
        const std::string_view letter = letter_in(english_letters, kind_of(meant));
        if (!where.empty() && context.raw(where) != letter)
            made.edits.push_back({where, std::string(letter)});
    };
    const piece_letters& letters = written_letters(context.read);
    for (const ply& each : context.read.plies) {
        if (each.kind == ply_kind::unreadable) {
            put_letter_of_unread(context, letters, each, made);
            continue;
        }
        if (!has_foreign_letters(context.read, each))
            continue;
        const ply_parts parts = parts_of(context.read, each);
        if (each.piece != no_symbol)
            put(parts.piece, each.piece);
        if (each.promotion != no_symbol)
            put(parts.promotion, each.promotion);
    }
    return made;
}

proposed fix_missing_promotion(const game_fixes& /*context*/, const finding& found) {
    return rewrite(found, found.where, "=Q", "write =Q"); // its sign may be there
}

} // namespace ctlpgn::pgn
