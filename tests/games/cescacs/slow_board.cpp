#include "slow_board.hpp"

#include <algorithm>
#include <cstdlib>

namespace ctlpgn::cescacs_tests {

using namespace cescacs;

using kind = piece_kind;

namespace {

const places orthogonal{{0, 2}, {0, -2}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
const places diagonal{{2, 0}, {-2, 0}, {1, 3}, {1, -3}, {-1, 3}, {-1, -3}};

void ride(const board& b, place from, const places& ways, places& reached) {
    for (place way : ways) {
        for (place q = from.plus(way.c, way.l); on_board(q); q = q.plus(way.c, way.l)) {
            reached.push_back(q);
            if (!b.empty(q))
                break;
        }
    }
}

void step(place from, const places& ways, places& reached) {
    for (place way : ways) {
        if (on_board(from.plus(way.c, way.l)))
            reached.push_back(from.plus(way.c, way.l));
    }
}

} // namespace

const std::vector<std::vector<std::string>> castling_names{
    {"I5", "I7", "-"},  {"I5", "K4", "-"},  {"I5", "H4", "-"},  {"H6", "I5", "-"}, {"H6", "I7", "-"},
    {"H6", "H4", "-"},  {"H6", "G5", "-"},  {"F6", "G5", "-"},  {"F6", "E7", "-"}, {"E5", "F6", "-"},
    {"E5", "E7", "-"},  {"D2", "-", "D4"},  {"D2", "-", "E1"},  {"H6", "-", "H8"}, {"H6", "-", "G7"},
    {"F6", "-", "G7"},  {"F6", "-", "E5"},  {"E5", "-", "F6"},  {"E5", "-", "D4"}, {"H6", "I7", "H8"},
    {"H6", "G5", "G7"}, {"F6", "G5", "G7"}, {"F6", "E7", "E5"}, {"E5", "E7", "F6"}};

bool on_board(place q) {
    const int away = std::abs(7 - q.c);
    return q.c >= 0 && q.c <= 14 && (q.c + q.l) % 2 != 0 && q.l >= away && q.l <= 28 - away;
}

place place_of(hex h) {
    return {h.column(), h.line()};
}
hex hex_of(place q) {
    return hex::at(q.c, q.l);
}

const places jump{{3, 1},  {3, -1},  {-3, 1}, {-3, -1}, {2, 4},  {2, -4},
                  {-2, 4}, {-2, -4}, {1, 5},  {1, -5},  {-1, 5}, {-1, -5}};

int ahead(side s) {
    return s == side::white ? 1 : -1;
}
int last_of(int c, side s) {
    return s == side::white ? 28 - std::abs(7 - c) : std::abs(7 - c);
}

places attacked_by(const board& b, place from, kind k, side s) {
    places reached;
    reached.reserve(64);
    const int f = ahead(s);
    if (k == kind::rook || k == kind::wyvern || k == kind::queen)
        ride(b, from, orthogonal, reached);
    if (k == kind::bishop || k == kind::pegasus || k == kind::queen)
        ride(b, from, diagonal, reached);
    if (k == kind::knight || k == kind::pegasus || k == kind::wyvern)
        step(from, jump, reached);
    if (k == kind::king) {
        step(from, orthogonal, reached);
        step(from, diagonal, reached);
    }
    if (k == kind::elephant) {
        step(from, {{1, 3}, {-1, 3}, {1, -3}, {-1, -3}, {0, 2 * f}}, reached);
        if (b.empty(from.plus(0, 2 * f)))
            step(from, {{0, 4 * f}}, reached);
    }
    if (k == kind::pawn)
        step(from, {{1, 3 * f}, {-1, 3 * f}}, reached);
    return reached;
}

bool attacked(const board& b, place target, side player) {
    bool found = false;
    for_each_piece(b, player, [&](place from, kind k) {
        if (found)
            return;
        const places reached = attacked_by(b, from, k, player);
        found = std::find(reached.begin(), reached.end(), target) != reached.end();
    });
    return found;
}

bool king_attacked(const board& b, side s) {
    bool found = false;
    for_each_piece(
        b, s, [&](place q, kind k) { found = found || (k == kind::king && attacked(b, q, opponent(s))); });
    return found;
}

std::vector<kind> regainable_at(const board& b, place last, side s) {
    const auto count = [&](kind wanted, bool same_colour) {
        int n = 0;
        for_each_piece(b, s,
                       [&](place q, kind k) { n += k == wanted && (!same_colour || q.l % 3 == last.l % 3); });
        return n;
    };
    std::vector<kind> kinds;
    for (kind k : {kind::queen, kind::wyvern})
        if (count(k, false) < 1)
            kinds.push_back(k);
    for (kind k : {kind::rook, kind::pegasus, kind::knight})
        if (count(k, false) < 2)
            kinds.push_back(k);
    if (count(kind::bishop, false) < 3 && count(kind::bishop, true) == 0)
        kinds.push_back(kind::bishop);
    return kinds;
}

place named(const std::string& name, side s) {
    const int l = std::stoi(name.substr(1));
    return {static_cast<int>(std::string("PTABCDEFGHIKLXZ").find(name[0])), s == side::white ? l : 28 - l};
}

bool rook_has_way(const board& b, place from, place to) {
    for (place way : orthogonal) {
        place q = from.plus(way.c, way.l);
        while (b.empty(q) && q != to)
            q = q.plus(way.c, way.l);
        if (q == to && b.empty(q))
            return true;
    }
    return false;
}

} // namespace ctlpgn::cescacs_tests
