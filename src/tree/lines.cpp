#include "tree/lines.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

// What the reader puts in the place of a number that is larger than the tree can hold; that has been
// reported.
constexpr std::uint32_t largest_number = 0x7fffffff;

bool is_black_alone(const move& of) {
    return !of.white.written() && of.black.written();
}

} // namespace

// Outer lines come before those in them. They are kept in a list, since how deep they lie is an option of the
// reader.
game_lines::game_lines(const game& of)
    : game_(of), lines_(of.variations.size() + 1), moves_(of.moves.size()) {
    by_number_.reserve(of.moves.size());
    std::vector<line_index> found{main_line_index};
    found.reserve(lines_.size());
    for (std::size_t next = 0; next != found.size(); ++next)
        add_line(found[next], found);
}

void game_lines::add_line(line_index index, std::vector<line_index>& found) {
    if (index != main_line_index)
        place(index);
    number_moves(index);

    const auto add_variations = [&](node first, node behind) {
        for (node at = first; at != no_node; at = game_.variations[at].next) {
            lines_[at + 1].stands_behind = behind;
            lines_[at + 1].written_in = index;
            found.push_back(at + 1);
        }
    };
    const line_of_play& play = play_of(game_, index);
    add_variations(play.first_variation, no_node);
    for (node at = play.first_move; at != no_node; at = game_.moves[at].next)
        add_variations(game_.moves[at].first_variation, at);
}

// Where a variation branches: at the move that it stands behind; if its number says so, at an earlier one.
void game_lines::place(line_index index) {
    line& placed = lines_[index];
    if (placed.stands_behind == no_node) {
        placed.fault = branch_fault::orphan;
        placed.jump = index;
        return;
    }
    placed.branches_at = placed.stands_behind;
    set_parent(placed, placed.written_in);
    const node first = play_of(game_, index).first_move;
    if (first == no_node) {
        placed.first_number = number_of(placed.stands_behind);
        return;
    }
    const move& behind = game_.moves[placed.stands_behind];
    const std::uint32_t expected = number_of(placed.stands_behind);
    const std::uint32_t written = game_.moves[first].number;
    const bool says_nothing =
        written == 0 || written == largest_number || game_.moves[first].number_unknown != 0;
    placed.first_number = expected;
    if (written == expected || written == behind.number || says_nothing)
        return;
    // The first number of the line around it may have been the slip.
    const line& outer = lines_[placed.written_in];
    const bool outer_slipped = outer.fault != branch_fault::none && outer.stands_behind != no_node &&
                               play_of(game_, placed.written_in).first_move == placed.stands_behind;
    if (outer_slipped && written == number_of(outer.stands_behind))
        return;
    placed.first_number = written;
    if (written < expected) {
        const line_index in = reaching(placed.written_in, written);
        const node earlier = in == no_line ? no_node : find(in, written);
        if (earlier != no_node) {
            placed.fault = branch_fault::earlier;
            placed.branches_at = earlier;
            set_parent(placed, in);
            return;
        }
    }
    placed.fault = branch_fault::nowhere;
    placed.branches_at = no_node;
}

// With a jump to a line far before, so that any line before is found in few steps (Myers, An applicative
// random-access stack, 1983).
void game_lines::set_parent(line& of, line_index parent) {
    const line& before = lines_[parent];
    const line& jumped = lines_[before.jump];
    of.parent = parent;
    of.depth = before.depth + 1;
    of.jump = before.depth - jumped.depth == jumped.depth - lines_[jumped.jump].depth ? jumped.jump : parent;
}

void game_lines::number_moves(line_index index) {
    line& numbered_line = lines_[index];
    numbered_line.begin = static_cast<std::uint32_t>(by_number_.size());
    node before = no_node;
    for (node at = play_of(game_, index).first_move; at != no_node; at = game_.moves[at].next) {
        moves_[at].in = index;
        if (before == no_node)
            number_first(index, at);
        else
            number_next(before, at);
        by_number_.push_back(at);
        before = at;
    }
    numbered_line.end = static_cast<std::uint32_t>(by_number_.size());
    const auto by_rising_number = [this](node a, node b) { return number_of(a) < number_of(b); };
    const auto first = by_number_.begin() + numbered_line.begin;
    if (!std::is_sorted(first, by_number_.end(), by_rising_number))
        std::stable_sort(first, by_number_.end(), by_rising_number);
}

