#include "notations/pgn/reading/reading.hpp"

#include "notations/pgn/codes.hpp"
#include "notations/pgn/comments/semicolons.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/letters/game_letters.hpp"
#include "notations/pgn/letters/written_language.hpp"
#include "notations/pgn/positions/epd.hpp"
#include "notations/pgn/reading/finding_words.hpp"
#include "notations/pgn/reading/novelties.hpp"
#include "notations/pgn/reading/ply_parts.hpp"
#include "notations/pgn/replay/miswritten_position.hpp"
#include "notations/pgn/replay/replay.hpp"
#include "notations/pgn/squares.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace ctlpgn::pgn {

reading::reading(game& record, std::string_view text, const limits& bounds, std::vector<finding>& findings)
    : reading_state(record, text, bounds, findings), builder(record, text), reported_(findings),
      read_(record) {}

void reading::report(code id, const char* begin, const char* end) {
    parsing::reported_place reported{id, {begin, end}, {}};
    settle(reported, builder);
    switch (code_number(id)) {
    case code_number(codes::unreadable_tag): reported.where = {builder.tag_begin(), end}; break;
    // With its parentheses, unless it contains another one; its content belongs to the enclosing line.
    case code_number(codes::empty_variation):
        if (const char* const opening = builder.innermost_variation();
            opening == read_.text.data() + read_.variations.back().where.begin)
            reported.where = {opening,
                              end < read_.text.data() + read_.text.size() && *end == ')' ? end + 1 : end};
        break;
    // Faults inside it are reported instead, if there are any.
    case code_number(codes::epd_line):
        if (report_faults_of_epd(reported.where))
            return;
        break;
    case code_number(codes::missing_marker):
        if (std::ranges::find(reported_, code{codes::unclosed_comment}, &finding::id) != reported_.end())
            return; // the result is in the comment
        if (is_right_after_cut_comment(reported.where.data()))
            return; // which is said of the comment, where the board is asked
        break;
    case code_number(codes::bare_glyph): reported.detail = meant_annotation(reported.where); break;
    case code_number(codes::suffix_spacing):
        reported.detail = reason_of_misplaced_suffix(read_, reported.where);
        break;
    default: break;
    }
    add(std::move(reported));
}

// A comment without its brace that ends where the next game seems to begin.
bool reading::is_right_after_cut_comment(const char* at) const {
    if (read_.comments.empty())
        return false;
    const span last = read_.comments.back().where;
    const std::string_view text = read_.raw(last);
    const std::string_view between(read_.text.data() + last.end, at);
    return text.starts_with('{') && !text.ends_with('}') &&
           between.find_first_not_of(white_space) == std::string_view::npos;
}

bool reading::is_hyphen_before() const {
    constexpr std::string_view hyphens[] = {"-", "–", "—"};
    return !reported_.empty() && reported_.back().id == codes::stray_punctuation &&
           std::ranges::find(hyphens, read_.raw(reported_.back().where)) != std::end(hyphens);
}

bool reading::report_faults_of_epd(std::string_view text) {
    std::vector<finding> found;
    const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    check_epd(line, found);
    if (found.empty())
        return false;
    for (const finding& each : found)
        findings().add(each.id, text.data() + each.where.begin, text.data() + each.where.end);
    // More lines may be skipped with it.
    const std::size_t rest = text.find_first_not_of(" \t\v\r\n", line.size());
    if (rest != std::string_view::npos)
        findings().add(codes::text_between_games, text.data() + rest, text.data() + text.size());
    return true;
}

