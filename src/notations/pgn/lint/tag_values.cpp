// Misspelt names of tags, and values of tags whose form the standard prescribes (8.1.1, 9).
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/tags.hpp"
#include "parsing/finding_list.hpp"
#include "record/tag_text.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace ctlpgn::pgn {

namespace {

struct form_row {
    value_form form;
    code unreadable;
};

// By value_form; free values have none.
constexpr form_row forms[] = {
    {value_form::free, code::none},
    {value_form::date, codes::unreadable_date},
    {value_form::time, codes::unreadable_time},
    {value_form::round, codes::unreadable_round},
    {value_form::result, codes::unreadable_result_tag},
    {value_form::rating, codes::unreadable_rating},
    {value_form::title, codes::unreadable_title},
    {value_form::eco, codes::unreadable_eco},
    {value_form::time_control, codes::unreadable_time_control},
    {value_form::termination, codes::unreadable_termination},
    {value_form::mode, codes::unreadable_mode},
    {value_form::set_up, codes::unreadable_set_up},
    {value_form::count, codes::unreadable_count},
    {value_form::player_type, codes::unreadable_player_type},
};

static_assert([] {
    for (std::size_t i = 0; i != std::size(forms); ++i)
        if (static_cast<std::size_t>(forms[i].form) != i)
            return false;
    return true;
}());

struct word_for_end {
    std::string_view part; // in small letters
    std::string_view meant;
};

// By the first of these words that the text of people or servers contains.
constexpr word_for_end words_for_ends[] = {
    {"adjudic", "adjudication"},
    {"time", "time forfeit"},
    {"zeit", "time forfeit"},
    {"tiempo", "time forfeit"},
    {"temps", "time forfeit"},
    {"flag", "time forfeit"},
    {"abandoned", "abandoned"},
    {"disconnect", "abandoned"},
    {"aborted", "abandoned"},
    {"forfeit", "abandoned"},
    {"default", "abandoned"},
    {"illegal", "rules infraction"},
    {"infract", "rules infraction"},
    {"cheat", "rules infraction"},
    {"adjourn", "unterminated"},
    {"progress", "unterminated"},
    {"ongoing", "unterminated"},
    {"unfinished", "unterminated"},
    {"died", "death"},
};

std::string_view meant_termination(std::string_view value) {
    const std::string small = in_small_letters(value);
    const auto is_in = [&small](const word_for_end& each) {
        return small.find(each.part) != std::string::npos;
    };
    const auto row = std::ranges::find_if(words_for_ends, is_in);
    return row == std::ranges::end(words_for_ends) ? "normal" : row->meant;
}

void check_date(check_context& context, const tag& written, const partial_date& date) {
    if (date.year.size() == 4 && date.month.size() == 2 && date.day.size() == 2 && !is_possible(date))
        context.report(code::impossible_date, written.value);
}

void check_odd_value(check_context& context, const tag& written, const form_row& row) {
    const std::string_view value = context.raw(written.value);
    const read_value read = read_tag_value(row.form, value);
    const auto here = [&written](span in_value) {
        return span{written.value.begin + in_value.begin, written.value.begin + in_value.end};
    };
    if (!read.readable) {
        // Bytes that are not text have been reported, and no form contains them.
        if (utf8::find_invalid(value) == value.size())
            context.report(row.unreadable, written.value,
                           row.form == value_form::termination ? std::string(meant_termination(value)) : "");
        return;
    }
    for (const finding& found : read.findings)
        if (!parsing::is_about_bytes(found.id))
            context.report(found.id, here(found.where), found.detail);
    if (row.form != value_form::date)
        return;
    // A date that does not begin with the year may have the month before the day.
    const bool is_reversed =
        std::ranges::find(read.findings, code{codes::reversed_date}, &finding::id) != read.findings.end();
    partial_date swapped = read.date;
    std::swap(swapped.month, swapped.day);
    if (!is_reversed || !is_possible(swapped))
        check_date(context, written, read.date);
}

// Without the spaces around it.
tag with_plain_value(const game& record, const tag& written) {
    tag plain = written;
    while (!plain.value.empty() && is_blank(record.text[plain.value.begin]))
        ++plain.value.begin;
    while (!plain.value.empty() && is_blank(record.text[plain.value.end - 1]))
        --plain.value.end;
    return plain;
}

// Over two lines, which is reported; what it says is seen when it is one line.
bool is_broken(const game& record, const tag& written) {
    return record.raw(written.value).find_first_of("\r\n") != std::string_view::npos;
}

// An empty SetUp is reported as a wrong one, since the game shows the right value.
void check_value(check_context& context, const tag& written, const form_row& row) {
    if (written.value.empty() && row.form != value_form::set_up) {
        context.report(codes::empty_value, written.where, std::string(context.raw(written.name)));
        return;
    }
    partial_date date;
    if (!may_be_regular || !is_regular(row.form, context.raw(written.value), date))
        return check_odd_value(context, written, row);
    if (row.form == value_form::date)
        check_date(context, written, date);
}

// Every game has a place and players (8.1.1), and an empty value is not a position.
bool needs_value(const tag_row& known) {
    return static_cast<std::size_t>(&known - known_tags.data()) < seven_tag_roster.size() ||
           known.name == "FEN";
}

std::size_t count_plies(const game& record) {
    std::size_t count = 0;
    for (node n = record.main_line.first_ply; n != no_node; n = record.plies[n].next)
        ++count;
    return count;
}

} // namespace

void check_tag_names(check_context& context, const game_tags& tags) {
    const game& record = context.read;
    if (!tags.has_unknown())
        return;
    for (std::size_t i = 0; i != record.tags.size(); ++i) {
        const tag& each = record.tags[i];
        if (tags.row(i) != nullptr && !is_miswritten(each))
            continue;
        // A name with invalid characters has been reported, and that fix knows the right name.
        if (!is_tag_name(record.raw(each.name)))
            continue;
        const std::string_view meant =
            is_miswritten(each) ? tags.row(i)->name : missing_tag_like(record, record.raw(each.name));
        if (!meant.empty() && find_tag(record, meant) == nullptr)
            context.report(codes::misspelt_tag, each.name, std::string(meant)).expected = meant;
    }
}

void check_tag_values(check_context& context, const game_tags& tags) {
    const game& record = context.read;
    for (std::size_t i = 0; i != record.tags.size(); ++i) {
        const tag& written = record.tags[i];
        const tag_row* const known = tags.row(i);
        const bool is_free = known != nullptr && known->form == value_form::free;
        if (known == nullptr || (is_free && !written.value.empty()) || !has_both_ends(record, written) ||
            is_broken(record, written))
            continue;
        if (is_free) {
            if (needs_value(*known))
                context.report(codes::empty_value, written.where, std::string(context.raw(written.name)));
            continue;
        }
        const tag plain = with_plain_value(record, written);
        if (!plain.value.empty() && plain.value.size() != written.value.size())
            context.report(codes::spaced_value, written.value, std::string(context.raw(written.name)));
        check_value(context, plain, forms[static_cast<std::size_t>(known->form)]);
    }
}

void check_ply_count(check_context& context, const game_tags& tags) {
    const game& record = context.read;
    const tag* const named = tags.find(tag_called("PlyCount"));
    if (named == nullptr || !read_tag_value(value_form::count, record.raw(named->value)).readable)
        return;
    const std::string count = std::to_string(count_plies(record));
    if (record.raw(named->value) != count)
        context.report(codes::ply_count_differs, named->value, count).expected = count;
}

} // namespace ctlpgn::pgn
