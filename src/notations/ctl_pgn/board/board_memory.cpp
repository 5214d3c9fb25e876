#include "notations/ctl_pgn/board/board_memory.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

// Compares everything except the place.
bool is_same_ply(const ply& one, const ply& other) {
    return one.from == other.from && one.to == other.to && one.piece == other.piece &&
           one.captured == other.captured && one.promotion == other.promotion && one.kind == other.kind &&
           one.player == other.player && one.capture == other.capture && one.check == other.check &&
           one.own == other.own && one.next == other.next && one.first_annotation == other.first_annotation;
}

// Numbers decide which move a variation replaces.
bool has_same_number(const ply& one, const ply& other) {
    return one.number == other.number && one.number_unknown == other.number_unknown;
}

bool is_same_annotation(const annotation& one, const annotation& other) {
    return one.index == other.index && one.kind_bits == other.kind_bits && one.next == other.next;
}

bool is_same_line(const line_of_play& one, const line_of_play& other) {
    return one.first_ply == other.first_ply && one.first_annotation == other.first_annotation;
}

bool is_same_variation(const variation& one, const variation& other) {
    return one.replaces == other.replaces && is_same_line(one.line, other.line);
}

} // namespace

board_memory::named_there board_memory::description_of(const game& record, const named_piece& piece) {
    const reference& named = record.references[piece.reference];
    return {piece.at_move, named.piece, named.location, named.player};
}

bool board_memory::knows(const seen_by_board& asked) const {
    const game& tree = asked.tree;
    return !plies_.empty() && checks_ == asked.checks && is_same_line(main_line_, tree.main_line) &&
           std::ranges::equal(plies_, tree.plies, is_same_ply) &&
           (variations_.empty() || std::ranges::equal(plies_, tree.plies, has_same_number)) &&
           std::ranges::equal(annotations_, tree.annotations, is_same_annotation) &&
           std::ranges::equal(variations_, tree.variations, is_same_variation) &&
           std::ranges::equal(named_, asked.named, {}, {},
                              [&tree](const named_piece& each) { return description_of(tree, each); }) &&
           start_ == asked.start;
}

void board_memory::keep(const seen_by_board& clean) {
    plies_.clear();
    if (clean.tree.plies.size() > most_plies)
        return;
    start_ = clean.start;
    main_line_ = clean.tree.main_line;
    plies_ = clean.tree.plies;
    annotations_ = clean.tree.annotations;
    variations_ = clean.tree.variations;
    named_.clear();
    for (const named_piece& each : clean.named)
        named_.push_back(description_of(clean.tree, each));
    checks_ = clean.checks;
}

} // namespace ctlpgn::ctl_pgn
