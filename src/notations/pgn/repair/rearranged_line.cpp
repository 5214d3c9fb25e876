#include "notations/pgn/repair/rearranged_line.hpp"

#include "notations/pgn/codes.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/lint/mark_codes.hpp"
#include "notations/pgn/repair/line_orders.hpp"
#include "notations/pgn/repair/lines_of_game.hpp"
#include "notations/pgn/repair/repair_rules.hpp"
#include "repair/channel.hpp"
#include "repair/prices.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::pgn {

namespace {

// How far before the first ply that cannot be played the order may be wrong.
constexpr std::size_t farthest_before_misfit = 12;
// So many plies have to follow that one, or the order says too little; after so many it says enough.
constexpr std::size_t fewest_after_misfit = 4;
constexpr std::size_t farthest_after_misfit = 200;

constexpr std::array disorders{disorder::neighbours, disorder::moves, disorder::doubled,
                               disorder::doubled_move, disorder::castling};

// None if all plies can be played, or one is damaged.
std::optional<line_orders> orders_of_misfit(const game& record) {
    std::optional<played_line> line = play_main_line(record);
    if (!line)
        return std::nullopt;
    // A letter of an unknown language may be a slip.
    const auto is_damaged = [&record](node at) {
        return !record.plies[at].readable() || is_foreign(record.plies[at].piece);
    };
    if (line->is_whole() || std::ranges::any_of(line->nodes, is_damaged))
        return std::nullopt;
    return std::optional<line_orders>(std::in_place, record, std::move(*line));
}

// The orders in which the line can be played, those with the fewest wrong marks first.
std::vector<order> find_orders(const line_orders& search) {
    std::vector<order> found;
    const std::size_t misfit = search.misfit();
    const bool is_any_order = misfit + fewest_after_misfit <= search.line().size();
    for (std::size_t at = misfit - std::min(misfit, farthest_before_misfit); at <= misfit; ++at)
        for (const disorder each : disorders)
            if (is_any_order || each == disorder::castling)
                if (const std::optional<std::size_t> wrong =
                        search.wrong_in({each, at}, misfit + farthest_after_misfit))
                    found.push_back({each, at, *wrong});
    std::ranges::stable_sort(found, {}, &order::wrong);
    return found;
}

// The ply of which the first one that cannot be played is a slip, if the line can then be played in the order
// that it is written in.
std::optional<std::string> slip_at_misfit(const game& record, const line_orders& search) {
    const std::size_t misfit = search.misfit();
    const std::string_view text = record.raw(record.plies[search.line().nodes[misfit]].text());
    const std::string_view unmarked = text.substr(0, text.find_last_not_of("+#!?") + 1);
    const lines_of_game board(record, false);
    std::vector<repair::option<chess::ply>> options;
    board.list(search.line().positions[misfit], options);
    for (const repair::option<chess::ply>& each : options) {
        const float cost =
            repair::reading_cost(unmarked, each.text.text(), {.other_sign = repair::prices::one_slip});
        if (cost <= repair::prices::one_slip &&
            search.wrong_with(each.played, misfit + farthest_after_misfit) == std::optional<std::size_t>(0))
            return std::string(each.text.text());
    }
    return std::nullopt;
}

std::string_view title_for(disorder kind) {
    return repeated_plies(kind) != 0    ? "remove it"
           : kind == disorder::castling ? "write it as castling"
                                        : "exchange them";
}

std::string_view words_for(disorder kind) {
    switch (kind) {
    case disorder::neighbours: return "in the other order, all moves can be played";
    case disorder::castling: return "this is castling, after which all moves can be played";
    case disorder::moves: return "if these two moves are exchanged, all moves can be played";
    case disorder::doubled:
    case disorder::doubled_move: break;
    }
    return "without this repetition, all moves can be played";
}

std::string reason_of(const game& record, const line_orders& search, const order& meant) {
    if (meant.kind != disorder::neighbours)
        return "these two moves are exchanged";
    const auto text = [&](std::size_t at) {
        return record.raw(record.plies[search.line().nodes[at]].text());
    };
    return std::string(text(meant.at + 1)).append(" comes before ").append(text(meant.at));
}

} // namespace

bool explain_order(const game& record, std::vector<finding>& findings) {
    const std::optional<line_orders> played = orders_of_misfit(record);
    if (!played)
        return false;
    const line_orders& search = *played;
    const std::vector<order> found = find_orders(search);
    const bool is_single = found.size() == 1 || (found.size() > 1 && found[0].wrong < found[1].wrong);
    if (!is_single || found.front().wrong != 0 || !search.is_plain(found.front()))
        return false;
    const order& meant = found.front();
    const span where = search.where(meant);
    // A bracket among the moves, for example, may be the cause.
    const bool has_other_cause = std::ranges::any_of(findings, [&](const finding& each) {
        return each.where.begin >= record.plies[search.line().nodes.front()].begin &&
               layer_of(each.id) == layer::syntax && describe(each.id).severity == level::error;
    });
    if (has_other_cause)
        return false;
    const bool is_doubled = repeated_plies(meant.kind) != 0;
    const repair::finding_roles& roles = rules_of_repair().roles;
    // Variations after what is written twice seem to follow a ply of the other side.
    const auto is_of_moves = [&](const finding& each) {
        if (is_doubled && each.id == codes::misplaced_variation)
            return each.where.begin >= where.begin;
        return (roles.is_misfit(each) || roles.may_be_consequence(each)) &&
               !is_in_variation(record, each.where.begin);
    };
    std::optional<finding> reported;
    for (const finding& each : findings)
        if (roles.is_misfit(each) && !is_in_variation(record, each.where.begin) &&
            (!reported || each.where.begin < reported->where.begin))
            reported = each;
    if (!reported)
        return false;
    if (is_doubled) {
        reported->id = codes::repeated_moves;
        reported->where = where;
        reported->at_ply = search.line().nodes[meant.at];
        reported->detail.clear();
    }
    // No ply is missing.
    if (reported->id == codes::missing_reply || reported->id == codes::missing_white_move) {
        reported->id = codes::wrong_order;
        reported->where = where;
        reported->at_ply = search.line().nodes[meant.at];
        reported->detail = reason_of(record, search, meant);
    }
    reported->related.push_back({where, std::string(words_for(meant.kind))});
    reported->remedy = fix{.edits = search.edits_of(meant),
                           .safe = false,
                           .title = std::string(title_for(meant.kind)),
                           .proven = true};
    if (const std::optional<std::string> other = slip_at_misfit(record, search);
        other && meant.kind != disorder::castling) {
        const span misfit = record.plies[search.line().nodes[search.misfit()]].text();
        reported->related.push_back({misfit, "or " + *other + " may be meant here"});
        reported->remedy = fix{.edits = {}, .safe = false, .title = {}, .proven = true};
    }
    std::erase_if(findings, is_of_moves);
    findings.push_back(std::move(*reported));
    return true;
}

} // namespace ctlpgn::pgn