// What the number of the first move must be if it is not written.
std::uint32_t game_lines::number_before(node next) const {
    const std::uint32_t written = next == no_node ? 0 : game_.moves[next].number;
    return written > 1 && written != largest_number ? written - 1 : 1;
}

// The main line begins with any number, a variation with that of the move that it replaces.
void game_lines::number_first(line_index index, node first) {
    const move& written = game_.moves[first];
    line& begun = lines_[index];
    if (begun.fault == branch_fault::orphan || index == main_line_index)
        begun.first_number = written.number != 0 ? written.number : number_before(written.next);
    moves_[first].number = begun.first_number;
    moves_[first].expected = begun.first_number;
    if (begun.branches_at == no_node)
        return;
    const move& replaced = game_.moves[begun.branches_at];
    if (written.number_unknown != 0 && replaced.number_unknown == 0)
        moves_[first].fault = number_fault::unknown;
    if (written.white.written())
        return;
    if (replaced.white.written())
        begun.white_before = begun.branches_at;
    else if (play_of(game_, begun.parent).first_move == begun.branches_at)
        begun.white_before = lines_[begun.parent].white_before;
}

void game_lines::number_next(node before, node at) {
    const move& previous = game_.moves[before];
    const move& written = game_.moves[at];
    numbered& here = moves_[at];
    here.expected = number_of(before) + 1;
    here.number = here.expected;
    if (written.number_unknown != 0) {
        here.fault = number_fault::unknown;
        return;
    }
    if (written.number == here.expected || written.number == 0 || written.number == largest_number)
        return;
    const bool repeated = written.number == number_of(before) || written.number == previous.number;
    if (repeated && is_black_alone(written) && !previous.black.written()) {
        here.number = number_of(before);
        here.fault = number_fault::continued;
        return;
    }
    if (goes_on_after_slip(before, written.number)) {
        here.number = written.number;
        return;
    }
    here.fault = number_fault::wrong;
    const node after = written.next;
    if (after != no_node && game_.moves[after].number == written.number + 1U)
        here.number = written.number;
}

// One slip is one finding. The first number of a variation may have been the slip, and what follows goes on
// from the move that it stands behind.
bool game_lines::goes_on_after_slip(node before, std::uint32_t written) const {
    if (moves_[before].fault == number_fault::wrong && written == game_.moves[before].number + 1U)
        return true;
    const line_index in = line_of(before);
    const line& play = lines_[in];
    const bool slip = play.fault == branch_fault::earlier || play.fault == branch_fault::nowhere;
    return slip && play_of(game_, in).first_move == before && written == number_of(play.stands_behind) + 1;
}

node game_lines::called_behind(line_index variation) const {
    const line& called = lines_[variation];
    return called.branches_at != no_node ? called.branches_at : called.stands_behind;
}

std::uint32_t game_lines::called_by(line_index variation) const {
    const node behind = called_behind(variation);
    return behind == no_node ? lines_[variation].first_number : number_of(behind);
}

node game_lines::find(line_index in, std::uint32_t number) const {
    const std::span<const node> moves = by_number(in);
    const auto at = std::ranges::lower_bound(moves, number, {}, [this](node of) { return number_of(of); });
    return at != moves.end() && number_of(*at) == number ? *at : no_node;
}

line_index game_lines::reaching(line_index from, std::uint32_t number) const {
    while (lines_[from].first_number > number) {
        if (lines_[from].parent == no_line)
            return no_line;
        const line_index far = lines_[from].jump;
        from = lines_[far].first_number > number ? far : lines_[from].parent;
    }
    return from;
}

} // namespace ctlpgn
