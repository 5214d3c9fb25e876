// Drops the consequences of faults in moves and their numbers.
#include "lint/rules/dependence.hpp"
#include "lint/rules/drop_findings.hpp"
#include "lint/rules/lost_lines.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/mark_codes.hpp"
#include "notations/pgn/lint/move_text.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/rule_tables.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "text/ascii.hpp"
#include "text/counted.hpp"
#include "tree/around.hpp"
#include "tree/lines.hpp"
#include "tree/sorting.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::pgn {

const ply* ply_of(const game& record, const finding& about) {
    return about.at_ply == no_node ? nullptr : &record.plies[about.at_ply];
}

span number_with_periods(const game& record, const ply& numbered) {
    const std::string_view before = record.raw({numbered.number_begin, numbered.begin});
    const std::size_t size = before.find_last_not_of(white_space) + 1;
    return {numbered.number_begin, numbered.number_begin + static_cast<std::uint32_t>(size)};
}

// Bb5.!: the period separates the suffix from its move.
span suffix_after_dot(const game& record, const finding& cause) {
    const std::uint32_t begin = cause.where.begin;
    const bool is_at_move = begin != 0 && white_space.find(record.text[begin - 1]) == std::string_view::npos;
    return is_at_move ? span{cause.where.end, cause.where.end + 1} : span();
}

void keep_misplaced_moves(const game& record, std::vector<finding>& findings) {
    const auto is_wrong = [](const finding& each) { return each.id == codes::wrong_number; };
    const auto first = std::ranges::find_if(findings, is_wrong);
    if (std::ranges::count_if(findings, is_wrong) != 2)
        return;
    const auto second = std::find_if(first + 1, findings.end(), is_wrong);
    const ply* const back = ply_of(record, *second);
    if (back != nullptr && back->number == first->number)
        findings.erase(second);
}

void keep_lost_line(const game& record, std::vector<finding>& findings) {
    const std::optional<lost_line> gap = find_lost_line(record, findings, claims_of_marks);
    if (!gap)
        return;
    drop_consequences(record, *gap, findings);
    drop_findings(findings, [&gap](const finding& each) {
        return each.id == codes::missing_moves && each.at_ply != no_node && each.at_ply >= gap->first;
    });
    finding& added = findings.emplace_back();
    added.id = codes::missing_moves;
    added.where = record.plies[gap->first].text();
    added.at_ply = gap->first;
    added.detail = counted(gap->plies, "ply", "plies");
}

void keep_lost_plies(const game& record, std::vector<finding>& findings) {
    std::vector<node> contradicted;
    for (const finding& each : findings)
        if (each.at_ply != no_node && layer_of(each.id) == layer::board)
            contradicted.push_back(each.at_ply);
    if (contradicted.empty())
        return;
    sort_stably(contradicted);
    drop_findings(findings, [&](const finding& each) {
        const ply* const numbered = each.id == codes::wrong_number ? ply_of(record, each) : nullptr;
        if (numbered == nullptr || each.at_ply == 0 || each.number >= numbered->number ||
            (numbered->player != side::black && each.number + 1 == numbered->number))
            return false;
        node before = each.at_ply - 1;
        while (before != 0 && record.plies[before].number == 0)
            --before;
        const auto next = std::ranges::lower_bound(contradicted, before);
        return next != contradicted.end() && *next < each.at_ply;
    });
}

namespace {

// Whether the board contradicts one of the first plies from a ply on. That a capture takes nothing is enough
// where a number shows a gap.
bool is_contradicted_after(const std::vector<finding>& findings, node first) {
    constexpr node soon = 8;
    return std::ranges::any_of(findings, [first](const finding& each) {
        const bool is_near = each.at_ply != no_node && each.at_ply >= first && each.at_ply - first < soon;
        return is_near && (is_contradiction(each) || each.id == codes::capture_of_nothing);
    });
}

// The ply after which moves are missing, by the next numbers; no_node if there is none. If only one number is
// skipped, which may be a slip, the board has to contradict what comes next.
node first_after_lost_moves(const game& record, const std::vector<finding>& findings) {
    for (const finding& each : findings) {
        const ply* const numbered = each.id == codes::wrong_number ? ply_of(record, each) : nullptr;
        if (numbered == nullptr || numbered->number <= each.number ||
            (numbered->number == each.number + 1 && !is_contradicted_after(findings, each.at_ply)))
            continue;
        const node next = next_numbered(record, each.at_ply);
        if (next != no_node && record.plies[next].number == numbered->number + 1)
            return each.at_ply;
    }
    return no_node;
}

} // namespace

