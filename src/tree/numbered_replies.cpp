#include "tree/numbered_replies.hpp"

#include <cstdint>

namespace ctlpgn {

namespace {

// Whether both plies are White's, one after the other with nothing but comments between, and the second has a
// number.
bool are_both_whites(const game& record, node first, node second) {
    const ply& begun = record.plies[first];
    const ply& after = record.plies[second];
    return second == first + 1 && begun.next == second && begun.player == side::white &&
           after.player == side::white && after.number != 0;
}

// The number of a ply of White's, written or counted from those before it in its line; 0: unknown.
std::uint32_t number_of(const game& record, node at) {
    std::uint32_t moves = 0;
    for (; record.plies[at].number == 0; --at) {
        if (at == 0 || record.plies[at - 1].next != at)
            return at == record.main_line.first_ply ? moves + 1 : 0;
        if (record.plies[at - 1].player == side::black || record.plies[at].player == side::white)
            ++moves;
    }
    return record.plies[at].number + moves;
}

} // namespace

node numbered_reply_before(const game& record, node next) {
    if (next < 2 || !are_both_whites(record, next - 2, next - 1) || !are_both_whites(record, next - 1, next))
        return no_node;
    const std::uint32_t number = number_of(record, next - 2);
    return number != 0 && record.plies[next].number == number + 1U ? next - 1 : no_node;
}

node numbered_reply_at_end(const game& record) {
    const auto count = static_cast<node>(record.plies.size());
    if (count < 2 || !record.variations.empty() || !are_both_whites(record, count - 2, count - 1))
        return no_node;
    return record.plies[count - 1].number == number_of(record, count - 2) ? count - 1 : no_node;
}

} // namespace ctlpgn
