// What findings spoil depends neither on the order of the rows nor on that of the findings.
#include "support/consequence_order.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <span>
#include <vector>

using namespace ctlpgn;
using tests::finding_at;

namespace {

constexpr code first_cause = code::invalid_utf8;
constexpr code second_cause = code::foreign_hyphen;
constexpr code victim = code::unknown_tag;
constexpr code other = code::repeated_tag;
constexpr int rounds = 20;

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
    const std::vector<finding> found{
        finding_at(victim, 1), finding_at(victim, 5), finding_at(first_cause, {5, 8}),
        finding_at(victim, 6), finding_at(other, 7),  finding_at(victim, 9)};
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
    const std::vector<finding> victims{finding_at(victim, 5),  finding_at(victim, 17),
                                       finding_at(victim, 30), finding_at(victim, 49),
                                       finding_at(victim, 55), finding_at(victim, 65)};
    const auto left_after = [&](const std::vector<std::uint32_t>& causes) {
        std::vector<finding> found = victims;
        for (const std::uint32_t each : causes)
            found.push_back(finding_at(first_cause, each));
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
    CHECK(left(record, rows,
               {finding_at(first_cause, 1, 1), finding_at(victim, 2, 1), finding_at(victim, 3, 0),
                finding_at(victim, 4)}) == places{1, 3, 4});
    // Without one, each is about the ply at its place.
    CHECK(left(record, rows, {finding_at(first_cause, 21), finding_at(victim, 22), finding_at(victim, 12)}) ==
          places{12, 21});
    CHECK(left(record, rows, {finding_at(first_cause, 1), finding_at(victim, 1)}) ==
          places{1, 1}); // about no ply
}

TEST_CASE("a finding spoils the part that a function finds", "[consequences]") {
    const game record{};
    const auto rows = row(spoiled::part, up_to_five);
    CHECK(left(record, rows,
               {finding_at(first_cause, 5), finding_at(victim, 1), finding_at(victim, 2),
                finding_at(victim, 6)}) == places{1, 5, 6});
    CHECK(left(record, rows, {finding_at(first_cause, 4), finding_at(victim, 2)}) == places{2, 4});
}

TEST_CASE("findings with the code of the cause stay", "[consequences]") {
    constexpr std::array<consequence, 1> rows{
        {{victim, spoiled::game, nullptr, code::byte_order_mark, other}}};
    CHECK(left({}, rows, {finding_at(victim, 1), finding_at(victim, 2), finding_at(other, 3)}) ==
          places{1, 2});
}

TEST_CASE("what is spoiled spoils as well", "[consequences]") {
    std::vector<consequence> rows{{first_cause, spoiled::later, nullptr, second_cause, second_cause},
                                  {second_cause, spoiled::here, nullptr, other, other},
                                  {victim, spoiled::earlier, nullptr, first_cause, first_cause}};
    std::vector<finding> found{finding_at(first_cause, 2),  finding_at(second_cause, 4),
                               finding_at(second_cause, 1), finding_at(other, 4),
                               finding_at(other, 1),        finding_at(other, 6),
                               finding_at(victim, 3)};
    std::mt19937 random(56);
    for (int round = 0; round != rounds; ++round) {
        std::ranges::shuffle(rows, random);
        std::ranges::shuffle(found, random);
        CHECK(left({}, rows, found) == places{1, 3, 6});
    }
}
