#include "tree/numbered_replies.hpp"

namespace ctlpgn {

namespace {

// Whether White has both plies, one after the other and each with a number, and nothing but comments between.
bool are_both_whites(const game& in, node first, node second) {
    const ply& begun = in.plies[first];
    const ply& after = in.plies[second];
    return second == first + 1 && begun.next == second && begun.player == side::white &&
           after.player == side::white && begun.number != 0 && after.number != 0;
}

} // namespace

node numbered_reply_before(const game& in, node next) {
    if (next < 2 || !are_both_whites(in, next - 2, next - 1) || !are_both_whites(in, next - 1, next))
        return no_node;
    return in.plies[next].number == in.plies[next - 2].number + 1U ? next - 1 : no_node;
}

node numbered_reply_at_end(const game& in) {
    const auto count = static_cast<node>(in.plies.size());
    if (count < 2 || !in.variations.empty() || !are_both_whites(in, count - 2, count - 1))
        return no_node;
    return in.plies[count - 1].number == in.plies[count - 2].number ? count - 1 : no_node;
}

} // namespace ctlpgn
