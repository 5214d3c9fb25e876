// A number is that of the move that its ply belongs to (8.2.2); order alone decides which ply it is.
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/replay/ply_numbers.hpp"

#include <string>

namespace ctlpgn::pgn {

namespace {

// What is larger has been reported when it was read.
constexpr std::uint32_t largest_number = 0x7fffffff;

// A wrong number is one slip: what follows may go on from it, variations included. By node: how far the
// numbers have been from the right ones so far.
using shifts = std::vector<std::int64_t>;

void check_line(check_context& context, node first, const std::vector<std::uint32_t>& numbers,
                std::int64_t shift, shifts& at) {
    const game& in = context.read;
    for (node n = first; n != no_node; n = in.plies[n].next) {
        const ply& here = in.plies[n];
        at[n] = shift;
        if (here.number == 0 || here.number == largest_number)
            continue;
        const std::int64_t found = std::int64_t{here.number} - numbers[n];
        if (found == 0)
            shift = at[n] = 0;
        if (found == shift)
            continue;
        shift = at[n] = found;
        context.report(codes::wrong_number, context.parts_of(n).number, std::to_string(numbers[n])).at_ply =
            n;
    }
}

} // namespace

void check_move_numbers(check_context& context) {
    const std::vector<std::uint32_t> numbers = ply_numbers(context.read);
    shifts at(numbers.size());
    check_line(context, context.read.main_line.first_ply, numbers, 0, at);
    // A variation stands after the ply that it replaces, so that has been looked at.
    for (const variation& each : context.read.variations)
        check_line(context, each.line.first_ply, numbers, each.replaces == no_node ? 0 : at[each.replaces],
                   at);
}

} // namespace ctlpgn::pgn
