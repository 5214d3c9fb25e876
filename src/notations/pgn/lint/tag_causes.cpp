// Drops the consequences of faults in tags, positions and the result.
#include "lint/rules/dependence.hpp"
#include "lint/rules/drop_findings.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/tags.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"
#include "tree/sorting.hpp"
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

void keep_unread_tags(const game& record, std::vector<finding>& findings) {
    const node first = record.main_line.first_ply;
    const auto names_missing_tag = [&record, first](const finding& each) {
        if (first != no_node && each.where.begin >= record.plies[first].number_begin)
            return false;
        if (each.id != codes::text_between_games && each.id != codes::unreadable_line &&
            each.id != codes::unreadable_tag)
            return false;
        return std::ranges::any_of(seven_tag_roster, [&](std::string_view name) {
            const std::string_view text = record.raw(each.where);
            return find_tag(record, name) == nullptr &&
                   (holds_word(text, name) || holds_bracketed_name(text, name));
        });
    };
    if (std::ranges::any_of(findings, names_missing_tag))
        drop_findings(findings, [](const finding& each) { return each.id == codes::missing_roster_tag; });
}

void keep_misspelt_set_up(std::vector<finding>& findings) {
    const auto is_set_up = [](const finding& each) {
        return each.id == codes::misspelt_tag && each.expected == "SetUp";
    };
    if (std::ranges::any_of(findings, is_set_up))
        drop_findings(findings, [](const finding& each) { return each.id == codes::fen_without_set_up; });
}

void keep_misspelt_position(std::vector<finding>& findings) {
    const auto is_position = [](const finding& each) {
        return each.id == codes::misspelt_tag && each.expected == position_tag;
    };
    if (std::ranges::none_of(findings, is_position))
        return;
    drop_findings(findings, [](const finding& each) {
        return each.id == codes::set_up_without_fen || depends_on_moves(each.id);
    });
}

void keep_first_of_position(const game& record, std::vector<finding>& findings) {
    const auto is_of_position = [](const finding& each) {
        return each.id >= codes::missing_placement && each.id <= codes::castling_order;
    };
    const auto first = std::ranges::find_if(findings, is_of_position);
    if (first == findings.end())
        return;
    // A list of pieces is not a faulty position.
    const bool is_none =
        first->id == codes::missing_placement && record.raw(first->where).find('/') == std::string_view::npos;
    const span none = first->where;
    // White to move
    const std::uint32_t word = first->id == codes::uppercase_turn ? first->where.end : 0;
    findings.erase(std::remove_if(first + 1, findings.end(),
                                  [&](const finding& each) {
                                      return is_of_position(each) && (is_none || each.where.begin == word);
                                  }),
                   findings.end());
    // Its slashes are written as backslashes.
    if (is_none)
        drop_findings(findings, [none](const finding& each) {
            return each.id == code::lone_backslash && each.where.begin >= none.begin &&
                   each.where.end <= none.end;
        });
}

void keep_causes_of_position(const game& record, std::vector<finding>& findings) {
    const auto has = [&findings](code asked) {
        return std::ranges::find(findings, asked, &finding::id) != findings.end();
    };
    // The missing tag Variant would make such rights valid.
    if (has(codes::missing_variant))
        drop_findings(findings, [](const finding& each) { return each.id == codes::rook_files; });
    if (has(codes::rook_files))
        drop_findings(findings, [](const finding& each) { return each.id == codes::castling_king_not_home; });
    // Castlings to which the tag gives no right are consequences.
    if (has(codes::castling_rook_missing) || has(codes::castling_king_not_home))
        drop_findings(findings, [](const finding& each) { return each.id == codes::castling_right_missing; });
    const tag* const fen = find_tag(record, position_tag);
    // Missing rights are unknown.
    const std::ptrdiff_t fields = fen == nullptr ? 0 : std::ranges::count(record.raw(fen->value), ' ') + 1;
    if (has(codes::missing_field) && fen != nullptr && fields < 3)
        drop_findings(findings, [](const finding& each) { return each.id == codes::castling_right_missing; });
    // Whose turn it is is unknown, too: a first move by Black is not a fault.
    const node first = record.main_line.first_ply;
    if (has(codes::missing_field) && fields == 1 && first != no_node &&
        says_white_is_left_out(record, record.plies[first]))
        drop_findings(findings, [](const finding& each) { return depends_on_moves(each.id); });
    if (has(codes::en_passant_wrong_rank) && first != no_node &&
        says_white_is_left_out(record, record.plies[first]))
        drop_findings(findings, [](const finding& each) { return depends_on_moves(each.id); });
}

namespace {

// 1-0 d4 d5 0-1: which of two results counts must be decided first.
void keep_first_of_results(const game& record, std::vector<finding>& findings) {
    const auto is_other_result = [&record](const finding& each) {
        if (each.id != codes::text_after_result || each.where.begin >= record.result_where.begin)
            return false;
        const std::uint8_t first = find_plain_result(record.raw(each.where));
        return first != 0 && first != record.result;
    };
    if (std::ranges::any_of(findings, is_other_result))
        drop_findings(findings,
                      [](const finding& each) { return each.id == codes::marker_differs_from_tag; });
}

} // namespace

void keep_odd_result(const game& record, std::vector<finding>& findings) {
    const auto has = [&findings](code asked) {
        return std::ranges::find(findings, asked, &finding::id) != findings.end();
    };
    if (has(codes::unreadable_result_tag) && record.raw(record.result_where) == "*")
        drop_findings(findings,
                      [](const finding& each) { return each.id == codes::marker_differs_from_tag; });
    std::vector<std::uint32_t> inside;
    for (const finding& each : findings)
        if (each.id == codes::result_in_variation)
            inside.push_back(each.where.begin);
    sort_stably(inside);
    drop_findings(findings, [&inside](const finding& each) {
        return each.id == codes::unknown_result && std::ranges::binary_search(inside, each.where.begin);
    });
    keep_first_of_results(record, findings);
    const auto missing = std::ranges::find(findings, code{codes::missing_marker}, &finding::id);
    if (missing == findings.end())
        return;
    // It is among the moves, or before them.
    const auto misplaced = std::ranges::find_if(findings, [&record](const finding& each) {
        return each.id == codes::text_after_result && find_plain_result(record.raw(each.where)) != 0;
    });
    const auto holds_it = [&misplaced](const variation& each) {
        return each.where.begin < misplaced->where.begin && misplaced->where.begin < each.where.end;
    };
    if (misplaced != findings.end() && std::ranges::none_of(record.variations, holds_it)) {
        misplaced->related.push_back({missing->where, "and the moves end here"});
        findings.erase(missing);
        return;
    }
    const std::size_t end = record.text.find_last_not_of(white_space) + 1;
    const auto is_last = [end](const finding& each) {
        return each.id == codes::unexpected_text && each.where.end == end;
    };
    if (std::ranges::any_of(findings, is_last))
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
    const finding told = *cut;
    drop_findings(findings, [&told](const finding& each) {
        const bool is_told = each.id == told.id && each.where == told.where;
        return !is_told && (each.where.begin >= told.where.begin || each.id == codes::missing_roster_tag);
    });
}

} // namespace ctlpgn::pgn