namespace {

// The moves between the number that was expected and the one that is written: moves 3 to 5
std::string skipped_moves(const ply& after, std::uint32_t expected) {
    const std::uint32_t last = after.number - (after.player == side::white ? 1U : 0U);
    const std::string first = std::to_string(expected);
    return last <= expected ? "move " + first : "moves " + first + " to " + std::to_string(last);
}

// A ply that cannot be played has a later number than expected. The finding about that number, or about the
// one that it goes on from, says which moves are missing before it.
void join_missing_moves(const game& record, std::vector<finding>& findings) {
    const auto is_of_gap = [](const finding& each) { return each.id == codes::missing_moves; };
    if (std::ranges::none_of(findings, is_of_gap))
        return;
    const game_lines lines(record);
    std::vector<node> unplayed(lines.count(), no_node); // by line
    for (const finding& each : findings)
        if (is_of_gap(each))
            unplayed[lines.line_of(each.at_ply)] = each.at_ply;
    std::vector<node> gap(lines.count(), no_node); // by line: the last before it
    for (const finding& each : findings) {
        const ply* const numbered = each.id == codes::wrong_number ? ply_of(record, each) : nullptr;
        if (numbered == nullptr || numbered->number <= each.number)
            continue;
        const line_index line = lines.line_of(each.at_ply);
        if (unplayed[line] != no_node && each.at_ply <= unplayed[line] &&
            (gap[line] == no_node || gap[line] < each.at_ply))
            gap[line] = each.at_ply;
    }
    drop_findings(findings, [&](const finding& each) {
        return is_of_gap(each) && gap[lines.line_of(each.at_ply)] != no_node;
    });
    for (finding& each : findings)
        if (each.id == codes::wrong_number && each.at_ply != no_node &&
            gap[lines.line_of(each.at_ply)] == each.at_ply) {
            each.id = codes::missing_moves;
            each.detail = skipped_moves(record.plies[each.at_ply], each.number);
        }
    drop_findings(findings, [&](const finding& each) {
        if (each.at_ply == no_node || !is_about_board(each.id))
            return false;
        const node before = gap[lines.line_of(each.at_ply)];
        return before != no_node && each.at_ply >= before;
    });
}

} // namespace

void keep_lost_moves(const game& record, std::vector<finding>& findings) {
    join_missing_moves(record, findings);
    const node first = first_after_lost_moves(record, findings);
    if (first == no_node)
        return;
    const ply& after = record.plies[first];
    bool contradicts = false;
    drop_findings(findings, [&](const finding& each) {
        const std::uint32_t about = layer_of(each.id);
        const bool is_consequence =
            each.where.begin > after.number_begin && (about == layer::board || about == layer::rules);
        contradicts = contradicts ||
                      (is_consequence && (is_contradiction(each) || each.id == codes::capture_of_nothing));
        return is_consequence;
    });
    const auto jump = std::ranges::find_if(findings, [first](const finding& each) {
        return each.id == codes::wrong_number && each.at_ply == first;
    });
    if (!contradicts || jump == findings.end())
        return;
    jump->id = codes::missing_moves;
    jump->detail = skipped_moves(after, jump->number);
}

// 01. for 10.: the number is wrong as a whole.
void keep_wrong_numbers(std::vector<finding>& findings) {
    std::vector<std::uint32_t> wrong; // where they begin
    for (const finding& each : findings)
        if (each.id == codes::wrong_number)
            wrong.push_back(each.where.begin);
    sort_stably(wrong);
    drop_findings(findings, [&wrong](const finding& each) {
        return each.id == code::leading_zero && std::ranges::binary_search(wrong, each.where.begin);
    });
}

