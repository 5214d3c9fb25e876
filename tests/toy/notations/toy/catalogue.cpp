#include "catalogue/row.hpp"
#include "notations/toy/codes.hpp"
#include "notations/toy/toy.hpp"

namespace ctlpgn::toy {

namespace {

using namespace catalogue_rows;

constexpr diagnostic_info own[] = {
    {codes::missing_dot,
     warning,
     "toy-missing-dot",
     "a move number must have a dot after it, found {found}",
     "Numbers are followed by a dot, so that they are not taken for a cell. Write the dot.",
     safe,
     {moves, "1 b2 a1", "1. b2 a1"}},
    {codes::cell_taken,
     error,
     "cell-taken",
     "a ply must take a free cell, found {found}: {reason}",
     "Each cell is taken once. What follows has been read as if this ply had not been played. Correct the "
     "cell.",
     never,
     {moves, "1. b2 b2", "1. b2 a1"}},
    {codes::play_after_win,
     warning,
     "play-after-win",
     "{found} must not be played after three in a row",
     "The game is over when somebody has three in a row. Remove the plies after that.",
     never,
     {moves, "1. a1 b1 2. a2 b2 3. a3 c3", "1. a1 b1 2. a2 b2 3. a3"}},
};
static_assert(are_in_order(own));

// All that can be reported besides: by the grammar, by parsing::reading_state (what is invalid, and limits),
// by the shared rules that check() lists, and by check_game (texts that programs have garbled). A code that
// is missing here is said to be said of no game.
constexpr core_example of_core[] = {
    {code::byte_order_mark, {file, "\xEF\xBB\xBF*\n", "*\n"}},
    {code::invalid_utf8, {moves, "{caf\xC3\xA9 caf\xE9}", "{caf\xC3\xA9 caf\xC3\xA9}"}},
    {code::lone_carriage_return, {moves, "1. b2 a1\r2. b3", "1. b2 a1\n2. b3"}},
    {code::control_character, {moves, "1. b2 {the \xC2\x81middle}", "1. b2 {the middle}"}},
    {code::unreadable_tag, {tags, "[Event Table]", "[Event \"Table\"]"}},
    {code::unclosed_variation, {file, "1. b2 (1. a1\n", "1. b2 (1. a1) *\n"}},
    {code::stray_parenthesis, {moves, "1. b2 )", "1. b2"}},
    {code::unclosed_comment, {file, "1. b2 * {\n", "1. b2 *\n"}},
    {code::stray_brace, {moves, "1. b2 }", "1. b2"}},
    {code::missing_result, {file, "1. b2\n", "1. b2 *\n"}},
    {code::unexpected_text, {moves, "1. b2 d4", "1. b2 a1"}},
    {code::nesting_too_deep, {}},
    {code::too_many_tags, {}},
    {code::comment_too_long, {}},
    {code::game_too_long, {}},
    {code::number_too_large, {moves, "1. b2 a1 99999999999. b3", "1. b2 a1 2. b3"}},
    {code::too_many_findings, {}},
    {code::wrong_number, {moves, "1. b2 a1 3. b3", "1. b2 a1 2. b3"}},
    {code::repeated_number, {moves, "1. b2 1. a1", "1. b2 a1"}},
    {code::result_differs_from_tag, {file, "[Result \"1-0\"]\n\n1. b2 =\n", "[Result \"=\"]\n\n1. b2 =\n"}},
    {code::variation_repeats_ply, {moves, "1. b2 (1. b2)", "1. b2 (1. a1)"}},
    {code::lost_character, {moves, "1. b2 {caf\xEF\xBF\xBD}", "1. b2 {caf\xC3\xA9}"}},
    {code::double_encoding, {moves, "1. b2 {caf\xC3\x83\xC2\xA9}", "1. b2 {caf\xC3\xA9}"}},
};

} // namespace

std::span<const diagnostic_info> own_diagnostics() {
    return own;
}

std::span<const core_example> core_examples() {
    return of_core;
}

std::string example_file(example_place place, std::string_view example) {
    std::string text(example);
    switch (place) {
    case example_place::tags: return text + "\n*\n";
    case example_place::moves: return text + " *\n";
    case example_place::file:
    case example_place::position: break;
    }
    return text;
}

} // namespace ctlpgn::toy
