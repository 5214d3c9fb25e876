#pragma once

#include "games/common/cell_set.hpp"
#include "games/common/keys.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ctlpgn::games {

template <std::size_t cells> using plain_keys = std::array<std::array<std::uint64_t, cells>, 16>;

template <std::size_t cells, std::uint64_t seed> constexpr plain_keys<cells> make_plain_keys() {
    key_sequence next(seed);
    auto made = piece_keys<cells>(next);
    made[0][0] = next(); // no piece has this key
    return made;
}

// The pieces on a board of a game with few pieces, and their hash. A plain value that holds any pieces, even
// without a king or with several. The traits name the types `cell`, `side`, `kind` and `piece`, the kind
// `king`, and the keys of the hash.
template <class traits> class plain_board {
  public:
    using cell = typename traits::cell;
    using side = typename traits::side;
    using kind = typename traits::kind;
    using piece = typename traits::piece;
    using set = cell_set<cell>;

    piece at(cell c) const { return pieces_[c.index()]; }
    bool is_empty(cell c) const { return at(c).is_empty(); }
    bool holds(cell c, side owner, kind what) const { return at(c) == piece{owner, what}; }

    set occupied() const { return occupied_[0] | occupied_[1]; }
    const set& occupied(side s) const { return occupied_[index_of(s)]; }
    // The cell of a side's king; none without a king; the first of several.
    cell king(side s) const { return kings_[index_of(s)]; }
    set pieces(side s, kind what) const {
        set found;
        occupied(s).for_each([&](cell c) {
            if (at(c).kind() == what)
                found.insert(c);
        });
        return found;
    }
    int count(side s, kind what) const { return pieces(s, what).size(); }

    // Replaces what was there. An empty piece clears the cell.
    void put(cell c, piece p) {
        clear(c);
        if (p.is_empty())
            return;
        pieces_[c.index()] = p;
        occupied_[index_of(p.owner())].insert(c);
        key_ ^= traits::keys()[p.code()][c.index()];
        cell& king = kings_[index_of(p.owner())];
        if (p.kind() == traits::king && c < king) // none is above every cell
            king = c;
    }
    void clear(cell c) {
        const piece old = at(c);
        if (old.is_empty())
            return;
        pieces_[c.index()] = {};
        occupied_[index_of(old.owner())].erase(c);
        key_ ^= traits::keys()[old.code()][c.index()];
        if (kings_[index_of(old.owner())] == c)
            kings_[index_of(old.owner())] = pieces(old.owner(), traits::king).first();
    }

    // The hash of the pieces, combined with another key if it is the second side's turn.
    std::uint64_t hash(side to_move) const {
        return key_ ^ (index_of(to_move) == 0 ? 0 : traits::keys()[0][0]);
    }

    friend bool operator==(const plain_board&, const plain_board&) = default;

  private:
    std::array<piece, cell::count> pieces_{};
    std::array<cell, 2> kings_{};
    std::array<set, 2> occupied_{};
    std::uint64_t key_ = 0;
};

} // namespace ctlpgn::games
