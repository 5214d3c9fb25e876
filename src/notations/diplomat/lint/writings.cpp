#include "notations/diplomat/lint/writings.hpp"

#include "text/ascii.hpp"
#include "text/writings/kinds.hpp"

namespace ctlpgn::diplomat {

namespace {

// 1. d3 2. k3 for 1. d3, k3: a comma goes where the second number stood.
std::vector<plain_piece> numbers_before_half_moves(std::string_view text) {
    std::vector<plain_piece> pieces = numbers_of_plies(text);
    for (plain_piece& each : pieces) {
        if (!each.written.empty())
            continue;
        each.begin = text.substr(0, each.begin).find_last_not_of(white_space) + 1;
        each.written = each.begin != 0 && text[each.begin - 1] == ',' ? " " : ", ";
    }
    return pieces;
}

constexpr writing writings[] = {
    {"with a number before each half-move", ". ", false, numbers_before_half_moves},
};

} // namespace

std::span<const writing> own_writings() {
    return writings;
}

} // namespace ctlpgn::diplomat
