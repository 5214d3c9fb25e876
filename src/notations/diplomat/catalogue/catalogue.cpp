#include "notations/diplomat/catalogue/catalogue.hpp"

#include "notations/diplomat/catalogue/board.hpp"
#include "notations/diplomat/catalogue/core_examples.hpp"
#include "notations/diplomat/catalogue/moves.hpp"
#include "notations/diplomat/catalogue/positions.hpp"
#include "notations/diplomat/catalogue/rules_of_ends.hpp"
#include "notations/diplomat/catalogue/rules_of_movement.hpp"
#include "notations/diplomat/catalogue/syntax_half_moves.hpp"
#include "notations/diplomat/catalogue/syntax_moves.hpp"
#include "notations/diplomat/catalogue/syntax_rest.hpp"
#include "notations/diplomat/catalogue/syntax_text.hpp"
#include "notations/diplomat/catalogue/tags.hpp"

namespace ctlpgn::diplomat {

namespace {

constexpr auto own = catalogue_rows::joined(
    rows::syntax_moves, rows::syntax_half_moves, rows::syntax_rest, rows::syntax_text, rows::tag_rows,
    rows::move_rows, rows::position_rows, rows::board_rows, rows::rules_of_movement, rows::rules_of_ends);
static_assert(catalogue_rows::are_in_order(own), "the rows of Diplomat are out of order, or a code has two");

} // namespace

std::span<const diagnostic_info> own_diagnostics() {
    return catalogue_rows::in_this_build<own>();
}

std::span<const core_example> core_examples() {
    return rows::of_core;
}

std::string example_file(example_place place, std::string_view example) {
    const std::string text(example);
    switch (place) {
    case example_place::file: break;
    case example_place::tags: return text + "\n\n1. d3, k3\n*\n";
    case example_place::moves: return "[Variant \"Diplomat\"]\n\n" + text + "\n*\n";
    case example_place::position: return "[Variant \"Diplomat\"]\n[Setup \"" + text + "\"]\n\n*\n";
    }
    return text;
}

} // namespace ctlpgn::diplomat
