// Which findings of PGN are one habit: moves with hyphens, figurines, the signs of a table.
#include "lint/rules/recurring.hpp"

#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace ctlpgn::pgn {

namespace {

// What has to be the same.
enum class compared : std::uint8_t {
    nothing,
    all // of the text, where numbers count as alike
};

struct habit {
    code id = code::none;
    compared what = compared::all;
};

// All are found while reading.
constexpr habit habits[]{
    habit{codes::unclosed_tag},
    habit{codes::unquoted_value, compared::nothing},
    habit{codes::unexpected_text},
    habit{codes::foreign_space},
    habit{codes::unopened_tag, compared::nothing},
    habit{codes::tag_punctuation},
    habit{codes::foreign_quotes, compared::nothing},
    habit{codes::glued_number, compared::nothing},
    habit{codes::number_punctuation},
    habit{codes::stray_punctuation},
    habit{codes::glued_text, compared::nothing},
    habit{codes::long_move, compared::nothing},
    habit{codes::coordinate_move, compared::nothing},
    habit{codes::capture_sign},
    habit{codes::missing_capture_sign, compared::nothing},
    habit{codes::uppercase_square, compared::nothing},
    habit{codes::lowercase_piece, compared::nothing},
    habit{codes::written_pawn, compared::nothing},
    habit{codes::figurine, compared::nothing},
    habit{codes::castling_sign},
    habit{codes::promotion_sign, compared::nothing},
    habit{codes::mark_words},
    habit{codes::mark_spacing, compared::nothing},
    habit{codes::suffix_spacing, compared::nothing},
    habit{codes::split_move, compared::nothing},
    habit{codes::text_in_parentheses},
    habit{codes::stray_bracket},
};

const habit* row_of(code id) {
    const auto* const row = std::ranges::find(habits, id, &habit::id);
    return row == std::end(habits) ? nullptr : row;
}

} // namespace

recurring_findings find_recurring(const game& of, const std::vector<finding>& findings) {
    finding_kinds kinds;
    for (const finding& each : findings) {
        const habit* const row = row_of(each.id);
        if (row == nullptr)
            continue;
        const std::string_view text = of.raw(each.where);
        // Text with a digit may hold a move, so each is told.
        const bool may_hold_move =
            each.id == codes::unexpected_text && text.find_first_of("0123456789") != std::string_view::npos;
        if (!may_hold_move)
            add_to_kind(kinds, each.id, row->what == compared::all ? alike_text(text, false) : std::string(),
                        each);
    }
    return recurring_of(std::move(kinds));
}

bool may_recur(code id) {
    return row_of(id) != nullptr;
}

} // namespace ctlpgn::pgn
