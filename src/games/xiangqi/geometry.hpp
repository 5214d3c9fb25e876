#pragma once

#include "games/common/short_list.hpp"
#include "piece.hpp"
#include "point.hpp"

#include <array>
#include <cstdint>

namespace ctlpgn::xiangqi {

using games::short_list;

// Two in which indices grow, then their opposites.
inline constexpr std::size_t direction_count = 4;
constexpr std::size_t opposite(std::size_t direction) {
    return direction ^ 2U;
}

// The member of a set on a ray that is nearest to where the ray begins, or none.
constexpr point nearest_on_ray(const point_set& on_ray, std::size_t direction) {
    return direction < 2 ? on_ray.first() : on_ray.last();
}

// A target that needs another point to be empty: the horse's leg, the elephant's eye.
struct guarded_step {
    point over;
    point to;
};

// The first two members that are on a ray, as far as there are any.
struct met_on_ray {
    point first;
    point second;

    constexpr met_on_ray(point_set standing, std::size_t direction)
        : first(nearest_on_ray(standing, direction)) {
        if (first) {
            standing.erase(first);
            second = nearest_on_ray(standing, direction);
        }
    }
};

struct geometry_tables {
    template <class element, std::size_t most>
    using by_point = std::array<short_list<element, most>, point_count>;
    template <class table> using by_side = std::array<table, 2>;

    std::array<std::array<point_set, direction_count>, point_count> rays{}; // to the edge of the board
    by_point<guarded_step, 8> horse{};                                      // where a horse jumps
    by_point<guarded_step, 8> to_horse{};               // from where a horse jumps to the point
    std::array<point_set, point_count> horse_origins{}; // the same as a set
    by_side<by_point<guarded_step, 4>> elephant{};      // on its own half alone
    by_side<by_point<point, 4>> guard{};                // inside the palace
    by_side<by_point<point, 4>> king{};                 // inside the palace
    by_side<by_point<point, 3>> pawn{};
    by_side<std::array<point_set, piece_kind_count>> possible{}; // where a piece of a kind can be at all
    std::array<point_set, file_count> files{};
    std::array<point_set, point_count> lines{}; // file and rank, without the point
    std::array<point_set, point_count> legs{};  // diagonal neighbours: legs of horses that attack the point
};

extern const geometry_tables geometry;

} // namespace ctlpgn::xiangqi
