#include "notations/xiangqi/catalogue/catalogue.hpp"

#include "notations/xiangqi/catalogue/board.hpp"
#include "notations/xiangqi/catalogue/comments.hpp"
#include "notations/xiangqi/catalogue/core_examples.hpp"
#include "notations/xiangqi/catalogue/header.hpp"
#include "notations/xiangqi/catalogue/moves.hpp"
#include "notations/xiangqi/catalogue/positions.hpp"
#include "notations/xiangqi/catalogue/rules_of_ends.hpp"
#include "notations/xiangqi/catalogue/rules_of_movement.hpp"
#include "notations/xiangqi/catalogue/syntax_file.hpp"
#include "notations/xiangqi/catalogue/syntax_half_moves.hpp"
#include "notations/xiangqi/catalogue/syntax_moves.hpp"
#include "notations/xiangqi/catalogue/syntax_positions.hpp"
#include "notations/xiangqi/catalogue/variations.hpp"

namespace ctlpgn::xiangqi {

namespace {

constexpr auto own =
    catalogue_rows::joined(rows::syntax_file_rows, rows::syntax_moves_rows, rows::syntax_half_moves_rows,
                           rows::syntax_positions_rows, rows::syntax_tags_rows, rows::header_rows,
                           rows::moves_rows, rows::variations_rows, rows::comments_rows, rows::positions_rows,
                           rows::board_rows, rows::rules_of_movement_rows, rows::rules_of_ends_rows);
static_assert(catalogue_rows::are_in_order(own), "the rows of xiangqi are out of order, or a code has two");

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
    case example_place::tags: return "GAME 1\n" + text + "\nSTART{\n1. H2-E2 H9-G7\n}\n";
    case example_place::moves: return "FORMAT AXF\nGAME 1\nSTART{\n" + text + "\n}\n";
    case example_place::position: return "GAME 1\nSETUP{ " + text + " }\nSTART{\n}\n";
    }
    return text;
}

} // namespace ctlpgn::xiangqi
