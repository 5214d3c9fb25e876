#include "ctlpgn/catalogue.hpp"

#include "catalogue/board/letters.hpp"
#include "catalogue/board/plies.hpp"
#include "catalogue/comments/places.hpp"
#include "catalogue/comments/references.hpp"
#include "catalogue/files/style.hpp"
#include "catalogue/lint/lint.hpp"
#include "catalogue/moves/ends.hpp"
#include "catalogue/moves/numbers.hpp"
#include "catalogue/positions/sense.hpp"
#include "catalogue/rules/check_marks.hpp"
#include "catalogue/rules/ends.hpp"
#include "catalogue/rules/plies.hpp"
#include "catalogue/syntax/comments.hpp"
#include "catalogue/syntax/limits.hpp"
#include "catalogue/syntax/moves.hpp"
#include "catalogue/syntax/plies.hpp"
#include "catalogue/syntax/positions.hpp"
#include "catalogue/syntax/results.hpp"
#include "catalogue/syntax/tags.hpp"
#include "catalogue/syntax/text.hpp"
#include "catalogue/syntax/variations.hpp"
#include "catalogue/tags/contradictions.hpp"
#include "catalogue/tags/names.hpp"
#include "catalogue/tags/rosters.hpp"
#include "catalogue/tags/values.hpp"
#include "catalogue/tags/words.hpp"
#include "catalogue/variations/variations.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <stdexcept>

namespace ctlpgn {
namespace {

using namespace catalogue_rows;

struct layer_letter {
    std::uint16_t first;
    char letter;
};

constexpr layer_letter layer_letters[] = {
    {layer::syntax, 'S'},   {layer::tags, 'T'},      {layer::moves, 'M'}, {layer::variations, 'V'},
    {layer::comments, 'C'}, {layer::positions, 'P'}, {layer::board, 'B'}, {layer::rules, 'R'},
    {layer::files, 'F'},    {layer::lint, 'L'},
};
constexpr std::uint16_t layer_size = 1000;

template <std::size_t... Sizes> constexpr auto joined(const diagnostic_info (&... tables)[Sizes]) {
    std::array<diagnostic_info, (Sizes + ...)> result{};
    std::size_t filled = 0;
    const auto append = [&](std::span<const diagnostic_info> table) {
        for (const diagnostic_info& row : table)
            result[filled++] = row;
    };
    (append(tables), ...);
    return result;
}

constexpr auto all = joined(
    syntax_text, syntax_tags, syntax_moves, syntax_plies, syntax_variations, syntax_comments, syntax_results,
    syntax_positions, syntax_limits, tags_names, tags_rosters, tags_values, tags_words, tags_contradictions,
    moves_numbers, moves_ends, variations_branches, comments_places, comments_references, positions_sense,
    board_plies, board_letters, rules_plies, rules_check_marks, rules_ends, files_style, lint_directives);

static_assert(std::ranges::adjacent_find(all, std::ranges::greater_equal{}, &diagnostic_info::id) ==
                  all.end(),
              "the rows of the catalogue are out of order, or a code has two");

constexpr std::string_view head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n";
constexpr std::string_view rest = "\n1. F8-F10 :\n*\n";

std::string join(std::initializer_list<std::string_view> parts) {
    std::string result;
    for (const std::string_view part : parts)
        result += part;
    return result;
}

} // namespace

std::span<const diagnostic_info> catalogue() {
    return all;
}

const diagnostic_info& describe(code id) {
    const auto row = std::ranges::lower_bound(all, id, {}, &diagnostic_info::id);
    if (row == all.end() || row->id != id)
        throw std::logic_error("no diagnostic has the code " + std::to_string(static_cast<unsigned>(id)));
    return *row;
}

std::string code_text(code id) {
    const auto number = static_cast<unsigned>(id);
    const std::string digits = std::to_string(number % layer_size);
    std::string result(1, '?');
    for (const layer_letter& each : layer_letters)
        if (each.first == number - number % layer_size)
            result[0] = each.letter;
    return result.append(digits.size() < 3 ? 3 - digits.size() : 0, '0') + digits;
}

std::optional<code> find_code(std::string_view code_or_name) {
    for (const diagnostic_info& row : all)
        if (row.name == code_or_name || code_text(row.id) == code_or_name)
            return row.id;
    return std::nullopt;
}

std::string_view level_text(level of) {
    switch (of) {
    case level::note: return "note";
    case level::warning: return "warning";
    case level::error: return "error";
    }
    return {};
}

std::string_view fixable_text(fixable of) {
    switch (of) {
    case fixable::never: return "never";
    case fixable::safe: return "safe";
    case fixable::unsafe: return "unsafe";
    }
    return {};
}

std::string example_file(const diagnostic_info& of, std::string_view example) {
    switch (of.place) {
    case example_place::file: return std::string(example);
    case example_place::tags: return join({head, example, "\n", rest});
    case example_place::moves: return join({head, "\n", example, "\n*\n"});
    case example_place::position: return join({head, "[PDTL \"", example, "\"]\n", rest});
    }
    return {};
}

} // namespace ctlpgn
