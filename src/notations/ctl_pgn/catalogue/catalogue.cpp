#include "notations/ctl_pgn/catalogue/catalogue.hpp"

#include "notations/ctl_pgn/catalogue/board/letters.hpp"
#include "notations/ctl_pgn/catalogue/board/plies.hpp"
#include "notations/ctl_pgn/catalogue/comments/references.hpp"
#include "notations/ctl_pgn/catalogue/core_examples.hpp"
#include "notations/ctl_pgn/catalogue/files/profiles.hpp"
#include "notations/ctl_pgn/catalogue/files/style.hpp"
#include "notations/ctl_pgn/catalogue/moves/ends.hpp"
#include "notations/ctl_pgn/catalogue/moves/numbers.hpp"
#include "notations/ctl_pgn/catalogue/positions/sense.hpp"
#include "notations/ctl_pgn/catalogue/rules/check_marks.hpp"
#include "notations/ctl_pgn/catalogue/rules/ends.hpp"
#include "notations/ctl_pgn/catalogue/rules/plies.hpp"
#include "notations/ctl_pgn/catalogue/syntax/comments.hpp"
#include "notations/ctl_pgn/catalogue/syntax/moves.hpp"
#include "notations/ctl_pgn/catalogue/syntax/plies.hpp"
#include "notations/ctl_pgn/catalogue/syntax/positions.hpp"
#include "notations/ctl_pgn/catalogue/syntax/results.hpp"
#include "notations/ctl_pgn/catalogue/syntax/tags.hpp"
#include "notations/ctl_pgn/catalogue/syntax/variations.hpp"
#include "notations/ctl_pgn/catalogue/tags/contradictions.hpp"
#include "notations/ctl_pgn/catalogue/tags/names.hpp"
#include "notations/ctl_pgn/catalogue/tags/rosters.hpp"
#include "notations/ctl_pgn/catalogue/tags/values.hpp"
#include "notations/ctl_pgn/catalogue/tags/words.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

using namespace catalogue_rows;
using ctlpgn::catalogue_rows::are_in_order;
using ctlpgn::catalogue_rows::joined;

constexpr auto own =
    joined(syntax_tags, syntax_moves, syntax_plies, syntax_variations, syntax_comments, syntax_results,
           syntax_positions, tags_names, tags_rosters, tags_values, tags_words, tags_contradictions,
           moves_numbers, moves_ends, comments_references, positions_sense, board_plies, board_letters,
           rules_plies, rules_check_marks, rules_ends, files_style, files_profiles);

static_assert(are_in_order(own), "the rows of CTL-PGN are out of order, or a code has two");

constexpr std::string_view head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n";
constexpr std::string_view rest = "\n1. F8-F10 :\n*\n";

} // namespace

std::span<const diagnostic_info> own_diagnostics() {
    return ctlpgn::catalogue_rows::in_this_build<own>();
}

std::span<const core_example> core_examples() {
    return catalogue_rows::core_examples;
}

std::string example_file(example_place place, std::string_view example) {
    switch (place) {
    case example_place::file: return std::string(example);
    case example_place::tags: return ctlpgn::catalogue_rows::join({head, example, "\n", rest});
    case example_place::moves: return ctlpgn::catalogue_rows::join({head, "\n", example, "\n*\n"});
    case example_place::position:
        return ctlpgn::catalogue_rows::join({head, "[PDTL \"", example, "\"]\n", rest});
    }
    return {};
}

} // namespace ctlpgn::ctl_pgn
