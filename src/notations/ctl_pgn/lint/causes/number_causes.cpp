#include "notations/ctl_pgn/lint/causes/number_causes.hpp"

#include "lint/rules/drop_findings.hpp"
#include "notations/ctl_pgn/lint/causes/code_groups.hpp"
#include "notations/ctl_pgn/lint/causes/finding_places.hpp"
#include "notations/ctl_pgn/rule_tables.hpp"
#include "tree/around.hpp"
#include "tree/sorting.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::ctl_pgn {

namespace {

// Whether the plies of a move are those that come before them.
bool repeats_move_before(const game& record, node first) {
    const written_move move = move_from(record, first);
    const node size = move.last - move.first + 1;
    const auto repeats = [&](node at) {
        return at >= size &&
               record.raw(record.plies[at].text()) == record.raw(record.plies[at - size].text());
    };
    return repeats(move.first) && repeats(move.last);
}

// Whether more is wrong than the number: moves before it are missing, given twice or in another order.
bool is_out_of_order(const game& record, const finding& found) {
    if (repeats_move_before(record, found.at_ply))
        return true;
    const node next = move_from(record, found.at_ply).next;
    if (next == no_node) // the last: a move before it is missing
        return record.plies[found.at_ply].number == found.number + 1;
    return record.plies[next].number != 0 && record.plies[next].number != found.number + 1;
}

// A number without a ply, such as that of a page, is no move's, and the next need not follow it.
void drop_lone_numbers(const game& record, std::vector<finding>& findings) {
    node after_none = no_node;
    drop_findings(findings, [&](const finding& each) {
        if (each.id != codes::wrong_number || each.at_ply == no_node)
            return false;
        const ply& numbered = record.plies[each.at_ply];
        const bool is_after_none = std::exchange(after_none, no_node) == each.at_ply;
        if (numbered.kind == ply_kind::missing)
            after_none = numbered.next;
        return numbered.kind == ply_kind::missing || is_after_none;
    });
}

// From where a wrong number on nothing can be said of the board. Numbers that begin again with 1 and 2 are
// those of another game, whose tags are missing; then nothing can be said but of the syntax.
void keep_wrong_number(const game& record, std::vector<finding>& findings) {
    const finding* first = nullptr;
    for (const finding& each : findings)
        if (each.id == codes::wrong_number && each.at_ply != no_node && is_out_of_order(record, each) &&
            (first == nullptr || each.where.begin < first->where.begin))
            first = &each;
    if (first == nullptr)
        return;
    const std::uint32_t place = first->where.begin;
    const node after = move_from(record, first->at_ply).next;
    if (after != no_node && record.plies[first->at_ply].number == 1 && record.plies[after].number == 2) {
        drop_findings(findings, [place](const finding& each) {
            return each.where.begin > place && code_number(each.id) >= layer::tags;
        });
        return;
    }
    const std::uint32_t next = after == no_node ? place : record.plies[after].number_begin;
    const node last_before = first->at_ply - 1;
    drop_findings(findings, [=](const finding& each) {
        const bool follows = each.where.begin > place;
        if (is_about_last_ply(each.id))
            return follows || each.at_ply == last_before;
        return follows &&
               (is_about_the_board(each.id) || (each.id == codes::wrong_number && each.where.begin <= next));
    });
}

// The number of a move once more, before a ply that the board knows to be Black's: it is the reply that seems
// to be missing, and is on its own line.
void keep_parted_reply(const game& record, std::vector<finding>& findings) {
    const std::vector<node> unanswered = plies_of(findings, codes::missing_black_ply);
    const std::vector<node> blacks = plies_of(findings, codes::origin_holds_opponents_piece);
    const auto is_reply = [&](const finding& each) {
        if (each.id != codes::wrong_number || each.at_ply == no_node || each.at_ply == 0)
            return false;
        const ply& before = record.plies[each.at_ply - 1];
        return before.next == each.at_ply && before.number == record.plies[each.at_ply].number &&
               std::ranges::binary_search(unanswered, each.at_ply - 1) &&
               std::ranges::binary_search(blacks, each.at_ply);
    };
    std::vector<node> replies;
    for (const finding& each : findings)
        if (is_reply(each))
            replies.push_back(each.at_ply);
    sort_stably(replies);
    for (finding& each : findings) {
        if (each.id != codes::missing_black_ply || each.at_ply == no_node ||
            !std::ranges::binary_search(replies, each.at_ply + 1))
            continue;
        const ply& reply = record.plies[each.at_ply + 1];
        each.related.push_back({reply.whole(), "it is here, after the number of the move once more"});
    }
    drop_findings(findings, [&replies](const finding& each) {
        const bool follows = each.id == codes::wrong_number || each.id == codes::missing_black_ply ||
                             is_about_the_board(each.id);
        return follows && each.at_ply != no_node && std::ranges::binary_search(replies, each.at_ply);
    });
}

// The first that is that of a ply; null: none.
const finding* first_wrong_number(const std::vector<finding>& findings) {
    const auto first = std::ranges::find_if(findings, [](const finding& each) {
        return each.id == codes::wrong_number && each.at_ply != no_node;
    });
    return first == findings.end() ? nullptr : &*first;
}

// The numbers of moves that are missing after each other.
struct missing_moves {
    std::uint32_t first = 0;
    std::uint32_t last = 0;

