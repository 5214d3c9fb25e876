// Consequences of faults in tags, positions and the result, and the parts of a game that these spoil.
#include "lint/rules/drop_findings.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/rule_tables.hpp"
#include "notations/pgn/tags.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "text/ascii.hpp"
#include "text/closest.hpp"
#include "tree/around.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

namespace {

constexpr std::string_view position_tag = "FEN";

bool holds_word(std::string_view text, std::string_view word) {
    const std::size_t at = text.find(word);
    return at != std::string_view::npos && (at == 0 || !is_letter(text[at - 1])) &&
           (at + word.size() == text.size() || !is_letter(text[at + word.size()]));
}

// [Even? "x"]: whether an opening bracket comes before a name that is nearly this one.
bool holds_bracketed_name(std::string_view text, std::string_view name) {
    for (std::size_t at = text.find('['); at != std::string_view::npos; at = text.find('[', at + 1)) {
        std::size_t end = at + 1;
        while (end != text.size() && is_letter(text[end]))
            ++end;
        if (closest_tag(text.substr(at + 1, end - at - 1)) == name)
            return true;
    }
    return false;
}

} // namespace

// A bracket that is missing together with the quotation mark before it.
span end_of_tag(const game& record, const finding& cause) {
    const tag* const around = tag_around(record, cause.where);
    return around == nullptr ? span{} : span{cause.where.begin, around->where.end + 1};
}

// Text before the moves that could not be read as a tag, but names one that is missing.
span game_of_unread_roster_tag(const game& record, const finding& cause) {
    const node first = record.main_line.first_ply;
    if (first != no_node && cause.where.begin >= record.plies[first].number_begin)
        return {};
    const std::string_view text = record.raw(cause.where);
    const bool names_missing_tag = std::ranges::any_of(seven_tag_roster, [&](std::string_view name) {
        return find_tag(record, name) == nullptr &&
               (holds_word(text, name) || holds_bracketed_name(text, name));
    });
    return names_missing_tag ? whole_game : span();
}

span game_of_misspelt_set_up(const game& /*record*/, const finding& cause) {
    return cause.expected == "SetUp" ? whole_game : span();
}

span game_of_misspelt_fen(const game& /*record*/, const finding& cause) {
    return cause.expected == position_tag ? whole_game : span();
}

namespace {

// Ke1 Qd1: no position in which something is wrong.
bool is_list_of_pieces(const game& record, const finding& missing) {
    return record.raw(missing.where).find('/') == std::string_view::npos;
}

} // namespace

// Or its slashes are written as backslashes.
span list_of_pieces(const game& record, const finding& cause) {
    return is_list_of_pieces(record, cause) ? cause.where : span();
}

void keep_first_of_position(const game& record, std::vector<finding>& findings) {
    const auto is_of_position = [](const finding& each) {
        return each.id >= codes::missing_placement && each.id <= codes::castling_order;
    };
    const auto first = std::ranges::find_if(findings, is_of_position);
    if (first == findings.end())
        return;
    const bool is_none = first->id == codes::missing_placement && is_list_of_pieces(record, *first);
    // White to move
    const std::uint32_t word = first->id == codes::uppercase_turn ? first->where.end : 0;
    findings.erase(std::remove_if(first + 1, findings.end(),
                                  [&](const finding& each) {
                                      return is_of_position(each) && (is_none || each.where.begin == word);
                                  }),
                   findings.end());
}

// The rest of a cut text.
span comment_of(const game& record, const finding& cause) {
    const comment* const around = comment_around(record, cause.where);
    return around == nullptr ? span() : around->where;
}

// {[%clk 1:57:00}}: of two braces the first is in place of a bracket.
span brace_after_comment(const game& record, const finding& cause) {
    const span around = comment_of(record, cause);
    return {around.end, around.end + (around.empty() ? 0U : 1U)};
}

span position_around(const game& record, const finding& cause) {
    const tag* const around = tag_around(record, cause.where);
    return around == nullptr ? span() : around->value;
}

