// Diplomat as a notation: the functions that the core calls.
#include "notations/diplomat/diplomat.hpp"

#include "notations/diplomat/catalogue.hpp"
#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/fixes/fixes.hpp"
#include "notations/diplomat/harmless.hpp"
#include "notations/diplomat/help.hpp"
#include "notations/diplomat/highlighting.hpp"
#include "notations/diplomat/likeness.hpp"
#include "notations/diplomat/lint/rules.hpp"
#include "notations/diplomat/positions/board.hpp"
#include "notations/diplomat/positions/board_plan.hpp"
#include "notations/diplomat/positions/start.hpp"
#include "notations/diplomat/reading/ply_parts.hpp"
#include "notations/diplomat/reading/readings.hpp"
#include "notations/diplomat/repair/repair.hpp"
#include "notations/diplomat/replay/replay.hpp"
#include "notations/diplomat/words.hpp"
#include "notations/diplomat/writing/simplify.hpp"
#include "notations/diplomat/writing/wordings.hpp"
#include "notations/diplomat/writing/writer.hpp"

namespace ctlpgn::diplomat {

const notation description{
    .name = "diplomat",
    .title = "Diplomat, games of Diplomat chess",
    .extension = ".diplomat",
    .variant = "Diplomat",
    .words = &words,
    .code_block = code_block,
    .code_letter = code_letter,
    .own_diagnostics = own_diagnostics,
#ifndef CTLPGN_WITHOUT_EXPLANATIONS
    .core_examples = core_examples,
    .example_file = example_file,
#endif
    .likeness_of = likeness_of,
    .position_likeness = position_likeness,
#ifndef CTLPGN_WITHOUT_STRICT_READINGS
    .accepts = accepts,
#endif
    .read_game = read_game,
    .find_game = find_game,
    .initial = initial,
    .check = check,
    .keep_causes = keep_causes_by<recurrence>,
    .find_swallowed_text = find_swallowed_text,
    .find_fixes = find_fixes,
    .repair = repair_moves,
    .ask_board = ctlpgn::ask_board<way_onto_board>,
    .end_in = end_in,
    .plies = plies,
    .game_from = game_from,
    .draw = draw,
    .parts_of = parts_of,
    .make_writer = make_writer,
    .layout = {.lines = arrangement::move_lines, .shows_depth = false, .numbers_are_form = true},
    .harmless = &harmless,
    .letter_sets = wordings,
    .find_letters = find_wording,
    .simplify = simplify,
#ifndef CTLPGN_WITHOUT_EXPLANATIONS
    .colours = &colours,
#endif
    .resolve = replayed_plies<way_onto_board>,
#ifndef CTLPGN_WITHOUT_EXPLANATIONS
    .help = &help,
#endif
    .plan = plan,
    .men = men,
    .men_letters = "PHBRDK",
};

} // namespace ctlpgn::diplomat