    [[nodiscard]] bool has(std::uint32_t number) const { return first <= number && number <= last; }
};

// Whether what is found is of a variation that a missing move has left before the place, or of a reference to
// it.
bool is_left_by(const game& record, const finding& asked, missing_moves missing, std::uint32_t place) {
    if (asked.id == codes::variation_of_no_move)
        return asked.where.begin < place && asked.at_ply != no_node &&
               missing.has(record.plies[asked.at_ply].number);
    const auto named = std::ranges::lower_bound(record.references, asked.where.begin, {},
                                                [](const reference& each) { return each.where.begin; });
    return code_number(asked.id) == code_number(code::wrong_line_reference) &&
           named != record.references.end() && missing.has(named->number);
}

// Moves that are missing before a wrong number have left their variations, and references to them. The number
// shows.
void keep_missing_move(const game& record, std::vector<finding>& findings) {
    const finding* const wrong = first_wrong_number(findings);
    if (wrong == nullptr)
        return;
    const std::uint32_t place = wrong->where.begin;
    const missing_moves missing{wrong->number, record.plies[wrong->at_ply].number - 1U};
    if (record.plies[wrong->at_ply].number <= wrong->number)
        return;
    const auto is_left = [&](const finding& each) { return is_left_by(record, each, missing, place); };
    const auto first = std::ranges::find_if(findings, [&](const finding& each) {
        return each.id == codes::variation_of_no_move && is_left(each);
    });
    if (first == findings.end())
        return;
    // The move itself may be what is in parentheses.
    const related_place left{first->where, "the variation with that number is here"};
    findings[static_cast<std::size_t>(wrong - findings.data())].related.push_back(left);
    drop_findings(findings, is_left);
}

// Comments on the move that is missing seem to be further ones on the move before it.
void keep_lost_move(const game& record, std::vector<finding>& findings) {
    const finding* const wrong = first_wrong_number(findings);
    if (wrong == nullptr || !follows_lost_move(record, *wrong))
        return;
    const node after = wrong->at_ply;
    drop_findings(findings, [&](const finding& each) {
        return each.id == code::repeated_comment && ply_from(record, each.where.begin) == after;
    });
}

// A line that could not be read may have held a move, whose number is missing then.
void keep_unread_line(const game& record, std::vector<finding>& findings) {
    const finding* const wrong = first_wrong_number(findings);
    if (wrong == nullptr)
        return;
    std::uint32_t place = 0;
    for (const finding& each : findings)
        if (each.id == codes::unexpected_text && each.where.end <= wrong->where.begin &&
            record.text.substr(each.where.end, wrong->where.begin - each.where.end)
                    .find_first_not_of(" \t\r\n.)") == std::string_view::npos)
            place = each.where.begin;
    if (place != 0)
        drop_findings(findings, [place](const finding& each) {
            return each.where.begin > place &&
                   (each.id == codes::wrong_number || is_about_the_board(each.id));
        });
}

// It is not known which of three plies are those of the move, and whether the third is one of the next.
void keep_surplus_ply(const game& record, std::vector<finding>& findings) {
    const finding* const surplus = first_finding(findings, codes::surplus_ply);
    if (surplus == nullptr)
        return;
    const std::uint32_t place = surplus->where.begin;
    for (finding& each : findings)
        if (each.id == codes::surplus_ply) // what is reported is the ply, not the comma before it
            each.where.begin += static_cast<std::uint32_t>(record.raw(each.where).find_first_not_of(",; \t"));
    const std::uint32_t end = end_of_line_of_play(record, place);
    std::uint32_t begin = 0; // of the move
    for (const ply& each : record.plies)
        if (each.has_number() && each.number_begin < place)
            begin = std::max(begin, each.number_begin);
    drop_findings(findings, [=](const finding& each) {
        const std::uint32_t at = each.where.begin;
        const bool is_in_move = each.id == codes::missing_comma && at < place;
        return at < end &&
               ((at >= begin && (is_about_the_board(each.id) || is_in_move)) ||
                (at >= place && (each.id == codes::wrong_number || each.id == codes::missing_black_ply)));
    });
}

// The number of a move may have become a part of the ply before it: "A94. H6-H12".
void keep_lost_line_end(const game& record, std::vector<finding>& findings) {
    const std::vector<std::uint32_t> ends = ends_of(findings, codes::not_a_hex);
    if (ends.empty())
        return;
    const auto follows_lost_end = [&](const finding& each) {
        const std::size_t last = record.text.find_last_not_of(". ", std::max(each.where.begin, 1U) - 1);
        const auto end = static_cast<std::uint32_t>(last + 1);
        return std::ranges::binary_search(ends, end) && end < each.where.begin && record.text[end] == '.';
    };
    // That the next move is on the same line, after dots, is the same slip.
    drop_findings(findings, [&](const finding& each) {
        const bool depends =
            each.id == codes::missing_number || each.id == codes::mixed_move_lines ||
            (each.id == codes::wrong_depth_dots && std::ranges::binary_search(ends, each.where.begin));
        return depends && (each.id == codes::wrong_depth_dots || follows_lost_end(each));
    });
}

// Dots before a move without a number are what is left of the number, or represent a comma.
void keep_missing_number(std::vector<finding>& findings) {
    const finding* const dots = first_finding(findings, codes::wrong_depth_dots); // said once a game
    if (dots == nullptr)
        return;
    const std::uint32_t end = dots->where.end;
    const auto follows = [end](const finding& each) {
        return each.id == codes::missing_number && each.where.begin == end;
    };
    if (std::ranges::any_of(findings, follows))
        drop_findings(findings, [](const finding& each) { return each.id == codes::wrong_depth_dots; });
}

} // namespace