namespace {

std::ptrdiff_t fields_of_position(const game& record) {
    const tag* const fen = find_tag(record, position_tag);
    return fen == nullptr ? 0 : std::ranges::count(record.raw(fen->value), ' ') + 1;
}

} // namespace

// Without them no castling has a right.
span game_without_rights(const game& record, const finding& /*cause*/) {
    constexpr std::ptrdiff_t with_rights = 3;
    const std::ptrdiff_t fields = fields_of_position(record);
    return fields != 0 && fields < with_rights ? whole_game : span();
}

// That Black begins is no fault of the moves.
span game_without_turn(const game& record, const finding& cause) {
    return fields_of_position(record) == 1 ? game_begun_by_black(record, cause) : span();
}

// A square of a passed pawn on White's side shows that the turn is wrong, and not the first move.
span game_begun_by_black(const game& record, const finding& /*cause*/) {
    const node first = record.main_line.first_ply;
    return first != no_node && says_white_is_left_out(record, record.plies[first]) ? whole_game : span();
}

// 1-0 d4 d5 0-1: which of two results counts must be decided first.
span game_with_two_results(const game& record, const finding& cause) {
    if (cause.where.begin >= record.result_where.begin)
        return {};
    const std::uint8_t first = find_plain_result(record.raw(cause.where));
    return first != 0 && first != record.result ? whole_game : span();
}

span game_without_result(const game& record, const finding& /*cause*/) {
    return record.raw(record.result_where) == "*" ? whole_game : span();
}

namespace {

// Whether one sign has been changed, lost, added or exchanged with the next in a score.
bool is_nearly(std::string_view written, std::string_view score) {
    constexpr std::size_t short_score = 3; // 1-1 may be either
    return (score.size() > short_score || written.size() > score.size()) &&
           edit_distance(written, score, 1) <= 1;
}

} // namespace

void keep_odd_result(const game& record, std::vector<finding>& findings) {
    const auto missing = std::ranges::find(findings, code{codes::missing_marker}, &finding::id);
    if (missing == findings.end())
        return;
    // It is among the moves, or before them.
    const auto misplaced = std::ranges::find_if(findings, [&record](const finding& each) {
        return each.id == codes::result_before_moves && find_plain_result(record.raw(each.where)) != 0;
    });
    if (misplaced != findings.end() && !is_in_variation(record, misplaced->where.begin)) {
        misplaced->related.push_back({missing->where, "and the moves end here"});
        findings.erase(missing);
        return;
    }
    const std::size_t end = record.text.find_last_not_of(white_space) + 1;
    const auto is_last = [end](const finding& each) {
        return each.id == codes::unexpected_text && each.where.end == end;
    };
    const auto last = std::ranges::find_if(findings, is_last);
    if (last == findings.end())
        return;
    // 12/-1/2, where the tag has 1/2-1/2
    if (const tag* const named = find_tag(record, tag_called("Result"));
        named != nullptr && find_plain_result(record.raw(named->value)) != 0 &&
        is_nearly(record.raw(last->where), record.raw(named->value))) {
        last->id = codes::unknown_result;
        last->remedy = fix{.edits = {{last->where, std::string(record.raw(named->value))}},
                           .safe = false,
                           .title = "write the result of the tag"};
    }
    drop_findings(findings, [](const finding& each) { return each.id == codes::missing_marker; });
}

void keep_up_to_cut_tag(const game& record, std::vector<finding>& findings) {
    const std::size_t end = record.text.find_last_not_of(white_space) + 1;
    const auto is_cut = [end](const finding& each) {
        const bool is_of_tag = each.id == codes::unclosed_quote || each.id == codes::unclosed_tag ||
                               each.id == codes::unreadable_tag;
        return is_of_tag && each.where.end >= end;
    };
    const auto cut = std::ranges::find_if(findings, is_cut);
    if (cut == findings.end())
        return;
    const finding reported = *cut;
    drop_findings(findings, [&reported](const finding& each) {
        const bool is_reported = each.id == reported.id && each.where == reported.where;
        return !is_reported &&
               (each.where.begin >= reported.where.begin || each.id == codes::missing_roster_tag);
    });
}

} // namespace ctlpgn::pgn
