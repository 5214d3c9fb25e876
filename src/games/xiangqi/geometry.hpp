#pragma once

#include "games/common/short_list.hpp"
#include "piece.hpp"
#include "point.hpp"

#include <array>
#include <cstdint>

namespace ctlpgn::xiangqi {

using games::short_list;

inline constexpr std::size_t direction_count = 4;

/// A target that needs another point to be empty: the horse's leg, the elephant's eye.
struct guarded_step {
    point over;
    point to;
};

struct geometry_tables {
    using rays = std::array<short_list<point, 9>, direction_count>;
    template <class element, std::size_t most>
    using by_point = std::array<short_list<element, most>, point_count>;
    template <class table> using by_side = std::array<table, 2>;

    std::array<rays, point_count> straight{};      ///< outwards, the nearest first
    by_point<guarded_step, 8> horse{};             ///< where a horse jumps
    by_point<guarded_step, 8> to_horse{};          ///< from where a horse jumps to the point
    by_side<by_point<guarded_step, 4>> elephant{}; ///< on its own half alone
    by_side<by_point<point, 4>> guard{};           ///< inside the palace
    by_side<by_point<point, 4>> king{};            ///< inside the palace
    by_side<by_point<point, 3>> pawn{};
    by_side<std::array<point_set, piece_kind_count>> stands{}; ///< where a piece of a kind can be at all
    std::array<point_set, point_count> lines{};                ///< file and rank, without the point
    std::array<point_set, point_count> legs{}; ///< diagonal neighbours: legs of horses that attack the point
};

extern const geometry_tables geometry;

} // namespace ctlpgn::xiangqi
