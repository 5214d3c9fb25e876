// Tags that contradict each other.
#include "lint/context.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/codes.hpp"
#include "notations/ctl_pgn/lint/tags/tag_rules.hpp"
#include "notations/ctl_pgn/lint/tags/tag_sheet.hpp"
#include "notations/ctl_pgn/lint/tags/tag_value_checks.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

// Tags only for games with players, or only for those without.
void check_use(check_context& context, const tag_sheet& sheet, bool readable_id) {
    const bool real = sheet.is_real();
    if (!real && !sheet.has(tag_name::id))
        return;
    const bool may_be_draft = sheet.is_draft() || !readable_id;
    for (const tag_entry& entry : sheet.entries()) {
        if (entry.surplus || entry.misspelt)
            continue;
        const tag_use use = row_of(entry.name).use;
        if (!real && (use == tag_use::real || (use == tag_use::drafts_too && !may_be_draft)))
            context.report(codes::tag_of_real_game, entry.written->name);
        else if (real && use == tag_use::model)
            context.report(codes::tag_of_model_game, entry.written->name);
    }
}

// No digit names the round.
void check_match_date(check_context& context, const tag_sheet& sheet) {
    const tag* const match_date = sheet.find(tag_name::match_date);
    if (match_date == nullptr || (sheet.is_real() && !sheet.has(tag_name::round)))
        return;
    if (sheet.value(tag_name::round).find_first_of("0123456789") == std::string_view::npos)
        context.report(codes::match_date_without_round, match_date->name);
    else if (const std::string_view day = context.raw(match_date->value);
             !day.empty() && day == sheet.value(tag_name::date))
        context.report(codes::needless_match_date, match_date->name);
}

void check_order_of_dates(check_context& context, const tag_sheet& sheet) {
    value_parts date;
    if (!read_value(value_form::date, sheet.value(tag_name::date), date))
        return;
    for (const tag_name name : {tag_name::event_date, tag_name::match_date}) {
        value_parts begin;
        if (!read_value(value_form::date, sheet.value(name), begin) || !is_surely_later(begin, date))
            continue;
        finding& found = context.report(codes::date_before_event, sheet.find(name)->value);
        found.related.push_back({sheet.find(tag_name::date)->value, "the game was played on this day"});
    }
}

std::string_view without_zeros(std::string_view number) {
    return number.substr(std::min(number.find_first_not_of('0'), number.size()));
}

void check_annotator(check_context& context, const tag_sheet& sheet, const value_parts& id) {
    const std::string_view own = sheet.value(tag_name::annotator_id);
    const bool is_number = own.find_first_not_of("0123456789") == std::string_view::npos;
    if (id.annotator.empty() || own.empty() || !is_number ||
        without_zeros(id.annotator) == without_zeros(own))
        return;
    finding& found = context.report(codes::annotator_id_mismatch, sheet.find(tag_name::annotator_id)->value,
                                    std::string(id.annotator));
    found.related.push_back({span_of(context, id.annotator), "the Id has this number"});
}

void check_languages(check_context& context, const tag_sheet& sheet, const value_parts& id) {
    const std::string_view lang = sheet.value(tag_name::lang);
    const auto shortest = [](std::string_view code) {
        const std::string_view shorter = short_language(code);
        return shorter.empty() ? code : shorter;
    };
    if (id.language.empty() || !is_language(shortest(id.language)) || !is_language(shortest(lang)) ||
        shortest(id.language) == shortest(lang))
        return;
    finding& found =
        context.report(codes::language_mismatch, sheet.find(tag_name::lang)->value, std::string(id.language));
    found.related.push_back({span_of(context, id.language), "the Id says so here"});
}

} // namespace

void check_tag_contradictions(check_context& context, const tag_sheet& sheet) {
    value_parts id;
    const bool readable = read_value(value_form::identifier, sheet.value(tag_name::id), id);
    check_use(context, sheet, readable);
    check_match_date(context, sheet);
    check_order_of_dates(context, sheet);
    if (!readable)
        return;
    check_annotator(context, sheet, id);
    check_languages(context, sheet, id);
}

} // namespace ctlpgn::ctl_pgn
