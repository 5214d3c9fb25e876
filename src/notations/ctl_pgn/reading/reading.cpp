#include "notations/ctl_pgn/reading/reading.hpp"

#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/hexes.hpp"
#include "notations/ctl_pgn/tags.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "record/tag_text.hpp"
#include "text/ascii.hpp"

#include <charconv>
#include <cstdint>
#include <string>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

// The castlings that begin like the written one.
std::string known_castlings() {
    std::string list;
    for (const castling_words& known : words.castlings)
        list.append(list.empty() ? "" : " ").append(known.name);
    return list;
}

// Why ~H5 or ~JH5 names no hex; empty if it is not even like one.
std::string why_no_place(std::string_view reference) {
    const std::size_t digits = reference.find_first_of("0123456789");
    if (reference.front() != '~' || digits == std::string_view::npos || digits < 2)
        return {};
    const std::string_view hex = reference.substr(digits - 1);
    const bool is_like_hex =
        is_capital(hex.front()) && hex.find_first_not_of("0123456789", 1) == std::string_view::npos;
    return is_like_hex ? "; " + why_no_hex(hex) : std::string();
}

// "$256", of three digits at most.
bool is_too_large_a_nag(std::string_view written) {
    std::uint32_t number = 0;
    std::from_chars(written.data() + 1, written.data() + written.size(), number);
    return number > largest_nag;
}

} // namespace

reading::reading(game& record, std::string_view text, const limits& bounds, std::vector<finding>& findings)
    : reading_state(record, text, bounds, findings), builder(record, text) {}

void reading::report(code id, const char* begin, const char* end) {
    parsing::reported_place reported{id, {begin, end}, {}};
    settle(reported, builder);
    switch (code_number(id)) {
    case code_number(codes::unreadable_ply):
        if (begin == end)
            reported.where = {begin, builder.length_to_end_mark(begin)};
        [[fallthrough]];
    case code_number(codes::missing_origin):
    case code_number(codes::missing_separator):
    case code_number(codes::missing_destination):
    case code_number(codes::missing_promotion): builder.ply_is_unreadable(); break;
    case code_number(codes::unknown_castling):
        builder.ply_is_unreadable();
        reported.detail = known_castlings();
        break;
    case code_number(codes::unknown_number_not_one): builder.number_is_unknown(); break;
    case code_number(codes::tag_name_letters):
        if (const tag_name meant = closest_tag(reported.where); meant != tag_name::unknown)
            reported.detail = "; did you mean " + std::string(row_of(meant).text) + "?";
        break;
    case code_number(codes::unreadable_reference): reported.detail = why_no_place(reported.where); break;
    case code_number(codes::not_a_hex): reported.detail = why_no_hex(reported.where); break;
    case code_number(codes::bare_nag):
        if (is_too_large_a_nag(reported.where))
            reported.id = codes::number_too_large;
        break;
    case code_number(codes::unquoted_value):
        if (const std::string_view value = bare_value(reported.where); !value.empty())
            builder.tag_value(without_quotes(value));
        reported.where = place_of_bare_value(reported.where);
        break;
    // The comment has swallowed the end of the game.
    case code_number(codes::unclosed_variation):
        findings().drop(codes::end_mark_in_variation, reported.where.data());
        break;
    case code_number(codes::moves_after_result): reported.where = {builder.result_begin(), end}; break;
    case code_number(codes::missing_result):
        if (unclosed_comment())
            return; // the result is in the comment
        break;
    default: break;
    }
    add(std::move(reported));
}

void reading::finish(std::string_view consumed) {
    reading_state::finish(builder, consumed);
}

} // namespace ctlpgn::ctl_pgn
