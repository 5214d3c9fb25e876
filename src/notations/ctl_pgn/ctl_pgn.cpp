// The description of CTL-PGN: which function answers each request of the core.
#include "notations/ctl_pgn/ctl_pgn.hpp"

#include "notations/ctl_pgn/catalogue.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/help.hpp"
#include "notations/ctl_pgn/highlighting.hpp"
#include "notations/ctl_pgn/lint/causes/causes.hpp"
#include "notations/ctl_pgn/lint/causes/recurring.hpp"
#include "notations/ctl_pgn/lint/minimal_profile.hpp"
#include "notations/ctl_pgn/lint/writings.hpp"
#include "notations/ctl_pgn/positions/board_plan.hpp"
#include "notations/ctl_pgn/positions/initial.hpp"
#include "notations/ctl_pgn/reading/likeness.hpp"
#include "notations/ctl_pgn/reading/ply_parts.hpp"
#include "notations/ctl_pgn/reading/readings.hpp"
#include "notations/ctl_pgn/repair/repair.hpp"
#include "notations/ctl_pgn/rules.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "notations/ctl_pgn/writing/harmless.hpp"
#include "notations/ctl_pgn/writing/letters.hpp"
#include "notations/ctl_pgn/writing/simplify.hpp"
#include "notations/ctl_pgn/writing/tag_writer.hpp"
#include "notations/ctl_pgn/writing/writer.hpp"

#include <array>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

std::size_t find_game(std::string_view text) {
    const std::size_t line_end = text.find("\n[Variant ");
    return line_end == std::string_view::npos ? line_end : line_end + 1;
}

constexpr std::array<lint_profile, 2> profiles{{
    {.name = "full", .title = "all of the format"},
    {.name = "minimal",
     .title = "what a minimum reader of the format reads",
     .highest = check_level::coherent,
     .apply = apply_minimal_profile,
     .fixes = false,
     .suppressions = false},
}};

constexpr std::array<std::string_view, 1> dialects{"catalan"};

} // namespace

const notation description{
    .name = "ctl-pgn",
    .title = "CTL-PGN, games of C'escacs",
    .extension = ".ctl-pgn",
    .dialects = dialects,
    .variant = "C'escacs",
    .words = &words,
    .own_diagnostics = own_diagnostics,
#ifndef CTLPGN_WITHOUT_EXPLANATIONS
    .core_examples = core_examples,
#endif
    .missing_opening = codes::missing_variant,
    .others_ply = codes::origin_holds_opponents_piece,
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
    .initial = initial,
    .check = check,
    .keep_causes = keep_causes_by<recurrence>,
#ifndef CTLPGN_WITHOUT_WRITINGS
    .writings = own_writings,
#endif
    .find_fixes = find_fixes,
    .repair = repair_moves,
    .ask_board = ask_board,
    .end_in = end_in,
    .plies = plies,
#ifndef CTLPGN_WITHOUT_EXPLANATIONS
    .plies_in_game = plies_in_game,
#endif
    .game_from = game_from,
    .draw = draw,
    .parts_of = parts_of,
    .make_writer = make_writer,
    .harmless = &harmless,
    .letter_sets = letter_sets,
    .find_letters = find_letters,
    .declares_letters = true,
    .simplify = simplify,
    .profiles = profiles,
#ifndef CTLPGN_WITHOUT_EXPLANATIONS
    .colours = &colours,
#endif
    .variant_of = variant_text,
    .complete = use_letters_of_game,
#ifndef CTLPGN_WITHOUT_EXPLANATIONS
    .help = &help,
#endif
    .plan = plan,
    .men = men,
    .men_letters = "PEJNGRVDK",
};

} // namespace ctlpgn::ctl_pgn
