// The values of the tags whose form the format prescribes.
#include "lint/context.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/tags/tag_rules.hpp"
#include "notations/ctl_pgn/lint/tags/tag_sheet.hpp"
#include "notations/ctl_pgn/lint/tags/tag_value_checks.hpp"
#include "notations/ctl_pgn/tag_words.hpp"
#include "text/ascii.hpp"
#include "text/closest.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace ctlpgn::ctl_pgn {

namespace {

// The words of the grammar, to find the closest one to another word; a test compares them with the grammar.
template <const auto& Words> std::string closest_word(std::string_view value) {
    return std::string(closest(value, Words));
}

// What PGN or people write instead; without spaces.
struct translation {
    std::string_view from;
    std::string_view to;
};
constexpr translation results_of_pgn[] = {
    {"1-0", "3-0"},       {"0-1", "0-3"},      {"1/2-1/2", "1-1"},      {"½-½", "1-1"},
    {"Whitewins", "3-0"}, {"Whitewon", "3-0"}, {"Blackresigns", "3-0"}, {"Blackresigned", "3-0"},
    {"Blackwins", "0-3"}, {"Blackwon", "0-3"}, {"Whiteresigns", "0-3"}, {"Whiteresigned", "0-3"},
    {"Draw", "1-1"},      {"draw", "1-1"}};

std::string result_suggestion(std::string_view value) {
    std::string plain(value);
    std::erase(plain, ' ');
    if (has_form(value_form::result, plain))
        return plain;
    const auto* const found = std::ranges::find(results_of_pgn, plain, &translation::from);
    return found == std::end(results_of_pgn) ? std::string() : std::string(found->to);
}

std::string round_suggestion(std::string_view value) {
    return value == "?" ? "-" : "";
}

std::string no_suggestion(std::string_view /*value*/) {
    return {};
}

void no_check(check_context& /*context*/, const tag& /*written*/, const value_parts& /*parts*/) {}

struct form_row {
    value_form form; // as the table of tags has it
    value_form read_as;
    code malformed;
    std::string (*suggest)(std::string_view value);
    void (*check)(check_context& context, const tag& written, const value_parts& parts);
};

constexpr form_row forms[] = {
    {value_form::date, value_form::date, codes::malformed_date, date_suggestion, check_date},
    {value_form::site, value_form::site, codes::malformed_site, site_suggestion, check_country},
    {value_form::round, value_form::round, codes::malformed_round, round_suggestion, no_check},
    {value_form::result, value_form::result, codes::malformed_result, result_suggestion, no_check},
    {value_form::language, value_form::language, codes::malformed_language, language_suggestion,
     check_language},
    {value_form::player_type, value_form::player_type, codes::unknown_player_type, closest_word<player_types>,
     no_check},
    {value_form::mode, value_form::mode, codes::unknown_mode, closest_word<modes>, no_check},
    {value_form::termination, value_form::termination, codes::unknown_termination, closest_word<terminations>,
     no_check},
    {value_form::time_control, value_form::time_control, codes::malformed_time_control, no_suggestion,
     no_check},
    {value_form::identifier, value_form::identifier, codes::malformed_id, identifier_suggestion,
     check_identifier},
    {value_form::redefine, value_form::redefinitions, codes::malformed_redefine, redefine_suggestion,
     check_redefinitions},
};

void check_value(check_context& context, const tag& written, const form_row& row, value_parts& parts) {
    const std::string_view value = context.raw(written.value);
    if (read_value(row.read_as, value, parts)) {
        for (const span hyphen : parts.foreign_hyphens)
            context.report(codes::foreign_hyphen,
                           {written.value.begin + hyphen.begin, written.value.begin + hyphen.end});
        row.check(context, written, parts);
        return;
    }
    // Bytes that are not text have been reported, and no form contains them.
    if (utf8::find_invalid(value) != value.size())
        return;
    if (const std::string_view inner = trimmed(value, blank_characters);
        inner.size() != value.size() && has_form(row.form, inner)) {
        context.report(codes::spaced_value, written.value, std::string(context.raw(written.name)));
        return;
    }
    const std::string reason = row.form == value_form::identifier ? identifier_fault(value) : std::string();
    context.report(row.malformed, value.empty() ? written.where : written.value,
                   reason + meant(row.suggest(value)));
}

} // namespace

std::string meant(std::string_view suggestion) {
    return suggestion.empty() ? std::string() : "; did you mean \"" + std::string(suggestion) + "\"?";
}

std::string suggested_value(value_form form, std::string_view value) {
    const auto* const row = std::ranges::find(forms, form, &form_row::form);
    return row == std::end(forms) ? std::string() : row->suggest(value);
}

void check_tag_values(check_context& context, const tag_sheet& sheet) {
    value_parts parts;
    for (const tag_entry& entry : sheet.entries()) {
        const auto* const row = std::ranges::find(forms, row_of(entry.name).form, &form_row::form);
        if (row != std::end(forms) && !entry.misspelt && has_both_ends(context.read, *entry.written))
            check_value(context, *entry.written, *row, parts);
    }
}

} // namespace ctlpgn::ctl_pgn
