// The description of xiangqi: which function answers each request of the core.
#include "notations/xiangqi/xiangqi.hpp"

#include "notations/xiangqi/catalogue.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/fixes/fixes.hpp"
#include "notations/xiangqi/forms/form.hpp"
#include "notations/xiangqi/harmless.hpp"
#include "notations/xiangqi/help.hpp"
#include "notations/xiangqi/highlighting.hpp"
#include "notations/xiangqi/likeness.hpp"
#include "notations/xiangqi/lint/rules.hpp"
#include "notations/xiangqi/positions/board.hpp"
#include "notations/xiangqi/positions/board_plan.hpp"
#include "notations/xiangqi/positions/start.hpp"
#include "notations/xiangqi/reading/ply_parts.hpp"
#include "notations/xiangqi/reading/readings.hpp"
#include "notations/xiangqi/repair/repair.hpp"
#include "notations/xiangqi/replay/replay.hpp"
#include "notations/xiangqi/tags.hpp"
#include "notations/xiangqi/words.hpp"
#include "notations/xiangqi/writing/simplify.hpp"
#include "notations/xiangqi/writing/writer.hpp"

#include <array>

namespace ctlpgn::xiangqi {

namespace {

constexpr std::array<std::string_view, 4> shared_extensions{".ccf", ".pgn", ".txt", ".xiangqi"};

} // namespace

const notation description{
    .name = "xiangqi",
    .title = "Chinese Chess File Format, games of xiangqi",
    .extension = ".wxf",
    .shared_extensions = shared_extensions,
    .written_dialects = written_dialects,
    .variant = "Xiangqi",
    .words = &words,
    .code_block = code_block,
    .code_letter = code_letter,
    .own_diagnostics = own_diagnostics,
#ifndef CTLPGN_WITHOUT_EXPLANATIONS
    .core_examples = core_examples,
#endif
    .missing_opening = codes::missing_game,
#ifndef CTLPGN_WITHOUT_EXPLANATIONS
    .example_file = example_file,
#endif
    .likeness_of = likeness_of,
    .position_likeness = position_likeness,
#ifndef CTLPGN_WITHOUT_STRICT_READINGS
    .accepts = accepts,
#endif
    .read_game = read_game,
    .preamble_of = find_format,
    .find_game = find_game,
    .initial = initial,
    .check = check,
    .keep_causes = keep_causes_by<recurrence>,
    .find_swallowed_text = find_unwritten_text,
    .find_fixes = find_fixes,
    .repair = repair_moves,
    .ask_board = ctlpgn::ask_board<way_onto_board>,
    .end_in = end_in,
    .plies = plies,
#ifndef CTLPGN_WITHOUT_EXPLANATIONS
    .plies_in_game = plies_in_game,
#endif
    .game_from = game_from,
    .draw = draw,
    .parts_of = parts_of,
    .make_writer = make_writer,
    .layout = {.lines = arrangement::move_lines,
               .variations_last = true,
               .shows_depth = false,
               .space_after_tags = false,
               .numbers_are_form = true},
    .harmless = &harmless,
    .letter_sets = letter_sets,
    .find_letters = find_letters,
    .declares_letters = true,
    .move_forms = move_forms,
    .simplify = simplify,
#ifndef CTLPGN_WITHOUT_EXPLANATIONS
    .colours = &colours,
#endif
    .resolve = replayed_plies<way_onto_board>,
    .complete = drop_pgn_set_up,
#ifndef CTLPGN_WITHOUT_EXPLANATIONS
    .help = &help,
#endif
    .plan = plan,
    .men = men,
    .men_letters = "PAEHCRK",
};

} // namespace ctlpgn::xiangqi
