#include "games/cescacs/geometry.hpp"
#include "games/cescacs/legal.hpp"
#include "games/cescacs/play.hpp"
#include "games/cescacs/regain.hpp"
#include "reading.hpp"

#include <catch2/catch.hpp>

#include <set>

using namespace ctlpgn::cescacs;
using namespace ctlpgn::cescacs_tests;

TEST_CASE("the board has 169 hexes in the order of their columns and lines", "[cescacs][hex]") {
    int count = 0;
    for (int column = -1; column <= column_count; ++column) {
        for (int line = -1; line <= line_count; ++line) {
            const hex h = hex::at(column, line);
            CHECK(h.is_none() != hex::exists(column, line));
            if (h.is_none())
                continue;
            CHECK(h.index() == static_cast<std::size_t>(count++));
            CHECK(h.column() == column);
            CHECK(h.line() == line);
            CHECK(h.mirrored().mirrored() == h);
            CHECK(h.mirrored().line() == 28 - line);
        }
    }
    CHECK(count == hex_count);
    CHECK(hex_named("P7").index() == 0);
    CHECK(hex_named("Z21").index() == 168);
    CHECK(hex{}.is_none());
}

TEST_CASE("hexes have three colours", "[cescacs][hex]") {
    CHECK(hex_named("F6").colour() == hex_colour::black);
    CHECK(hex_named("F4").colour() == hex_colour::white);
    CHECK(hex_named("F2").colour() == hex_colour::coloured);
    CHECK(hex_named("F6").step(1, 3).colour() == hex_colour::black);
    CHECK(hex_named("F6").step(-1, 1) == hex_named("E7"));
    CHECK(hex_named("P7").step(-1, 1).is_none());
}

TEST_CASE("a set of hexes holds what was put into it", "[cescacs][hex]") {
    hex_set set;
    std::set<hex> same;
    for (int i = 0; i < hex_count; i += 7) {
        set.insert(hex::from_index(i));
        same.insert(hex::from_index(i));
    }
    set.erase(hex::from_index(70));
    same.erase(hex::from_index(70));
    CHECK(set.size() == static_cast<int>(same.size()));
    CHECK(set.first() == *same.begin());
    CHECK(set.last() == *same.rbegin());
    std::vector<hex> visited;
    set.for_each([&](hex h) { visited.push_back(h); });
    CHECK(visited == std::vector<hex>(same.begin(), same.end()));
    CHECK(hex_set{}.first().is_none());
    CHECK(hex_set{}.last().is_none());
}

TEST_CASE("ways and rays follow the directions", "[cescacs][hex]") {
    for (int i = 0; i < hex_count; ++i) {
        const hex from = hex::from_index(i);
        for (direction d = 0; d < direction_count; ++d) {
            int hexes = 0;
            for (hex h = next_hex(from, d); h; h = next_hex(h, d)) {
                const way goes = way_between(from, h);
                CHECK((goes.along == d && goes.hexes == ++hexes && ray_from(from, d).contains(h)));
            }
            CHECK(ray_from(from, d).size() == hexes);
        }
        jumps_from(from).for_each([&](hex to) { CHECK(way_between(from, to).along == no_direction); });
    }
}

TEST_CASE("a position keeps its kings and its sets", "[cescacs][position]") {
    position p = start_position();
    for (std::size_t kind = 1; kind < piece_kind_count; ++kind) {
        CHECK(p.count(side::white, static_cast<piece_kind>(kind)) == start_count[kind]);
        CHECK(p.count(side::black, static_cast<piece_kind>(kind)) == start_count[kind]);
    }
    p.put(hex_named("A9"), {side::white, piece_kind::king});
    CHECK(p.king(side::white) == hex_named("A9"));
    p.clear(hex_named("A9"));
    CHECK(p == start_position());
    p.put(hex_named("G1"), {side::black, piece_kind::pawn});
    CHECK(p.king(side::white).is_none());
    CHECK(p.occupied(side::black).contains(hex_named("G1")));
    CHECK_FALSE(p.occupied(side::white).contains(hex_named("G1")));
}

TEST_CASE("lost pieces are regainable, bishops by colour", "[cescacs][position]") {
    position p = start_position();
    CHECK(regainable(p, side::white, hex_colour::black) == 0);
    p.clear(hex_named("F6"));
    CHECK(regainable(p, side::white, hex_colour::black) == mask_of(piece_kind::bishop));
    CHECK(regainable(p, side::white, hex_colour::white) == 0);
    p.clear(hex_named("D4"));
    p.clear(hex_named("C3"));
    CHECK(regainable(p, side::white, hex_colour::white) == mask_of(piece_kind::rook));
    CHECK(regainable(p, side::black, hex_colour::black) == 0);
}

TEST_CASE("dead material is a bare king against a king and at most one small piece", "[cescacs][position]") {
    const auto dead = [](const std::string& lines) {
        return is_dead_material(read_pdtl(lines + " w -- - 0 30"));
    };
    CHECK(dead("/27:1k/1:1K/"));
    CHECK(dead("/27:1k/14:3N3/1:1K/"));
    CHECK(dead("/27:1k/14:3j3/1:1K/"));
    CHECK(dead("/27:1k/14:3E3/1:1K/"));
    CHECK_FALSE(dead("/27:1k/14:3NN2/1:1K/"));
    CHECK_FALSE(dead("/27:1k/14:3Nn2/1:1K/"));
    CHECK_FALSE(dead("/27:1k/14:3P3/1:1K/"));
    CHECK_FALSE(dead("/27:1k/14:3G3/1:1K/"));
}

TEST_CASE("repetition ignores a special capture that is not possible", "[cescacs][position]") {
    const position start = start_position();
    const position stepped = after(start, make_step(piece_kind::pawn, hex_named("F8"), hex_named("F12")));
    CHECK(stepped.special.kind == special_kind::double_step);
    CHECK(for_repetition(stepped).special == special_capture{});
    const position offered = read_pdtl("/27:1k/13:4P3/12:3pp2/1:1K/ b -- G13@9-11 0 30");
    CHECK(for_repetition(offered) == offered);
}