// If the letters of the game belong to one language, that is one fault, besides letters that are damaged.
void reading::settle_letters() {
    const letters_found found = pgn::settle_letters(read_);
    if (found.asked == nullptr)
        return;
    const bool has_knight_letter =
        std::ranges::find(found.asked->letters, pawn_letter) != found.asked->letters.end();
    std::erase_if(reported_, [&](const finding& each) {
        const bool is_pawn_letter = each.id == codes::written_pawn || each.id == codes::promotion_piece;
        const bool is_of_language = each.id == codes::foreign_letter && found.has(read_.raw(each.where));
        return is_of_language ||
               (has_knight_letter && is_pawn_letter && read_.raw(each.where) == pawn_letter);
    });
    doubt_capital_pawns(found.asked->letters);
    const ply_parts parts = parts_of(read_, read_.plies[found.first]);
    const char* const text = read_.text.data();
    const span where = foreign_symbol(read_.raw(parts.piece)) != unsaid_piece ? parts.piece : parts.promotion;
    findings().add(codes::language_letters, text + where.begin, text + where.end,
                   std::string(found.asked->name).append(" ").append(found.meanings));
}

// D5 and Pxe7 are damaged where D is a piece and P is none, unless pawns are often written so.
void reading::doubt_capital_pawns(const piece_letters& letters) {
    const auto is_capital_pawn = [this](const ply& each) {
        return each.piece == no_symbol &&
               (each.kind == ply_kind::displaced || (each.own & short_mark) != 0) &&
               is_capital(read_.text[each.begin]);
    };
    const auto is_of_piece = [](const ply& each) { return each.piece != no_symbol; };
    if (std::ranges::count_if(read_.plies, is_capital_pawn) * letters_per_slip >
        std::ranges::count_if(read_.plies, is_of_piece))
        return;
    for (ply& each : read_.plies) {
        const span where = each.text();
        const std::string_view text = read_.raw(where);
        if (!is_capital_pawn(each) || !(begins_with_letter(letters, text) || text.starts_with(pawn_letter)))
            continue;
        std::erase_if(reported_, [where](const finding& other) {
            return where.begin <= other.where.begin && other.where.end <= where.end;
        });
        each.kind = ply_kind::unreadable;
        each.to = each.from = no_place;
        each.promotion = no_symbol;
        each.own = 0;
        findings().add(codes::unreadable_ply, text.data(), text.data() + text.size());
    }
}

// In ba4 the board shows whether a bishop is meant. Then no capture sign is missing.
void reading::settle_bishops() {
    std::vector<ply> resolved;
    resolve_plies(read_, resolved);
    const symbol bishop = symbol_of(chess::piece_kind::bishop);
    for (node n = 0; n != read_.plies.size(); ++n) {
        ply& here = read_.plies[n];
        if ((here.own & bishop_mark) == 0)
            continue;
        here.own &= static_cast<std::uint16_t>(~std::uint32_t{bishop_mark} & 0xfffU);
        if (resolved[n].piece != bishop)
            continue;
        here.own = 0;
        here.piece = bishop;
        std::erase_if(reported_, [&here](const finding& each) {
            return each.id == codes::missing_capture_sign && each.where.begin == here.begin + 1;
        });
        const char* const letter = read_.text.data() + here.begin;
        findings().add(codes::lowercase_piece, letter, letter + 1);
    }
}

// B5 is a bishop's move whose file is lost, unless files of other moves are capitals, too, or B means no
// piece in the language of the game.
void reading::settle_capital_files() {
    const auto may_be_bishop = [this](const finding& each) {
        const std::string_view word = read_.raw(each.where);
        return each.id == codes::uppercase_square && word.starts_with('B') &&
               begins_with_letter(written_letters(read_), word);
    };
    const auto has_other_capital_file = [this](const ply& each) {
        const char first = read_.text[each.begin];
        return each.piece == no_symbol && each.kind == ply_kind::displaced && first != 'B' &&
               is_capital(first) && is_file(small_letter(first));
    };
    if (std::ranges::none_of(reported_, may_be_bishop) ||
        std::ranges::any_of(read_.plies, has_other_capital_file))
        return;
    for (finding& each : reported_) {
        const node at = may_be_bishop(each) ? ply_around(read_, each.where.begin) : no_node;
        if (at == no_node || read_.plies[at].text() != each.where)
            continue;
        ply& damaged = read_.plies[at];
        damaged.kind = ply_kind::unreadable;
        damaged.to = no_place;
        damaged.own = 0;
        each.id = codes::unreadable_ply;
    }
}

