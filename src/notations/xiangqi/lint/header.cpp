// Keywords and values of header lines.
#include "lint/did_you_mean.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/form.hpp"
#include "notations/xiangqi/forms/values.hpp"
#include "notations/xiangqi/lint/rules.hpp"
#include "notations/xiangqi/tags.hpp"
#include "notations/xiangqi/words.hpp"
#include "parsing/finding_list.hpp"
#include "record/calendar.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace ctlpgn::xiangqi {

namespace {

// The reasons that the format lists, and other names for them.
constexpr std::array<std::string_view, 8> reasons{"Resign",    "Checkmate", "Forfeit on time", "Draw",
                                                  "Adjourned", "Stalemate", "Resignation",     "Time"};

bool goes_with(std::string_view reason, std::uint8_t result) {
    if (reason == "Draw")
        return result == result_draw;
    if (reason == "Adjourned")
        return result == result_open;
    return result == result_white || result == result_black;
}

void check_name(check_context& context, const tag_sheet& sheet, const tag_sheet::entry& entry) {
    const tag& written = *entry.written;
    if (entry.surplus) {
        const bool is_format = entry.name == tag_name::format;
        finding& found = context.report(is_format ? codes::second_format : codes::repeated_tag, written.name);
        found.related.push_back({sheet.find(entry.name)->where, "it has been given here"});
    }
    // In brackets, names are those of PGN.
    const bool is_known_elsewhere =
        !name_in_pgn(context.raw(written.name)).empty() ||
        (is_bracketed(context.read, written) && find_tag(context.raw(written.name)) != tag_name::unknown);
    if (!is_known_elsewhere && (entry.name == tag_name::unknown || entry.misspelt)) {
        const tag_name meant = entry.misspelt ? entry.name : schema().closest_to(context.raw(written.name));
        context.report(codes::unknown_tag, written.name,
                       meant == tag_name::unknown
                           ? std::string()
                           : "; did you mean " + std::string(schema().row(meant).text) + "?");
    }
}

// In any spelling.
bool is_impossible_date(std::string_view value) {
    const written_date date = date_of(value);
    const std::string month = two_digits(date.month);
    const std::string day = two_digits(date.day);
    return date.year.size() == 4 && !date.month.empty() && !date.day.empty() &&
           !is_possible({date.year, month, day});
}

void check_reason(check_context& context, const tag& written) {
    const std::string_view reason = reason_of(context.raw(written.value));
    if (reason.empty())
        return;
    const auto begin = static_cast<std::uint32_t>(reason.data() - context.read.text.data());
    const span where{begin, begin + static_cast<std::uint32_t>(reason.size())};
    const std::uint8_t result = result_of(context.raw(written.value));
    const auto same = std::ranges::find_if(
        reasons, [reason](std::string_view each) { return in_capitals(each) == in_capitals(reason); });
    if (same == reasons.end())
        context.report(codes::unknown_reason, where, did_you_mean(reason, reasons));
    else if (*same != reason)
        context.report(codes::unknown_reason, where,
                       std::string(": it is written \"").append(*same).append("\""));
    else if (result != 0 && !goes_with(reason, result))
        context.report(codes::reason_against_score, where, std::string(header_scores[result]));
}

void check_rating(check_context& context, const tag& written) {
    const std::string_view rating = rating_of(context.raw(written.value));
    if (rating.empty() || rating.find_first_not_of("0123456789") == std::string_view::npos)
        return;
    const auto begin = static_cast<std::uint32_t>(rating.data() - context.read.text.data());
    context.report(codes::unclear_rating, {begin, begin + static_cast<std::uint32_t>(rating.size())});
}

// The declared letters: each for one piece.
void check_symbols(check_context& context, const tag& written) {
    const std::string_view value = context.raw(written.value);
    std::array<bool, 26> is_taken{};
    for (std::size_t open = value.find('('); open != std::string_view::npos;
         open = value.find('(', open + 1)) {
        if (open == 0 || open + 1 >= value.size())
            continue;
        const auto at = written.value.begin + static_cast<std::uint32_t>(open);
        if (usual_kind(value[open - 1]) == piece_kind::none)
            context.report(codes::unknown_symbol, {at - 1, at});
        if (!is_letter(value[open + 1]))
            continue;
        bool& taken = is_taken[static_cast<std::size_t>(small_letter(value[open + 1]) - 'a')];
        if (taken)
            context.report(codes::repeated_symbol, {at + 1, at + 2});
        taken = true;
    }
}

void check_value(check_context& context, const tag_sheet::entry& entry) {
    const tag& written = *entry.written;
    const std::string_view value = context.raw(written.value);
    const tag_row& row = schema().row(entry.name);
    if (value.empty()) {
        if (!row.may_be_empty)
            context.report(codes::empty_value, written.where, std::string(context.raw(written.name)));
        return;
    }
    if (row.form == value_form::date && is_impossible_date(value)) {
        context.report(codes::impossible_date, written.value);
        return;
    }
    if (is_pgn(context.read) && is_value_in_pgn(row.form, value))
        return;
    std::vector<finding> findings;
    read_value(row.form, value, findings);
    for (finding& each : findings)
        if (!parsing::is_about_bytes(each.id))
            context.report(each.id,
                           {each.where.begin + written.value.begin, each.where.end + written.value.begin});
    switch (row.form) {
    case value_form::result: check_reason(context, written); break;
    case value_form::player: check_rating(context, written); break;
    case value_form::format: check_symbols(context, written); break;
    case value_form::date:
    case value_form::game:
    case value_form::set_up:
    case value_form::free: break;
    }
}

// A format after the first game changes nothing.
void check_late_format(check_context& context) {
    const tag* const format = find_tag(context.read, tag_name::format);
    if (format != nullptr && !begins_file(context.read) && !is_pgn(context.read))
        context.report(codes::second_format, format->name);
}

// After the moves, as PGN has it.
void check_final_result(check_context& context) {
    const game& read = context.read;
    if (find_tag(read, tag_name::result) == nullptr || read.result_where.empty() || read.result == 0 ||
        result_of(context.raw(read.result_where)) == read.result)
        return;
    context.report(codes::misplaced_result, read.result_where);
}

} // namespace

// The fields of a web board are as its page has them.
void check_header(check_context& context) {
    if (context.read.tags.empty() || is_web_game(context.read))
        return;
    const tag_sheet sheet(schema(), context.read, tag_name::unknown);
    for (const tag_sheet::entry& entry : sheet.entries()) {
        tag_sheet::entry known = entry;
        known.name = find_tag(context.raw(entry.written->name));
        if (is_pgn_set_up(context.read, *entry.written) || entry.written->name.empty())
            continue;
        // Small letters have been reported.
        if (known.name == tag_name::unknown || !entry.misspelt)
            check_name(context, sheet, entry);
        check_value(context, known);
    }
    check_late_format(context);
    check_final_result(context);
    const tag* const fen = find_tag(context.read, tag_name::fen);
    if (fen != nullptr && find_tag(context.read, tag_name::set_up) != nullptr)
        context.report(codes::two_positions, fen->name);
}

} // namespace ctlpgn::xiangqi
