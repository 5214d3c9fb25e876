#include "tree/numbered_replies.hpp"

namespace ctlpgn {

namespace {

// Whether White has both plies, one after the other and each with a number, and nothing but comments between.
bool are_both_whites(const game& record, node first, node second) {
    const ply& begun = record.plies[first];
    const ply& after = record.plies[second];
    return second == first + 1 && begun.next == second && begun.player == side::white &&
           after.player == side::white && begun.number != 0 && after.number != 0;
}

} // namespace

node numbered_reply_before(const game& record, node next) {
    if (next < 2 || !are_both_whites(record, next - 2, next - 1) || !are_both_whites(record, next - 1, next))
        return no_node;
    return record.plies[next].number == record.plies[next - 2].number + 1U ? next - 1 : no_node;
}

node numbered_reply_at_end(const game& record) {
    const auto count = static_cast<node>(record.plies.size());
    if (count < 2 || !record.variations.empty() || !are_both_whites(record, count - 2, count - 1))
        return no_node;
    return record.plies[count - 1].number == record.plies[count - 2].number ? count - 1 : no_node;
}

} // namespace ctlpgn
