// The fixes that notations share, and how a notation's own table is used with them.
#pragma once

#include "lint/fixes/fix_context.hpp"
#include "lint/rules/conflict_markers.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

template <class Context> struct fix_row {
    code fixes;
    std::optional<fix> (*make)(const Context& context, const finding& found);
};

// bytes and characters (characters.cpp)
std::optional<fix> fix_byte_order_mark(const fix_context& context, const finding& found);
std::optional<fix> fix_invalid_utf8(const fix_context& context, const finding& found);
std::optional<fix> fix_lone_carriage_return(const fix_context& context, const finding& found);
std::optional<fix> fix_control_character(const fix_context& context, const finding& found);
std::optional<fix> fix_foreign_hyphen(const fix_context& context, const finding& found);
std::optional<fix> fix_mixed_line_ends(const fix_context& context, const finding& found);

// numbers of moves and variations (numbers.cpp)
std::optional<fix> fix_leading_zero(const fix_context& context, const finding& found);
std::optional<fix> fix_wrong_number(const fix_context& context, const finding& found);
std::optional<fix> fix_number_of_variation(const fix_context& context, const finding& found);
// Makes a fix of a number unsafe if it may not be a number: if it is not the expected one, or if the plies
// before and after it belong to the same side.
fix unsafe_if_no_number(const fix_context& context, const finding& found, fix made);
std::optional<fix> fix_repeated_label(const fix_context& context, const finding& found);

// plies (half_moves.cpp)
// What a notation writes for the number of a reply that repeats that of its move: `parting`, if only `blanks`
// come before it, described by `title`; otherwise the number stays, followed by `ellipsis`.
// `blanks` comes before it, and `title` says so; else the number stays, and `ellipsis` follows it.
struct reply_words {
    std::string_view blanks;
    std::string_view parting;
    std::string_view title;
    std::string_view ellipsis;
};
std::optional<fix> fix_numbered_reply(const fix_context& context, const finding& found,
                                      const reply_words& written);
// For a misread text, as long as the board has not confirmed the guess; nothing if `meant` is empty.
std::optional<fix> guess(const finding& found, const std::string& meant);
// Including the space around it.
std::optional<fix> fix_by_removing(const fix_context& context, const finding& found);

// where variations end (variations.cpp)
std::optional<fix> fix_unclosed_variation(const fix_context& context, const finding& found);

// comments and what they excuse (comments.cpp)
std::optional<fix> fix_comment_order(const fix_context& context, const finding& found);
// The text with a comment that ends at `end`: the place for its closing sign, which a parenthesis there is
// written for if it closes nothing.
span place_of_closing_sign(std::string_view text, const comment& asked, std::uint32_t end);
// Closes a comment where the moves after it begin, as found by the reader.
std::optional<fix> close_comment(const fix_context& context, const finding& found, std::string sign);
std::optional<fix> fix_unused_suppression(const fix_context& context, const finding& found);

// text around games that were passed on (foreign_text.cpp); notations have their own codes for it
std::optional<fix> fix_quoted_lines(const fix_context& context, const finding& found);

// values of tags (tag_values.cpp); the span for escape_quotes is without its quotation marks; each notation
// reports it as unescaped_quote in its own way
std::optional<fix> fix_lone_backslash(const fix_context& context, const finding& found);
std::optional<fix> fix_newline_in_value(const fix_context& context, const finding& found);
std::optional<fix> fix_spaced_value(const fix_context& context, const finding& found);
fix escape_quotes(const fix_context& context, const finding& found, span value);
// Puts a value that lacks its quotation marks, or has others, between them; for tags that end with a bracket.
std::optional<fix> fix_bare_value(const fix_context& context, const finding& found);
// A date in the order of the notation, with its own separator between the parts.
std::optional<fix> fix_date_form(const fix_context& context, const finding& found, char separator);
// For a value of the tag Result that is not one of the notation: the result that ends the moves counts, or
// else the meaning of the value, an index of the vocabulary's results; 0 if it has none.
std::optional<fix> fix_result_value(const fix_context& context, const finding& found, std::uint8_t meant);

std::span<const fix_row<fix_context>> shared_fixes();

// Gives every finding without a remedy one, by the notation's own table or the shared one, except those whose
// only remedy would be unwanted. Somebody has to choose between two versions that git separates.
template <class Context>
void add_remedies(const Context& context, std::span<const fix_row<Context>> own, offered_fixes wanted,
                  std::vector<finding>& output) {
    const auto from = [&context](const auto& table, finding& each) {
        const auto row =
            std::ranges::find(table, each.id, [](const auto& candidate) { return candidate.fixes; });
        if (row != table.end() && !each.remedy)
            each.remedy = row->make(context, each);
    };
    for (finding& each : output) {
        const bool is_guess = describe(each.id).fix == fixable::unsafe;
        if ((is_guess && wanted != offered_fixes::all) || is_about_conflict(context.read, each.where))
            continue;
        from(own, each);
        from(shared_fixes(), each);
        assert(!each.remedy || !each.remedy->safe || !is_guess);
    }
}

} // namespace ctlpgn