// A variation of a move that begins with Black's ply by mistake replaces nothing.
span rest_of_move(const game& record, const finding& cause) {
    if (cause.at_ply == no_node)
        return {};
    const node next = move_from(record, cause.at_ply).next;
    return {cause.where.begin, next == no_node ? end_of_any_game : record.plies[next].number_begin};
}

bool follows_lost_move(const game& record, const finding& wrong) {
    if (wrong.at_ply == no_node || wrong.at_ply == 0)
        return false;
    const ply& before = record.plies[wrong.at_ply - 1];
    const ply& after = record.plies[wrong.at_ply];
    if (after.number != wrong.number + 1)
        return false;
    std::size_t on_white = 0;
    std::size_t on_black = 0;
    const auto first = std::ranges::lower_bound(record.comments, before.whole().end, {},
                                                [](const comment& each) { return each.where.begin; });
    for (auto each = first; each != record.comments.end() && each->where.begin < after.number_begin; ++each) {
        on_white += each->about == spoken_of::white && !each->generated ? 1U : 0U;
        on_black += each->about == spoken_of::black && !each->generated ? 1U : 0U;
    }
    return on_white > 1 || on_black > 1;
}

void keep_causes_of_numbers(const game& record, std::vector<finding>& findings) {
    drop_lone_numbers(record, findings);
    keep_parted_reply(record, findings);
    keep_missing_move(record, findings);
    keep_lost_move(record, findings);
    keep_wrong_number(record, findings);
    keep_unread_line(record, findings);
    keep_surplus_ply(record, findings);
    keep_lost_line_end(record, findings);
    keep_missing_number(findings);
}

node repeated_number(const game& record, node first, std::uint32_t end) {
    node found = no_node;
    std::uint32_t number = 0;
    for (node before = no_node, at = first; at != no_node && record.plies[at].begin < end;
         before = at, at = record.plies[at].next) {
        const ply& here = record.plies[at];
        const bool is_of_next_move =
            before != no_node && (record.plies[before].player == side::black || here.player == side::white);
        if (here.has_number() && here.number == number && is_of_next_move)
            found = at;
        number = here.has_number() ? here.number : number;
    }
    return found;
}

} // namespace ctlpgn::ctl_pgn
