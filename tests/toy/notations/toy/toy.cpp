#include "notations/toy/toy.hpp"

#include "games/toy/board.hpp"
#include "notations/toy/catalogue.hpp"
#include "notations/toy/codes.hpp"
#include "notations/toy/rule_tables.hpp"
#include "record/likeness.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::toy {

namespace {

constexpr std::array<std::string_view, 9> places{"a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"};
constexpr std::array<std::string_view, 2> pieces{"", "mark"};
constexpr std::array<std::string_view, 5> results{"", "1-0", "0-1", "=", "*"};
constexpr std::array<std::string_view, 1> nothing{""};

place captured_at(const ply& capturing) {
    return capturing.to;
}

std::string_view detail_word(char /*detail*/) {
    return {};
}

constexpr std::array<std::string_view, 1> shared_extensions{".txt"};

likeness likeness_of(std::string_view beginning) {
    return likeness_by_reading(description, beginning, [](const game& read) {
        return std::ranges::any_of(read.tags, [&read](const tag& each) {
            return read.raw(each.name) == "Game" && read.raw(each.value) == description.variant;
        });
    });
}

// "x...o.... x"
likeness position_likeness(std::string_view word) {
    const bool is_position = word.size() == cell_count + 2 && word.find_first_not_of("xo.") == cell_count &&
                             word[cell_count] == ' ';
    return is_position ? likeness::certain : likeness::none;
}

constexpr harmless_findings harmless{
    .always = rewritable, .if_empty = rewritable_if_empty, .in_plies = rewritable_in_plies};

} // namespace

const vocabulary words{.places = places,
                       .pieces = pieces,
                       .pawn = "cell", // what becomes a mark
                       .king = "",
                       .results = results,
                       .castlings = {},
                       .captures = nothing,
                       .checks = nothing,
                       .glyphs = nothing,
                       .marks = {},
                       .captured_at = captured_at,
                       .detail_word = detail_word};

const notation description{
    .name = "toy",
    .title = "noughts and crosses",
    .extension = ".toy",
    .shared_extensions = shared_extensions,
    .variant = "Noughts and crosses",
    .words = &words,
    .code_block = code_block,
    .code_letter = code_letter,
    .own_diagnostics = own_diagnostics,
    .core_examples = core_examples,
    .example_file = example_file,
    .likeness_of = likeness_of,
    .position_likeness = position_likeness,
    .accepts = accepts,
    .read_game = read_game,
    .find_game = find_game,
    .initial = initial,
    .check = check,
    .find_fixes = find_fixes,
    .ask_board = ask_board,
    .plies = plies,
    .draw = draw,
    .parts_of = parts_of,
    .make_writer = make_writer,
    .layout = {.lines = arrangement::filled_lines,
               .width = 40,
               .shows_depth = false,
               .numbers_are_form = true},
    .harmless = &harmless,
};

} // namespace ctlpgn::toy
