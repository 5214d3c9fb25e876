#include "notations/pgn/catalogue/catalogue.hpp"

#include "notations/pgn/catalogue/board/moves.hpp"
#include "notations/pgn/catalogue/board/plies.hpp"
#include "notations/pgn/catalogue/comments/commands.hpp"
#include "notations/pgn/catalogue/core_examples.hpp"
#include "notations/pgn/catalogue/lint/profiles.hpp"
#include "notations/pgn/catalogue/moves/results.hpp"
#include "notations/pgn/catalogue/moves/variations.hpp"
#include "notations/pgn/catalogue/positions/sense.hpp"
#include "notations/pgn/catalogue/rules/ends.hpp"
#include "notations/pgn/catalogue/rules/marks.hpp"
#include "notations/pgn/catalogue/syntax/annotations.hpp"
#include "notations/pgn/catalogue/syntax/numbers.hpp"
#include "notations/pgn/catalogue/syntax/plies.hpp"
#include "notations/pgn/catalogue/syntax/positions.hpp"
#include "notations/pgn/catalogue/syntax/results.hpp"
#include "notations/pgn/catalogue/syntax/tags.hpp"
#include "notations/pgn/catalogue/syntax/text.hpp"
#include "notations/pgn/catalogue/tags/names.hpp"
#include "notations/pgn/catalogue/tags/rosters.hpp"
#include "notations/pgn/catalogue/tags/values.hpp"

namespace ctlpgn::pgn {

namespace {

using namespace catalogue_rows;
using ctlpgn::catalogue_rows::are_in_order;
using ctlpgn::catalogue_rows::joined;

constexpr auto own = joined(syntax_text, syntax_tags, syntax_numbers, syntax_plies, syntax_annotations,
                            syntax_results, syntax_positions, tags_rosters, tags_names, tags_values,
                            moves_results, variations_places, comments_commands, positions_sense, board_moves,
                            board_plies, rules_ends, rules_marks, lint_profiles);

static_assert(are_in_order(own), "the rows of PGN are out of order, or a code has two");

constexpr std::string_view head = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                                  "[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n";

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
    case example_place::tags: return ctlpgn::catalogue_rows::join({head, example, "\n\n*\n"});
    case example_place::moves: return ctlpgn::catalogue_rows::join({head, "\n", example, " *\n"});
    case example_place::position:
        return ctlpgn::catalogue_rows::join({head, "[SetUp \"1\"]\n[FEN \"", example, "\"]\n\n*\n"});
    }
    return {};
}

} // namespace ctlpgn::pgn
