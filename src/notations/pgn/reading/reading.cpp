#include "notations/pgn/reading/reading.hpp"

#include "notations/pgn/codes.hpp"
#include "notations/pgn/comments/semicolons.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/letters/game_letters.hpp"
#include "notations/pgn/positions/epd.hpp"
#include "notations/pgn/reading/ply_parts.hpp"
#include "notations/pgn/replay/replay.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <algorithm>
#include <iterator>
#include <string>

namespace ctlpgn::pgn {

reading::reading(game& record, std::string_view text, const limits& bounds, std::vector<finding>& findings)
    : builder(record, text), findings_(findings, text, bounds.findings), reported_(findings), game_(record),
      limits_(bounds) {}

void reading::report(code id, const char* begin, const char* end) {
    std::string detail;
    switch (code_number(id)) {
    case code_number(codes::unreadable_tag):
        builder.tag_is_unreadable();
        begin = builder.tag_begin();
        break;
    // What is wrong inside of it is said instead, if something is.
    case code_number(codes::epd_line):
        if (report_faults_of_epd(std::string_view(begin, static_cast<std::size_t>(end - begin))))
            return;
        break;
    // What is not closed is reported where it was opened.
    case code_number(codes::unclosed_variation):
        begin = builder.innermost_variation();
        end = begin + 1;
        break;
    case code_number(codes::unclosed_comment):
        begin = builder.comment_begin();
        end = begin + 1;
        detail = "}";
        if (!unclosed_comment_)
            unclosed_comment_ = static_cast<std::size_t>(begin - game_.text.data());
        break;
    case code_number(codes::missing_result):
        if (unclosed_comment_)
            return; // the result is in the comment
        break;
    case code_number(codes::nesting_too_deep):
        builder.variation_is_skipped();
        detail = std::to_string(limits_.depth);
        break;
    default: break;
    }
    findings_.add(id, begin, end, std::move(detail));
}

bool reading::is_hyphen_before() const {
    constexpr std::string_view hyphens[] = {"-", "–", "—"};
    return !reported_.empty() && reported_.back().id == codes::stray_punctuation &&
           std::ranges::find(hyphens, game_.raw(reported_.back().where)) != std::end(hyphens);
}

bool reading::report_faults_of_epd(std::string_view text) {
    std::vector<finding> found;
    const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    check_epd(line, found);
    if (found.empty())
        return false;
    for (const finding& each : found)
        findings_.add(each.id, text.data() + each.where.begin, text.data() + each.where.end);
    // More lines may be skipped with it.
    const std::size_t rest = text.find_first_not_of(" \t\v\r\n", line.size());
    if (rest != std::string_view::npos)
        findings_.add(codes::text_between_games, text.data() + rest, text.data() + text.size());
    return true;
}

bool reading::enter() {
    if (depth_ == limits_.depth)
        return false;
    ++depth_;
    return true;
}

// Where all letters of the game are of one language, that is one fault.
void reading::settle_letters() {
    const letters_found found = pgn::settle_letters(game_);
    if (found.asked == nullptr)
        return;
    const bool has_knight_letter =
        std::ranges::find(found.asked->letters, pawn_letter) != found.asked->letters.end();
    std::erase_if(reported_, [&](const finding& each) {
        const bool is_pawn_letter = each.id == codes::written_pawn || each.id == codes::promotion_piece;
        return each.id == codes::foreign_letter ||
               (has_knight_letter && is_pawn_letter && game_.raw(each.where) == pawn_letter);
    });
    const ply_parts parts = parts_of(game_, game_.plies[found.first]);
    const char* const text = game_.text.data();
    const span where = foreign_symbol(game_.raw(parts.piece)) != unsaid_piece ? parts.piece : parts.promotion;
    findings_.add(codes::language_letters, text + where.begin, text + where.end,
                  std::string(found.asked->name).append(" ").append(found.meanings));
}

// In ba4 the board says whether a bishop is meant. No sign of a capture is missing then.
void reading::settle_bishops() {
    std::vector<ply> resolved;
    resolve_plies(game_, resolved);
    const symbol bishop = symbol_of(chess::piece_kind::bishop);
    for (node n = 0; n != game_.plies.size(); ++n) {
        ply& here = game_.plies[n];
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
        const char* const letter = game_.text.data() + here.begin;
        findings_.add(codes::lowercase_piece, letter, letter + 1);
    }
}

// A result after a semicolon is not missing.
void reading::settle_result() {
    const auto missing = std::ranges::find(reported_, code{codes::missing_result}, &finding::id);
    if (missing == reported_.end())
        return;
    const std::vector<hiding_comment> hiding = hiding_comments(game_, looked_at::after_semicolons);
    if (hiding.empty() || !hiding.back().hides_result)
        return;
    missing->id = codes::hidden_result;
    missing->where = hiding.front().where;
}

void reading::finish(std::string_view consumed) {
    const char* const text = game_.text.data();
    if (!game_.hidden_lines.empty())
        builder.drop_hidden_lines_from(consumed.data() + consumed.size());
    if (builder.has_foreign_letters())
        settle_letters();
    if (builder.may_have_bishops())
        settle_bishops();
    settle_result();
    if (game_.tags.size() > limits_.tags) {
        const span first_too_many = game_.tags[limits_.tags].where;
        findings_.add(codes::too_many_tags, text + first_too_many.begin, text + first_too_many.end,
                      std::to_string(limits_.tags));
        builder.drop_tags_beyond(limits_.tags);
    }
    if (consumed.size() > limits_.comment_bytes)
        for (const comment& each : game_.comments)
            if (each.where.size() > limits_.comment_bytes)
                findings_.add(codes::comment_too_long, text + each.where.begin, text + each.where.begin + 1,
                              std::to_string(limits_.comment_bytes));
    const std::string_view number = builder.overflowing_number();
    if (!number.empty())
        findings_.add(codes::number_too_large, number.data(), number.data() + number.size());
    findings_.finish(consumed);
}

} // namespace ctlpgn::pgn