// 3". axb4 for 31. axb4: the sign is a part of the number that is wrong.
void join_signs_in_numbers(const game& record, std::vector<finding>& findings) {
    const auto is_wrong = [](const finding& each) {
        return each.id == codes::wrong_number && each.at_ply != no_node && !each.remedy;
    };
    if (std::ranges::none_of(findings, is_wrong))
        return;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> signs; // where they begin and end
    for (const finding& each : findings)
        if (layer_of(each.id) == layer::syntax)
            signs.emplace_back(each.where.begin, each.where.end);
    sort_stably(signs);
    std::vector<std::uint32_t> joined; // where they begin
    for (finding& each : findings) {
        const auto sign = std::ranges::lower_bound(signs, std::pair{each.where.end, std::uint32_t{0}});
        if (!is_wrong(each) || sign == signs.end() || sign->first != each.where.end ||
            sign->second > record.plies[each.at_ply].begin)
            continue;
        joined.push_back(sign->first);
        each.where.end = sign->second;
        const bool is_reply = record.plies[each.at_ply].player == side::black;
        const std::string due = std::to_string(each.number) + (is_reply ? "..." : ".");
        each.remedy = fix{.edits = {{each.where, due}}, .safe = false, .title = "write " + due};
    }
    sort_stably(joined);
    drop_findings(findings, [&joined](const finding& each) {
        return layer_of(each.id) == layer::syntax && std::ranges::binary_search(joined, each.where.begin);
    });
}

// In its line; the ply itself if it is the first one.
node ply_before(const game& record, node asked) {
    for (node before = asked; before-- != 0;)
        if (record.plies[before].next == asked)
            return before;
    return asked;
}

// 32. Qf8 b5: a check that is not marked, and the reply leaves the king in it. The move is rather another
// one.
void keep_overlooked_checks(const game& record, std::vector<finding>& findings) {
    for (finding& each : findings) {
        if (each.id != codes::king_left_in_check || each.at_ply == no_node)
            continue;
        const node before = ply_before(record, each.at_ply);
        const auto check = std::ranges::find_if(findings, [before](const finding& mark) {
            return mark.id == codes::missing_check_mark && mark.at_ply == before;
        });
        if (before == each.at_ply || check == findings.end())
            continue;
        each.related.push_back(
            {record.plies[before].text(), "this check is not marked as one, so the move may be another"});
        drop_findings(findings, [before](const finding& mark) {
            return mark.at_ply == before &&
                   (mark.id == codes::missing_check_mark || mark.id == codes::unmarked_capture);
        });
        return;
    }
}

void keep_missing_plies(const game& record, std::vector<finding>& findings) {
    std::vector<node> reported;
    for (const finding& each : findings) {
        if (each.id == codes::missing_reply || each.id == codes::missing_white_move)
            reported.push_back(each.at_ply);
        // After a ply of White's the next number seems to be a wrong one, too.
        if (each.id == codes::missing_white_move && ply_of(record, each) != nullptr)
            reported.push_back(next_numbered(record, each.at_ply));
    }
    sort_stably(reported);
    // The variations of a ply that is missing come after the one before it.
    const node first_gap = reported.empty() ? no_node : ply_before(record, reported.front());
    // 3. a6 (3... Nf6 4. O-O): the variations of the reply that has been taken for White's ply.
    std::vector<std::pair<node, node>> turned; // the plies between
    for (const finding& each : findings)
        if (each.id == codes::missing_white_move && each.at_ply != no_node)
            turned.emplace_back(each.at_ply, record.plies[each.at_ply].next);
    drop_findings(findings, [&turned](const finding& each) {
        return layer_of(each.id) == layer::moves && std::ranges::any_of(turned, [&each](const auto& range) {
                   return each.at_ply > range.first && each.at_ply < range.second;
               });
    });
    // After it each ply seems to be the other side's.
    drop_findings(findings, [&reported, first_gap](const finding& each) {
        const bool is_of_variation =
            !reported.empty() && each.at_ply > first_gap && each.at_ply < reported.front();
        return (each.id == codes::wrong_number &&
                (is_of_variation || std::ranges::binary_search(reported, each.at_ply))) ||
               (each.id == codes::misplaced_variation && !reported.empty() && each.at_ply > first_gap);
    });
    if (reported.empty())
        return;
    // 2. Nf3 ... 3. Bb5
    drop_findings(findings, [&](const finding& each) {
        return each.id == codes::stray_dot &&
               std::ranges::binary_search(reported, ply_around(record, each.where.begin) + 1);
    });
}

