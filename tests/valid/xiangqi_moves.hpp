// Plies of xiangqi in the forms that a file can choose. They are drafted in ICCS.
#pragma once

#include "valid/chance.hpp"
#include "valid/drafted_game.hpp"
#include "valid/freedoms.hpp"

#include <cstdint>
#include <string_view>

namespace ctlpgn::valid {

enum class move_form : std::uint8_t { iccs, lalg, salg, axf, wxf };

enum class xiangqi_freely : std::uint8_t {
    small_letters,
    other_letters,
    other_sideways,
    orders_of_guards,
    check_signs,
    numbers_for_black,
    dots_for_black,
    odd_gaps,
    plies_on_lines,
    odd_markers,
    early_variations,
    odd_gaps_in_blocks,
    line_comments,
    block_comments,
    empty_comments,
    header_in_other_order,
    more_header,
    iccs_declared,
    set_up_of_men,
    more_fields,
    last
};

// Changes the texts of plies to the form and to what the author does.
void write_plies(drafted_game& game, move_form form, freedoms& author, chance& lot);

} // namespace ctlpgn::valid
