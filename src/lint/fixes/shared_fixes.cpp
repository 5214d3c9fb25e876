#include "lint/fixes/shared_fixes.hpp"

namespace ctlpgn {

namespace {

constexpr fix_row<fix_context> rows[] = {
    {code::byte_order_mark, fix_byte_order_mark},
    {code::invalid_utf8, fix_invalid_utf8},
    {code::lone_carriage_return, fix_lone_carriage_return},
    {code::control_character, fix_control_character},
    {code::foreign_hyphen, fix_foreign_hyphen},
    {code::mixed_line_ends, fix_mixed_line_ends},
    {code::leading_zero, fix_leading_zero},
    {code::wrong_number, fix_wrong_number},
    {code::variation_of_earlier_move, fix_number_of_variation},
    {code::variation_of_no_move, fix_number_of_variation},
    {code::unclosed_variation, fix_unclosed_variation},
    {code::repeated_label, fix_repeated_label},
    {code::comment_order, fix_comment_order},
    {code::unused_suppression, fix_unused_suppression},
    {code::lone_backslash, fix_lone_backslash},
    {code::newline_in_value, fix_newline_in_value},
    {code::spaced_value, fix_spaced_value},
};

} // namespace

std::span<const fix_row<fix_context>> shared_fixes() {
    return rows;
}

} // namespace ctlpgn
