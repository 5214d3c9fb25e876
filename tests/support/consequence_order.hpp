// The rows that say what findings spoil have no order, and the findings have none.
#pragma once

#include "lint/rules/consequences.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdint>
#include <random>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace ctlpgn::tests {

inline finding finding_at(code id, span where, node about = no_node) {
    finding made;
    made.id = id;
    made.where = where;
    made.at_ply = about;
    return made;
}

inline finding finding_at(code id, std::uint32_t begin, node about = no_node) {
    return finding_at(id, span{begin, begin + 1}, about);
}

// A game of three plies, one in a variation, and findings of all codes in the rows at several places in it.
inline std::pair<game, std::vector<finding>> game_full_of_faults(std::span<const consequence> rows) {
    game record;
    record.text = "[A \"b\"]\n\n1. e4 (1. d4 e5) e5 2. Nf3 (0 Nc6 ; a\n*\n";
    record.main_line.first_ply = 0;
    for (const std::uint32_t begin : {12U, 19U, 31U}) {
        ply& made = record.plies.emplace_back();
        made.number_begin = begin - 3;
        made.begin = begin;
        made.number = 1;
    }
    record.variations.emplace_back().where = {15, 25};
    record.variations.back().line.first_ply = 1;
    std::set<code> codes;
    for (const consequence& each : rows)
        codes.insert({each.cause, each.first, each.last});
    std::vector<finding> found;
    std::mt19937 random(7);
    for (const code id : codes) {
        found.push_back(finding_at(id, record.plies[0].begin, 0));
        for (int count = 0; count != 3; ++count) {
            const auto begin = static_cast<std::uint32_t>(random() % record.text.size());
            found.push_back(finding_at(
                id, span{begin, std::min(begin + 4, static_cast<std::uint32_t>(record.text.size()))}));
        }
    }
    return {std::move(record), std::move(found)};
}

using codes_and_places = std::vector<std::pair<code, std::uint32_t>>;

inline codes_and_places kept_of(const game& record, std::span<const consequence> rows,
                                std::vector<finding> findings) {
    drop_spoiled(record, rows, findings);
    codes_and_places kept;
    for (const finding& each : findings)
        kept.emplace_back(each.id, each.where.begin);
    std::ranges::sort(kept);
    return kept;
}

inline void check_order_of_consequences(std::span<const consequence> table) {
    std::vector<consequence> rows(table.begin(), table.end());
    auto [record, found] = game_full_of_faults(rows);
    const codes_and_places expected = kept_of(record, rows, found);
    CHECK(expected.size() < found.size());
    CHECK(!expected.empty());
    std::mt19937 random(56);
    for (int round = 0; round != 20; ++round) {
        std::ranges::shuffle(rows, random);
        std::ranges::shuffle(found, random);
        CHECK(kept_of(record, rows, found) == expected);
    }
}

} // namespace ctlpgn::tests
