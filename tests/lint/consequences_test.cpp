// What findings spoil depends neither on the order of the rows nor on that of the findings.
#include "lint/rules/consequences.hpp"
#include "notations/ctl_pgn/rule_tables.hpp"
#include "notations/diplomat/rule_tables.hpp"
#include "notations/pgn/rule_tables.hpp"
#include "notations/xiangqi/rule_tables.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <set>
#include <span>
#include <utility>
#include <vector>

using namespace ctlpgn;

namespace {

constexpr code first_cause = code::invalid_utf8;
constexpr code second_cause = code::foreign_hyphen;
constexpr code victim = code::unknown_tag;
constexpr code other = code::repeated_tag;
constexpr int rounds = 20;

finding at(code id, span where, node about = no_node) {
    finding made;
    made.id = id;
    made.where = where;
    made.at_ply = about;
    return made;
}

finding at(code id, std::uint32_t begin, node about = no_node) {
    return at(id, {begin, begin + 1}, about);
}

using places = std::vector<std::uint32_t>;

// Where those that are left begin, in ascending order.
places left(const game& record, std::span<const consequence> rows, std::vector<finding> findings) {
    drop_spoiled(record, rows, findings);
    places begins;
    for (const finding& each : findings)
        begins.push_back(each.where.begin);
    std::ranges::sort(begins);
    return begins;
}

std::array<consequence, 1> row(spoiled where, find_spoiled_part part = nullptr) {
    return {{{first_cause, where, part, victim, victim}}};
}

span up_to_five(const game& /*record*/, const finding& cause) {
    return cause.where.begin == 5 ? span{2, 6} : span();
}

} // namespace

TEST_CASE("a finding spoils others by their places", "[consequences]") {
    const game record{};
    const std::vector<finding> found{at(victim, 1), at(victim, 5), at(first_cause, {5, 8}),
                                     at(victim, 6), at(other, 7),  at(victim, 9)};
    CHECK(left(record, row(spoiled::here), found) == places{1, 5, 6, 7, 9});
    CHECK(left(record, row(spoiled::inside), found) == places{1, 5, 7, 9});
    CHECK(left(record, row(spoiled::earlier), found) == places{5, 5, 6, 7, 9});
    CHECK(left(record, row(spoiled::later), found) == places{1, 5, 5, 7});
    CHECK(left(record, row(spoiled::game), found) == places{5, 7});
    CHECK(left(record, row(spoiled::line), found) == places{1, 5, 7}); // the main line
}

TEST_CASE("the line of a finding ends with the innermost variation around it", "[consequences]") {
    game record;
    for (const span where : {span{10, 50}, span{15, 20}, span{60, 70}})
        record.variations.emplace_back().where = where;
    const std::vector<finding> victims{at(victim, 5),  at(victim, 17), at(victim, 30),
                                       at(victim, 49), at(victim, 55), at(victim, 65)};
    const auto left_after = [&](const std::vector<std::uint32_t>& causes) {
        std::vector<finding> found = victims;
        for (const std::uint32_t each : causes)
            found.push_back(at(first_cause, each));
        return left(record, row(spoiled::line), found);
    };
    CHECK(left_after({12}) == places{5, 12, 55, 65});
    CHECK(left_after({16}) == places{5, 16, 30, 49, 55, 65});
    CHECK(left_after({25}) == places{5, 17, 25, 55, 65}); // after the variation in it
    CHECK(left_after({52}) == places{5, 17, 30, 49, 52});
    CHECK(left_after({61, 16}) == places{5, 16, 30, 49, 55, 61});
}

TEST_CASE("a finding spoils others about its ply", "[consequences]") {
    game record;
    for (const span where : {span{10, 13}, span{20, 23}}) {
        ply& made = record.plies.emplace_back();
        made.number_begin = made.begin = where.begin;
    }
    const auto rows = row(spoiled::ply);
    CHECK(left(record, rows, {at(first_cause, 1, 1), at(victim, 2, 1), at(victim, 3, 0), at(victim, 4)}) ==
          places{1, 3, 4});
    // Without one, each is about the ply at its place.
    CHECK(left(record, rows, {at(first_cause, 21), at(victim, 22), at(victim, 12)}) == places{12, 21});
    CHECK(left(record, rows, {at(first_cause, 1), at(victim, 1)}) == places{1, 1}); // about no ply
}

TEST_CASE("a finding spoils the part that a function finds", "[consequences]") {
    const game record{};
    const auto rows = row(spoiled::part, up_to_five);
    CHECK(left(record, rows, {at(first_cause, 5), at(victim, 1), at(victim, 2), at(victim, 6)}) ==
          places{1, 5, 6});
    CHECK(left(record, rows, {at(first_cause, 4), at(victim, 2)}) == places{2, 4});
}

TEST_CASE("findings with the code of the cause stay", "[consequences]") {
    constexpr std::array<consequence, 1> rows{
        {{victim, spoiled::game, nullptr, code::byte_order_mark, other}}};
    CHECK(left({}, rows, {at(victim, 1), at(victim, 2), at(other, 3)}) == places{1, 2});
}

TEST_CASE("what is spoiled spoils as well", "[consequences]") {
    std::vector<consequence> rows{{first_cause, spoiled::later, nullptr, second_cause, second_cause},
                                  {second_cause, spoiled::here, nullptr, other, other},
                                  {victim, spoiled::earlier, nullptr, first_cause, first_cause}};
    std::vector<finding> found{at(first_cause, 2), at(second_cause, 4), at(second_cause, 1), at(other, 4),
                               at(other, 1),       at(other, 6),        at(victim, 3)};
    std::mt19937 random(56);
    for (int round = 0; round != rounds; ++round) {
        std::ranges::shuffle(rows, random);
        std::ranges::shuffle(found, random);
        CHECK(left({}, rows, found) == places{1, 3, 6});
    }
}

namespace {

// A game of two plies, one in a variation, and findings of all codes in the rows at several places in it.
std::pair<game, std::vector<finding>> game_full_of_faults(std::span<const consequence> rows) {
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
        found.push_back(at(id, record.plies[0].begin, 0));
        for (int count = 0; count != 3; ++count) {
            const auto begin = static_cast<std::uint32_t>(random() % record.text.size());
            found.push_back(
                at(id, {begin, std::min(begin + 4, static_cast<std::uint32_t>(record.text.size()))}));
        }
    }
    return {std::move(record), std::move(found)};
}

using codes_and_places = std::vector<std::pair<code, std::uint32_t>>;

codes_and_places kept_of(const game& record, std::span<const consequence> rows,
                         std::vector<finding> findings) {
    drop_spoiled(record, rows, findings);
    codes_and_places kept;
    for (const finding& each : findings)
        kept.emplace_back(each.id, each.where.begin);
    std::ranges::sort(kept);
    return kept;
}

void check_order_of(std::span<const consequence> table) {
    std::vector<consequence> rows(table.begin(), table.end());
    auto [record, found] = game_full_of_faults(rows);
    const codes_and_places expected = kept_of(record, rows, found);
    CHECK(expected.size() < found.size());
    CHECK(!expected.empty());
    std::mt19937 random(56);
    for (int round = 0; round != rounds; ++round) {
        std::ranges::shuffle(rows, random);
        std::ranges::shuffle(found, random);
        CHECK(kept_of(record, rows, found) == expected);
    }
}

} // namespace

TEST_CASE("the consequences of each notation have no order", "[consequences]") {
    check_order_of(ctl_pgn::consequences);
    check_order_of(pgn::consequences);
    check_order_of(xiangqi::consequences);
    check_order_of(diplomat::consequences);
}
