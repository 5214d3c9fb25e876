// What follows from a fault of the text, and is not told with it.
#include "lint/rules/dependence.hpp"
#include "lint/rules/recurring.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/tags.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"
#include "tree/sorting.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
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

} // namespace

std::size_t closing_bracket(const game& record, span opening) {
    const std::size_t next = record.text.find_first_of("[]\n", opening.end);
    const bool closes =
        record.raw(opening) == "[" && next != std::string_view::npos && record.text[next] == ']';
    return closes ? next : record.text.size();
}

void keep_first_of_brackets(const game& record, std::vector<finding>& findings) {
    std::vector<std::uint32_t> closing;
    for (const finding& each : findings) {
        if (each.id != codes::stray_bracket)
            continue;
        const std::size_t other = closing_bracket(record, each.where);
        if (other != record.text.size())
            closing.push_back(static_cast<std::uint32_t>(other));
    }
    // More of them are of another writing, or a habit.
    if (closing.size() >= least_alike)
        return;
    sort_stably(closing);
    std::erase_if(findings, [&closing](const finding& each) {
        return each.id == codes::stray_bracket && std::ranges::binary_search(closing, each.where.begin);
    });
}

void keep_unread_tags(const game& record, std::vector<finding>& findings) {
    const node first = record.main_line.first_ply;
    const auto names_missing_tag = [&record, first](const finding& each) {
        if (first != no_node && each.where.begin >= record.plies[first].number_begin)
            return false;
        if (each.id != codes::text_between_games && each.id != codes::unreadable_line &&
            each.id != codes::unreadable_tag)
            return false;
        return std::ranges::any_of(seven_tag_roster, [&](std::string_view name) {
            return find_tag(record, name) == nullptr && holds_word(record.raw(each.where), name);
        });
    };
    if (std::ranges::any_of(findings, names_missing_tag))
        std::erase_if(findings, [](const finding& each) { return each.id == codes::missing_roster_tag; });
}

void keep_misplaced_moves(const game& record, std::vector<finding>& findings) {
    const auto is_wrong = [](const finding& each) { return each.id == codes::wrong_number; };
    const auto first = std::ranges::find_if(findings, is_wrong);
    if (std::ranges::count_if(findings, is_wrong) != 2)
        return;
    const auto second = std::find_if(first + 1, findings.end(), is_wrong);
    if (std::to_string(record.plies[second->at_ply].number) == first->detail)
        findings.erase(second);
}

void keep_lost_plies(const game& record, std::vector<finding>& findings) {
    std::vector<node> contradicted;
    for (const finding& each : findings)
        if (each.at_ply != no_node && layer_of(each.id) == layer::board)
            contradicted.push_back(each.at_ply);
    if (contradicted.empty())
        return;
    sort_stably(contradicted);
    std::erase_if(findings, [&](const finding& each) {
        if (each.id != codes::wrong_number || record.plies[each.at_ply].player != side::black ||
            each.detail != std::to_string(record.plies[each.at_ply].number - 1U))
            return false;
        node before = each.at_ply - 1;
        while (before != 0 && record.plies[before].number == 0)
            --before;
        const auto next = std::ranges::lower_bound(contradicted, before);
        return next != contradicted.end() && *next < each.at_ply;
    });
}

void keep_missing_plies(const game& record, std::vector<finding>& findings) {
    std::vector<node> told;
    for (const finding& each : findings) {
        if (each.id == codes::missing_reply || each.id == codes::missing_white_move)
            told.push_back(each.at_ply);
        // After a ply of White's the next number seems to be a wrong one, too.
        if (each.id == codes::missing_white_move)
            told.push_back(next_numbered(record, each.at_ply));
    }
    sort_stably(told);
    std::erase_if(findings, [&told](const finding& each) {
        return each.id == codes::wrong_number && std::ranges::binary_search(told, each.at_ply);
    });
    if (told.empty())
        return;
    // 2. Nf3 ... 3. Bb5
    std::erase_if(findings, [&](const finding& each) {
        return each.id == codes::stray_dot &&
               std::ranges::binary_search(told, ply_around(record, each.where.begin) + 1);
    });
}

