// PGN as a notation: the functions that the core calls.
#include "notations/pgn/pgn.hpp"

#include "notations/pgn/catalogue.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/comments/comment_parts.hpp"
#include "notations/pgn/due_result.hpp"
#include "notations/pgn/fixes/find_fixes.hpp"
#include "notations/pgn/harmless.hpp"
#include "notations/pgn/help.hpp"
#include "notations/pgn/highlighting.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/likeness.hpp"
#include "notations/pgn/lint/export_profile.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/lint/writings.hpp"
#include "notations/pgn/openings/opening.hpp"
#include "notations/pgn/positions/board_plan.hpp"
#include "notations/pgn/positions/board_text.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/reading/ply_parts.hpp"
#include "notations/pgn/reading/readings.hpp"
#include "notations/pgn/repair/repair.hpp"
#include "notations/pgn/replay/miswritten_position.hpp"
#include "notations/pgn/replay/replay.hpp"
#include "notations/pgn/simplify.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "notations/pgn/writing/move_style.hpp"
#include "notations/pgn/writing/san.hpp"
#include "notations/pgn/writing/writer.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

std::size_t find_game(std::string_view text) {
    const std::size_t line_end = text.find("\n[Event ");
    return line_end == std::string_view::npos ? line_end : line_end + 1;
}

// A tag after an empty line: the first tag of a game may be another than Event.
std::size_t guess_game(std::string_view text) {
    constexpr std::array<std::string_view, 2> beginnings{"\n\n[", "\n\r\n["};
    for (const std::string_view each : beginnings)
        if (const std::size_t found = text.find(each); found != std::string_view::npos)
            return found + each.size() - 1;
    return std::string_view::npos;
}

// A tree that is built without a result has that of its tag, or else the game is not finished.
void complete(game& built) {
    take_miswritten_position(built);
    if (built.result == 0)
        built.result = due_result(built);
}

constexpr std::array<lint_profile, 3> profiles{{
    {.name = "import", .title = "import format, what every reader reads"},
    {.name = "export", .title = "export format, what programs write", .apply = apply_export_profile},
    {.name = "reduced",
     .title = "reduced export format, moves and the seven tags",
     .apply = apply_reduced_profile},
}};

constexpr std::array<std::string_view, 2> editions{"1994", "1993"};

} // namespace

const notation description{
    .name = "pgn",
    .title = "PGN, games of chess",
    .extension = ".pgn",
    .variant = "Standard",
    .words = &words,
    .code_block = code_block,
    .code_letter = code_letter,
    .own_diagnostics = own_diagnostics,
#ifndef CTLPGN_WITHOUT_EXPLANATIONS
    .core_examples = core_examples,
#endif
    .next_opening = codes::lost_result,
    .wrong_parentheses = wrong_parentheses,
#ifndef CTLPGN_WITHOUT_EXPLANATIONS
    .example_file = example_file,
#endif
    .likeness_of = likeness_of,
    .position_likeness = position_likeness,
#ifndef CTLPGN_WITHOUT_STRICT_READINGS
    .accepts = accepts,
#endif
    .read_game = read_game,
    .find_game = find_game,
    .guess_game = guess_game,
    .initial = initial,
    .check = check,
    .keep_causes = keep_causes,
    .find_swallowed_text = find_swallowed_text,
#ifndef CTLPGN_WITHOUT_WRITINGS
    .writings = own_writings,
    .is_piece_letter = [](std::string_view letter) { return foreign_symbol(letter) != unsaid_piece; },
#endif
    .find_fixes = find_fixes,
    .repair = repair_moves,
    .ask_board = ctlpgn::ask_board<way_onto_board>,
    .end_in = end_in,
    .plies = plies,
    .plies_in_game = plies_in_game,
#ifndef CTLPGN_WITHOUT_OPENINGS
    .opening_of = opening_of,
#endif
    .game_from = game_from,
    .draw = draw,
    .parts_of = parts_of,
    .part_of_comment = part_of_comment,
    .standard_moves = san_texts,
    .make_writer = make_writer,
    .layout = {.lines = arrangement::filled_lines,
               .width = 79,
               .variations_last = false,
               .shows_depth = false,
               .space_after_tags = true,
               .numbers_are_form = true},
    .harmless = &harmless,
    .letter_sets = letter_sets,
    .find_letters = find_letters,
    .simplify = simplify,
    .profiles = profiles,
    .editions = editions,
#ifndef CTLPGN_WITHOUT_EXPLANATIONS
    .colours = &colours,
#endif
    .variant_of = variant_of,
    .rules_of = name_of_rules,
    .resolve = resolve_plies,
    .complete = complete,
#ifndef CTLPGN_WITHOUT_EXPLANATIONS
    .help = &help,
#endif
    .plan = plan,
    .men = men,
    .men_letters = "PNBRQK",
};

} // namespace ctlpgn::pgn
