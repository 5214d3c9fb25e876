#include "tree/lines.hpp"

#include "tree/chains.hpp"
#include "tree/sorting.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

bool is_black_alone(const written_move& move) {
    return move.white == no_node && move.black != no_node;
}

} // namespace

// Outer lines come before those in them. They are kept in a list, since their depth is an option of the
// reader.
game_lines::game_lines(const game& record)
    : game_(record), lines_(record.variations.size() + 1), plies_(record.plies.size()) {
    by_number_.reserve(record.plies.size());
    std::vector<line_index> found{main_line_index};
    found.reserve(lines_.size());
    for (std::size_t next = 0; next != found.size(); ++next)
        add_line(found[next], found);
}

void game_lines::add_line(line_index index, std::vector<line_index>& found) {
    if (index != main_line_index)
        place(index);
    number_moves(index);

    const auto add_variations = [&](node first_annotation, node after) {
        for (const node at : variations_of(game_, first_annotation)) {
            lines_[at + 1].comes_after = after;
            lines_[at + 1].written_in = index;
            found.push_back(at + 1);
        }
    };
    const line_of_play& play = play_of(game_, index);
    add_variations(play.first_annotation, no_node);
    for (node at = play.first_ply; at != no_node; at = game_.plies[at].next)
        if (game_.plies[at].first_annotation != no_node)
            add_variations(game_.plies[at].first_annotation, move_of(at));
}

// Where a variation branches: at the move that it follows or, if its number says so, at an earlier one.
void game_lines::place(line_index index) {
    line& placed = lines_[index];
    if (placed.comes_after == no_node) {
        placed.fault = branch_fault::orphan;
        placed.jump = index;
        return;
    }
    placed.branches_at = placed.comes_after;
    set_parent(placed, placed.written_in);
    const node first = play_of(game_, index).first_ply;
    if (first == no_node) {
        placed.first_number = number_of(placed.comes_after);
        return;
    }
    const std::uint32_t expected = number_of(placed.comes_after);
    const std::uint32_t written = game_.plies[first].number;
    const bool says_nothing =
        written == 0 || written == largest_number || game_.plies[first].number_unknown != 0;
    placed.first_number = expected;
    if (written == expected || written == game_.plies[placed.comes_after].number || says_nothing)
        return;
    // The first number of the line around it may have been the slip.
    const line& outer = lines_[placed.written_in];
    const bool outer_slipped = outer.fault != branch_fault::none && outer.comes_after != no_node &&
                               play_of(game_, placed.written_in).first_ply == placed.comes_after;
    if (outer_slipped && written == number_of(outer.comes_after))
        return;
    placed.first_number = written;
    if (written < expected) {
        const line_index asked = reaching(placed.written_in, written);
        const node earlier = asked == no_line ? no_node : find(asked, written);
        if (earlier != no_node) {
            placed.fault = branch_fault::earlier;
            placed.branches_at = earlier;
            set_parent(placed, asked);
            return;
        }
    }
    placed.fault = branch_fault::nowhere;
    placed.branches_at = no_node;
}

// With a jump to a line far back, so that any earlier line is found in few steps (Myers, An applicative
// random-access stack, 1983).
void game_lines::set_parent(line& asked, line_index parent) {
    const line& before = lines_[parent];
    const line& jumped = lines_[before.jump];
    asked.parent = parent;
    asked.depth = before.depth + 1;
    asked.jump =
        before.depth - jumped.depth == jumped.depth - lines_[jumped.jump].depth ? jumped.jump : parent;
}

void game_lines::number_moves(line_index index) {
    line& numbered_line = lines_[index];
    numbered_line.begin = static_cast<std::uint32_t>(by_number_.size());
    slip_ = {};
    written_move before;
    std::uint32_t last_number = 0;
    bool is_rising = true;
    each_move(game_, play_of(game_, index), [&](const written_move& here) {
        numbered& first = plies_[here.first];
        first.line = index;
        first.move = here.first;
        if (before.first == no_node)
            number_first(index, here);
        else
            number_next(before, here);
        if (here.last != here.first) {
            plies_[here.last] = first;
            plies_[here.last].fault = number_fault::none;
        }
        by_number_.push_back(here.first);
        is_rising = is_rising && first.number >= last_number;
        last_number = first.number;
        before = here;
    });
    numbered_line.end = static_cast<std::uint32_t>(by_number_.size());
    if (!is_rising)
        sort_stably(std::ranges::subrange(by_number_.begin() + numbered_line.begin, by_number_.end()),
                    [this](node a, node b) { return number_of(a) < number_of(b); });
}

// What the number of the first move must be if it is not written.
std::uint32_t game_lines::number_before(node next) const {
    const std::uint32_t written = next == no_node ? 0 : game_.plies[next].number;
    return written > 1 && written != largest_number ? written - 1 : 1;
}

