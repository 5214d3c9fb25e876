#include "geometry.hpp"

#include "games/common/large_table.hpp"

namespace ctlpgn::chess {

namespace {

struct offset {
    int files;
    int ranks;
};

constexpr std::array<offset, 8> king_steps{
    {{1, 0}, {0, 1}, {1, 1}, {-1, 1}, {-1, 0}, {0, -1}, {-1, -1}, {1, -1}}};
constexpr std::array<offset, 8> knight_jumps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
// By line.
constexpr std::array<offset, 4> rising_steps{{{0, 1}, {1, 0}, {1, 1}, {-1, 1}}};

template <std::size_t count>
constexpr square_set steps_from(square from, const std::array<offset, count>& steps) {
    square_set found;
    for (const offset& each : steps) {
        if (const square to = from.step(each.files, each.ranks))
            found.insert(to);
    }
    return found;
}

constexpr std::uint64_t ray(square from, offset step) {
    square_set found;
    for (square at = from.step(step.files, step.ranks); at; at = at.step(step.files, step.ranks))
        found.insert(at);
    return found.bits();
}

constexpr void fill_lines_from(geometry_tables& tables, square from) {
    for (std::size_t l = 0; l < rising_steps.size(); ++l) {
        const offset up = rising_steps[l];
        const line_halves halves{ray(from, {-up.files, -up.ranks}), ray(from, up)};
        tables.lines[from.index()][l] = halves;
        const square_set others(halves.below | halves.above);
        const square_set whole = others | square_set(from);
        const bool is_straight = l < static_cast<std::size_t>(line::rising);
        for (const piece_kind slider :
             {is_straight ? piece_kind::rook : piece_kind::bishop, piece_kind::queen})
            tables.reach[index_of(slider)][from.index()] |= others;
        for (const offset step : {up, offset{-up.files, -up.ranks}}) {
            square_set passed;
            for (square at = from.step(step.files, step.ranks); at; at = at.step(step.files, step.ranks)) {
                tables.between[from.index()][at.index()] = passed;
                tables.through[from.index()][at.index()] = whole;
                passed.insert(at);
            }
        }
    }
}

constexpr geometry_tables make_geometry() {
    geometry_tables tables;
    for (int i = 0; i < square_count; ++i) {
        const square from = square::from_index(i);
        tables.reach[index_of(piece_kind::knight)][from.index()] = steps_from(from, knight_jumps);
        tables.reach[index_of(piece_kind::king)][from.index()] = steps_from(from, king_steps);
        for (const side s : {side::white, side::black}) {
            const std::array<offset, 2> captures{{{-1, forward(s)}, {1, forward(s)}}};
            tables.pawn[index_of(s)][from.index()] = steps_from(from, captures);
        }
        fill_lines_from(tables, from);
    }
    return tables;
}

} // namespace

CTLPGN_FIRST_OF_ALL CTLPGN_LARGE_TABLE geometry_tables geometry = games::made_by(make_geometry);

} // namespace ctlpgn::chess
