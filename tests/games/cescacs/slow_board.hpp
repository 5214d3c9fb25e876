#pragma once

#include "games/cescacs/position.hpp"

#include <string>
#include <vector>

namespace ctlpgn::cescacs_tests {

/// A column and a line, on the board or not.
struct place {
    int c;
    int l;
    bool operator==(const place&) const = default;
    place plus(int dc, int dl) const { return {c + dc, l + dl}; }
};
using places = std::vector<place>;

bool on_board(place q);
place place_of(cescacs::hex h);
cescacs::hex hex_of(place q);
/// The place of a name such as "I5", mirrored for Black.
place named(const std::string& name, cescacs::side s);

extern const places jump;

/// A position that is accessed by place.
struct board {
    cescacs::position p;
    cescacs::piece at(place q) const { return p.at(hex_of(q)); }
    bool empty(place q) const { return on_board(q) && at(q).is_empty(); }
    bool is(place q, cescacs::side s, cescacs::piece_kind k) const {
        return on_board(q) && at(q) == cescacs::piece{s, k};
    }
    bool has(place q, cescacs::side s) const {
        return on_board(q) && !at(q).is_empty() && at(q).owner() == s;
    }
};

template <class visitor> void for_each_piece(const board& b, cescacs::side s, visitor visit) {
    for (int c = 0; c < 15; ++c) {
        const int away = c < 7 ? 7 - c : c - 7;
        for (int l = away; l <= 28 - away; l += 2) {
            const cescacs::piece found = b.at({c, l});
            if (!found.is_empty() && found.owner() == s)
                visit(place{c, l}, found.kind());
        }
    }
}

int ahead(cescacs::side s);
int last_of(int c, cescacs::side s);

/// Every place that a piece attacks, empty or not.
places attacked_by(const board& b, place from, cescacs::piece_kind k, cescacs::side s);
bool attacked(const board& b, place target, cescacs::side player);
bool king_attacked(const board& b, cescacs::side s);
/// Whether a rook may ride from one place to another that is empty.
bool rook_has_way(const board& b, place from, place to);

std::vector<cescacs::piece_kind> regainable_at(const board& b, place last, cescacs::side s);

/// The twenty-four castlings by White's names of places, "-" where a rook stays: king, king's rook, queen's
/// rook; in the documented order.
extern const std::vector<std::vector<std::string>> castling_names;

} // namespace ctlpgn::cescacs_tests