void keep_misplaced_variations(const game& record, std::vector<finding>& findings) {
    std::vector<span> misplaced;
    for (const finding& each : findings)
        if (each.id == codes::misplaced_variation)
            misplaced.push_back(each.where);
    if (misplaced.empty())
        return;
    for (span& each : misplaced) {
        const auto next = std::ranges::upper_bound(record.variations, each.begin, {},
                                                   [](const variation& one) { return one.where.begin; });
        each.end = std::prev(next)->where.end;
    }
    sort_stably(misplaced, {}, &span::begin);
    std::erase_if(findings, [&misplaced](const finding& each) {
        const auto next = std::ranges::upper_bound(misplaced, each.where.begin, {}, &span::begin);
        return next != misplaced.begin() && each.where.begin < std::prev(next)->end &&
               each.id != codes::misplaced_variation && depends_on_moves(each.id);
    });
}

void keep_missing_beginning(const game& record, std::vector<finding>& findings) {
    if (std::ranges::find(findings, code{codes::missing_beginning}, &finding::id) == findings.end())
        return;
    // After another game that may end too early, its tags are that one's.
    const bool goes_on = record.offset != 0 && record.tags.empty();
    std::erase_if(findings, [goes_on](const finding& each) {
        return (each.id != codes::missing_beginning && depends_on_moves(each.id)) ||
               (goes_on && each.id == codes::missing_roster_tag);
    });
}

void keep_early_variations(const game& record, std::vector<finding>& findings) {
    std::vector<span> early;
    for (const finding& each : findings)
        if (each.id == codes::variation_without_move)
            early.push_back(each.where);
    if (early.empty())
        return;
    sort_stably(early, {}, &span::begin);
    std::erase_if(findings, [&](const finding& each) {
        const auto next = std::ranges::upper_bound(early, each.where.begin, {}, &span::begin);
        if (next == early.begin())
            return false;
        const span before = *std::prev(next);
        const bool is_inside = each.where.begin < before.end;
        // Nothing else stands between the parentheses around it.
        const bool is_around = each.id == code::empty_variation && each.where.begin >= before.end &&
                               record.raw({before.end, each.where.begin}).find_first_not_of(white_space) ==
                                   std::string_view::npos;
        return (is_inside && depends_on_moves(each.id)) || is_around;
    });
}

void keep_unknown_marks(const game& record, std::vector<finding>& findings) {
    std::vector<std::uint32_t> told;
    for (const finding& each : findings)
        if (each.id == codes::mark_sign)
            told.push_back(each.where.begin);
    sort_stably(told);
    std::erase_if(findings, [&](const finding& each) {
        if (each.id != codes::missing_mate_mark)
            return false;
        const auto next = std::ranges::lower_bound(told, each.where.begin);
        return next != told.end() && *next < record.plies[each.at_ply].whole().end;
    });
}

bool parts_variations(const game& record, const game_lines& lines, span sign) {
    const node before = ply_around(record, sign.begin);
    const node next = before + 1;
    if (before == no_node || next >= record.plies.size() ||
        std::string_view(",;").find(record.text[sign.begin]) == std::string_view::npos)
        return false;
    const line_index line = lines.line_of(next);
    if (line == main_line_index || line != lines.line_of(before))
        return false;
    const ply& first = record.plies[play_of(record, line).first_ply];
    return first.number != 0 && record.plies[next].number == first.number &&
           record.raw({sign.end, record.plies[next].number_begin}).find_first_not_of(white_space) ==
               std::string_view::npos &&
           says_white_is_left_out(record, first) == says_white_is_left_out(record, record.plies[next]);
}

void keep_parted_variations(const game& record, std::vector<finding>& findings) {
    std::optional<game_lines> lines;
    std::vector<span> parted; // from the sign to the end of its variation
    for (const finding& each : findings) {
        if (each.id != codes::stray_punctuation || record.variations.empty())
            continue;
        if (!lines)
            lines.emplace(record);
        if (parts_variations(record, *lines, each.where))
            parted.push_back(
                {each.where.begin,
                 record.variations[lines->line_of(ply_around(record, each.where.begin)) - 1].where.end});
    }
    sort_stably(parted, {}, &span::begin);
    std::erase_if(findings, [&parted](const finding& each) {
        const auto next = std::ranges::upper_bound(parted, each.where.begin, {}, &span::begin);
        return depends_on_moves(each.id) && next != parted.begin() && each.where.begin < std::prev(next)->end;
    });
}