// The main line begins with any number, a variation with that of the move that it replaces.
void game_lines::number_first(line_index index, const written_move& first) {
    const ply& written = game_.plies[first.first];
    line& begun = lines_[index];
    if (begun.fault == branch_fault::orphan || index == main_line_index)
        begun.first_number = written.number != 0 ? written.number : number_before(first.next);
    numbered& here = plies_[first.first];
    here.number = begun.first_number;
    here.expected = begun.first_number;
    if (begun.branches_at == no_node)
        return;
    if (written.number_unknown != 0 && game_.plies[begun.branches_at].number_unknown == 0)
        here.fault = number_fault::unknown;
    if (first.white != no_node)
        return;
    const node white_replaced = move_from(game_, begun.branches_at).white;
    if (white_replaced != no_node)
        begun.white_before = white_replaced;
    else if (play_of(game_, begun.parent).first_ply == begun.branches_at)
        begun.white_before = lines_[begun.parent].white_before;
}

void game_lines::number_next(const written_move& before, const written_move& next) {
    const std::uint32_t number = number_of(before.first);
    const ply& written = game_.plies[next.first];
    numbered& here = plies_[next.first];
    here.expected = number + 1;
    here.number = here.expected;
    if (written.number_unknown != 0) {
        here.fault = number_fault::unknown;
        return;
    }
    // The number after it shows that it completes the move before.
    if (is_black_alone(next) && before.black == no_node && written.number != 0 && written.number != number &&
        next.next != no_node && game_.plies[next.next].number == number + 1) {
        here.number = here.expected = number;
        here.fault = number_fault::wrong;
        return;
    }
    if (written.number == here.expected || written.number == 0 || written.number == largest_number)
        return;
    const bool repeated = written.number == number || written.number == game_.plies[before.first].number;
    if (repeated && is_black_alone(next) && before.black == no_node) {
        here.number = number;
        here.fault = number_fault::continued;
        slip_ = {};
        return;
    }
    if (goes_on_after_slip(before.first, written.number) || agrees_with_count(written.number)) {
        here.number = written.number;
        return;
    }
    here.fault = number_fault::wrong;
    if (next.next == no_node || game_.plies[next.next].number != written.number + 1U)
        return;
    here.number = written.number;
    slip_ = {by_number_.size(), here.expected};
}

// Whether it is the number of the next move if the last slip and those that go on from it are counted; they
// are the wrong ones then.
bool game_lines::agrees_with_count(std::uint32_t written) {
    if (slip_.right == 0 || written != slip_.right + (by_number_.size() - slip_.begin))
        return false;
    for (std::uint32_t right = slip_.right; right != written; ++right) {
        const written_move wrong = move_from(game_, by_number_[slip_.begin + (right - slip_.right)]);
        numbered& first = plies_[wrong.first];
        first.number = first.expected = right;
        const std::uint32_t read = game_.plies[wrong.first].number;
        first.is_outnumbered = true;
        first.fault = read == 0 || read == right ? number_fault::none : number_fault::wrong;
        plies_[wrong.last].number = plies_[wrong.last].expected = right;
    }
    slip_ = {};
    return true;
}

// One slip is one finding. The first number of a variation may have been the slip, and its moves go on from
// the move that the variation comes after.
bool game_lines::goes_on_after_slip(node before, std::uint32_t written) const {
    if (fault_of(before) == number_fault::wrong && written == game_.plies[before].number + 1U)
        return true;
    const line_index asked = line_of(before);
    const line& play = lines_[asked];
    const bool slip = play.fault == branch_fault::earlier || play.fault == branch_fault::nowhere;
    return slip && play_of(game_, asked).first_ply == before && written == number_of(play.comes_after) + 1;
}

node game_lines::called_after(line_index variation) const {
    const line& called = lines_[variation];
    return called.branches_at != no_node ? called.branches_at : called.comes_after;
}

std::uint32_t game_lines::called_by(line_index variation) const {
    const node after = called_after(variation);
    return after == no_node ? lines_[variation].first_number : number_of(after);
}

node game_lines::find(line_index asked, std::uint32_t number) const {
    const std::span<const node> moves = by_number(asked);
    const auto at =
        std::ranges::lower_bound(moves, number, {}, [this](node which) { return number_of(which); });
    return at != moves.end() && number_of(*at) == number ? *at : no_node;
}

line_index game_lines::reaching(line_index asked, std::uint32_t number) const {
    while (lines_[asked].first_number > number) {
        if (lines_[asked].parent == no_line)
            return no_line;
        const line_index far = lines_[asked].jump;
        asked = lines_[far].first_number > number ? far : lines_[asked].parent;
    }
    return asked;
}

} // namespace ctlpgn