// Tags after another game that may end too early belong to that game.
span game_going_on(const game& record, const finding& /*cause*/) {
    return record.offset != 0 && record.tags.empty() ? whole_game : span();
}

void keep_misread_moves(const game& record, std::vector<finding>& findings) {
    node first_of_two = no_node;
    for (const finding& each : findings)
        if (each.id == codes::move_in_two_parts)
            first_of_two = std::min(first_of_two, each.at_ply);
    // A game that begins like this may be written like this throughout, as the consequences show.
    if (first_of_two == no_node || first_of_two == record.main_line.first_ply)
        return;
    drop_findings(findings, [first_of_two](const finding& each) {
        return each.id == codes::wrong_number && each.at_ply > first_of_two;
    });
}

// Up to the end of its variation, or of the game.
span line_after_unread_move(const game& record, const finding& cause) {
    if (!may_hold_move(record.raw(cause.where)))
        return {};
    const std::uint32_t begin = cause.where.begin;
    const variation* const around = variation_before(record, begin);
    return {begin + 1, around != nullptr && begin < around->where.end ? around->where.end : end_of_any_game};
}

void keep_impossible_promotion(const game& record, std::vector<finding>& findings) {
    for (finding& each : findings) {
        const node at = each.id == codes::missing_promotion ? ply_around(record, each.where.begin) : no_node;
        const chess::square target = at == no_node ? chess::square() : square_of(record.plies[at].to);
        const bool is_of_white = at != no_node && record.plies[at].player == side::white;
        if (!target || target.rank() != (is_of_white ? 0 : chess::rank_count - 1))
            continue;
        each.id = codes::illegal_move;
        each.where = record.plies[at].text();
        each.at_ply = at;
        each.detail = std::string("no ")
                          .append(is_of_white ? "white" : "black")
                          .append(" pawn can reach ")
                          .append(words.places[record.plies[at].to]);
    }
    drop_findings(findings, [&](const finding& asked) {
        return asked.id == codes::missing_capture_sign &&
               std::ranges::any_of(findings, [&](const finding& each) {
                   return each.id == codes::illegal_move && each.where.begin <= asked.where.begin &&
                          asked.where.begin < each.where.end;
               });
    });
}

void keep_doubtful_captures(const game& record, std::vector<finding>& findings) {
    const auto is_doubtful = [](const finding& each) { return each.id == codes::capture_of_nothing; };
    if (std::ranges::none_of(findings, is_doubtful) || std::ranges::none_of(findings, is_contradiction))
        return;
    const game_lines lines(record);
    std::vector<finding*> illegal(lines.count()); // by line
    for (finding& each : findings)
        if (is_contradiction(each))
            illegal[lines.line_of(each.at_ply)] = &each;
    std::vector<node> doubtful; // in the order of plies
    for (const finding& each : findings) {
        finding* const reported = is_doubtful(each) ? illegal[lines.line_of(each.at_ply)] : nullptr;
        if (reported == nullptr)
            continue;
        doubtful.push_back(each.at_ply);
        if (reported->related.empty())
            reported->related.push_back(
                {each.where, "nothing is captured here, so this square may be wrong"});
    }
    sort_stably(doubtful);
    drop_findings(findings, [&](const finding& each) {
        const bool is_about_marks = is_doubtful(each) || each.id == codes::superfluous_check_mark ||
                                    each.id == codes::mate_mark_without_mate;
        return is_about_marks && std::ranges::binary_search(doubtful, each.at_ply);
    });
}

void keep_lone_numbers(const game& record, std::vector<finding>& findings) {
    const auto lone = std::ranges::find(findings, code{codes::lone_number}, &finding::id);
    if (lone == findings.end())
        return;
    const node next = ply_from(record, lone->where.end);
    // 1. 4 e5 2. Nf3: as White's move is lost, those after it are taken for the other player's.
    const span where = lone->where;
    if (next != no_node && record.plies[next].number_begin == where.begin)
        drop_findings(findings, [where](const finding& each) {
            return each.where.begin >= where.begin && depends_on_moves(each.id) &&
                   each.id != codes::lone_number;
        });
    drop_findings(findings, [next](const finding& each) {
        return (each.id == codes::missing_reply || each.id == codes::wrong_number) && next != no_node &&
               each.at_ply == next;
    });
}

} // namespace ctlpgn::pgn