void keep_early_parentheses(const game& record, std::vector<finding>& findings) {
    const auto stray = std::ranges::find(findings, code{code::stray_parenthesis}, &finding::id);
    if (stray == findings.end())
        return;
    const std::uint32_t place = stray->where.begin;
    std::uint32_t end = 0; // of the last variation before it
    for (const variation& each : record.variations)
        if (each.where.end <= place)
            end = std::max(end, each.where.end);
    const auto follows = [end, place](const finding& each) {
        return depends_on_moves(each.id) && each.where.begin >= end && each.where.begin < place;
    };
    if (end == 0 || std::ranges::none_of(findings, follows))
        return;
    std::erase_if(findings, [end](const finding& each) {
        return depends_on_moves(each.id) && each.where.begin >= end;
    });
}

void keep_misspelt_position(std::vector<finding>& findings) {
    const auto is_position = [](const finding& each) {
        return each.id == codes::misspelt_tag && each.expected == position_tag;
    };
    if (std::ranges::none_of(findings, is_position))
        return;
    std::erase_if(findings, [](const finding& each) {
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
    // A list of pieces is no position in which something is wrong.
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
    // Backslashes stand for its solidi.
    if (is_none)
        std::erase_if(findings, [none](const finding& each) {
            return each.id == code::lone_backslash && each.where.begin >= none.begin &&
                   each.where.end <= none.end;
        });
}

void keep_causes_of_position(const game& record, std::vector<finding>& findings) {
    const auto has = [&findings](code asked) {
        return std::ranges::find(findings, asked, &finding::id) != findings.end();
    };
    if (has(codes::rook_files))
        std::erase_if(findings, [](const finding& each) { return each.id == codes::castling_king_not_home; });
    // Rights that are not written nobody knows.
    const tag* const fen = find_tag(record, position_tag);
    if (has(codes::missing_field) && fen != nullptr && std::ranges::count(record.raw(fen->value), ' ') < 2)
        std::erase_if(findings, [](const finding& each) { return each.id == codes::castling_right_missing; });
    const node first = record.main_line.first_ply;
    if (has(codes::en_passant_wrong_rank) && first != no_node &&
        says_white_is_left_out(record, record.plies[first]))
        std::erase_if(findings, [](const finding& each) { return depends_on_moves(each.id); });
}

void keep_faults_of_chess(const game& record, std::vector<finding>& findings) {
    const auto is_drop = [](const finding& each) { return each.id == codes::drop; };
    if (std::ranges::any_of(findings, is_drop) && rules_of(record) == rules_of_game::other)
        std::erase_if(findings, is_drop);
}

void keep_odd_result(const game& record, std::vector<finding>& findings) {
    const auto has = [&findings](code asked) {
        return std::ranges::find(findings, asked, &finding::id) != findings.end();
    };
    if (has(codes::unreadable_result_tag) && record.raw(record.result_where) == "*")
        std::erase_if(findings, [](const finding& each) { return each.id == code::result_differs_from_tag; });
    std::vector<std::uint32_t> inside;
    for (const finding& each : findings)
        if (each.id == codes::result_in_variation)
            inside.push_back(each.where.begin);
    sort_stably(inside);
    std::erase_if(findings, [&inside](const finding& each) {
        return each.id == codes::unknown_result && std::ranges::binary_search(inside, each.where.begin);
    });
    if (!has(code::missing_result))
        return;
    const std::size_t end = record.text.find_last_not_of(white_space) + 1;
    const auto is_last = [end](const finding& each) {
        return each.id == codes::unexpected_text && each.where.end == end;
    };
    if (std::ranges::any_of(findings, is_last))
        std::erase_if(findings, [](const finding& each) { return each.id == codes::missing_result; });
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
    std::erase_if(findings, [&told](const finding& each) {
        const bool is_told = each.id == told.id && each.where == told.where;
        return !is_told && (each.where.begin >= told.where.begin || each.id == codes::missing_roster_tag);
    });
}

} // namespace ctlpgn::pgn