// Each N that turns out to be the sign may make the next one clear.
void reading::settle_novelties() {
    constexpr int most = 64;
    const auto follows_number = [this](std::uint32_t begin) {
        const std::size_t before = read_.text.substr(0, begin).find_last_not_of(white_space);
        return before != std::string_view::npos && read_.text[before] == '.';
    };
    const bool has_split_moves = std::ranges::any_of(reported_, [&](const finding& each) {
        return each.id == codes::split_move &&
               (follows_number(each.where.begin) || !may_begin_with_novelty(read_.raw(each.where)));
    });
    std::vector<node> knights;
    for (int i = 0; i != most; ++i) {
        const std::optional<novelty_sign> sign =
            settle_novelty(read_, has_split_moves ? either_way::knight : either_way::pawn, knights);
        if (!sign)
            return;
        if (sign->where.empty())
            continue;
        for (finding& each : reported_)
            if (each.id == codes::split_move && each.where.begin == sign->where.begin) {
                each.id = codes::bare_glyph;
                if (sign->may_be_knight)
                    each.related.push_back({each.where, "but a knight can move there, too"});
                each.where = sign->where;
                each.detail = meant_annotation(read_.raw(sign->where));
            }
    }
}

// Bb4+=: the move gives check, so only = evaluates the position.
void reading::settle_checks() {
    constexpr std::string_view both = "+=";
    constexpr std::uint32_t even = 10; // the sign = alone
    std::vector<ply> resolved;
    for (finding& each : reported_) {
        const node at = each.id == codes::bare_glyph && read_.raw(each.where) == both
                            ? ply_around(read_, each.where.begin)
                            : no_node;
        if (at == no_node || read_.plies[at].text().end != each.where.begin)
            continue;
        if (resolved.empty())
            resolve_plies(read_, resolved);
        if (resolved[at].check != check_plain)
            continue;
        ply& checking = read_.plies[at];
        annotation* const judged =
            checking.first_annotation == no_node ? nullptr : &read_.annotations[checking.first_annotation];
        if (judged == nullptr || judged->kind() != annotation_kind::nag || judged->index != find_glyph(both))
            continue;
        ++each.where.begin;
        judged->index = even;
        each.detail = meant_annotation(read_.raw(each.where));
        checking.check = check_plain;
        ++checking.text_length;
        checking.plain = 0;
    }
}

// 1-0 (2... Nf6): the result of a game that goes on after it; 0 if there is none, or if there are several.
std::uint8_t reading::result_among_moves() const {
    std::uint8_t found = 0;
    for (const finding& each : reported_) {
        if (each.id != codes::result_before_moves || is_in_variation(read_, each.where.begin))
            continue;
        const std::uint8_t written = find_plain_result(read_.raw(each.where));
        if (written != 0 && found != 0 && written != found)
            return 0;
        found = written != 0 ? written : found;
    }
    return found;
}

// A result after a semicolon is not missing.
void reading::settle_result() {
    const auto missing = std::ranges::find(reported_, code{codes::missing_marker}, &finding::id);
    if (missing == reported_.end())
        return;
    read_.result = result_among_moves();
    const std::vector<hiding_comment> hiding = hiding_comments(read_, looked_at::after_semicolons);
    if (hiding.empty() || !hiding.back().hides_result)
        return;
    missing->id = codes::hidden_result;
    missing->where = hiding.front().where;
}

void reading::finish(std::string_view consumed) {
    if (!read_.hidden_lines.empty())
        builder.drop_hidden_lines_from(consumed.data() + consumed.size());
    take_miswritten_position(read_);
    if (builder.has_foreign_letters())
        settle_letters();
    if (builder.may_have_bishops())
        settle_bishops();
    if (builder.may_have_novelties())
        settle_novelties();
    settle_checks();
    settle_capital_files();
    settle_result();
    reading_state::finish(builder, consumed);
}

} // namespace ctlpgn::pgn
