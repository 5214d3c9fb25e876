#include "notations/diplomat/lint/contradictions.hpp"

#include "notations/diplomat/reading/ply_parts.hpp"
#include "notations/diplomat/replay/illegality_words.hpp"
#include "notations/diplomat/words.hpp"
#include "notations/diplomat/writing/move_text.hpp"
#include "text/enumerated.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::diplomat {

namespace {

std::string nothing(const replayed& /*what*/) {
    return {};
}

std::string piece_on_origin(const replayed& what) {
    return name_of(what.before.at(cell_of(what.written.from)));
}

std::string piece_on_target(const replayed& what) {
    return name_of(what.before.at(cell_of(what.written.to)));
}

// "Black's diplomat", "Black's diplomat on radius c"
std::string named_piece(const replayed& what) {
    std::string named = name_of(piece{what.before.to_move, kind_of(what.written.piece)});
    if (const int radius = what.written.own & origin_radius_mask; radius != 0)
        named.append(" on radius ").push_back(static_cast<char>('a' + radius - 1));
    return named;
}

// The text of the ply if the piece on that cell makes it.
diplomat::ply claimed_from(const replayed& what, cell from) {
    const cell target = cell_of(what.written.to);
    if (what.written.capture == suborned)
        return make_suborn(what.before, from, target);
    return complete_ply(what.before, from, target, kind_of(what.written.promotion));
}

// Each candidate, written unambiguously: "d-e3 or e-e3".
std::string candidates(const replayed& what) {
    std::string list;
    what.which.candidates.for_each([&](cell from) {
        list.append(list.empty() ? "" : " or ")
            .append(move_text(what.before, claimed_from(what, from), wording::brief));
    });
    return list;
}

// For each piece that could be meant: "the one on b2 is blocked"; those with the same reason together.
std::string reasons(const replayed& what) {
    std::vector<std::pair<std::string_view, std::vector<std::string_view>>> groups; // reason and cells
    what.which.candidates.for_each([&](cell from) {
        const std::string_view reason = row_of(judge(what.before, claimed_from(what, from)).why).briefly;
        const auto group = std::ranges::find(groups, reason, [](const auto& each) { return each.first; });
        std::vector<std::string_view>& cells =
            group == groups.end() ? groups.emplace_back(reason, std::vector<std::string_view>()).second
                                  : group->second;
        cells.push_back(name_of(from));
    });
    std::string list;
    for (const auto& [reason, cells] : groups) {
        list.append(list.empty() ? "" : ", ");
        list.append(cells.size() > 1 ? "each of those on " : list.empty() ? "the one on " : "that on ");
        list.append(enumerated(cells)).append(" ").append(reason);
    }
    return list;
}

struct row {
    span ply_parts::*where = nullptr; // null: all of the ply
    std::string (*detail)(const replayed& what) = nothing;
};

// By contradiction.
constexpr std::array<row, 11> contradiction_rows{{
    {},
    {},
    {&ply_parts::origin, nothing},
    {&ply_parts::origin, piece_on_origin},
    {&ply_parts::origin, piece_on_origin},
    {&ply_parts::target, piece_on_target},
    {nullptr, named_piece},
    {nullptr, candidates},
    {nullptr, reasons},
    {&ply_parts::target, nothing},
    {&ply_parts::target, piece_on_target},
}};
static_assert(contradiction_rows.size() == static_cast<std::size_t>(contradiction::suborns_own_piece) + 1);

} // namespace

described_contradiction describe(const game& record, const replayed& what) {
    const code id = code_of(what.which.fault);
    if (id == code::none)
        return {};
    const row& row_asked = contradiction_rows[static_cast<std::size_t>(what.which.fault)];
    return {id,
            row_asked.where == nullptr ? what.written.text()
                                       : parts_of(record, what.written).*row_asked.where,
            row_asked.detail(what)};
}

} // namespace ctlpgn::diplomat
