// Players and annotators.
#include "lint/context.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/tags/tag_rules.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace ctlpgn::ctl_pgn {

namespace {

// What people and programs write for an unknown player, in small letters.
constexpr std::array<std::string_view, 8> unknown_names{"-", "n.n.", "nn", "n. n.", "unknown", "anonymous",
                                                        "??", "???"};

// One space after a comma, none before it, and none around the name.
std::string with_usual_spaces(std::string_view name) {
    std::string made;
    for (const char c : trimmed(name, blank_characters)) {
        if (c == ',' && !made.empty() && is_blank(made.back()))
            made.pop_back();
        if (made.ends_with(',') && !is_blank(c))
            made += ' ';
        if (!is_blank(c) || (!made.empty() && !is_blank(made.back())))
            made += c;
    }
    return made;
}

void check_name_form(check_context& context, const tag& written) {
    const std::string_view value = context.raw(written.value);
    const bool is_unknown = std::ranges::find(unknown_names, in_small_letters(value)) != unknown_names.end();
    std::string meant = is_unknown ? std::string("?") : with_usual_spaces(value);
    if (meant == value || meant.empty())
        return;
    finding& found = context.report(codes::name_form, written.value, "\"" + meant + "\"");
    found.remedy = fix{.edits = {{written.value, meant}}, .safe = !is_unknown, .title = "write " + meant};
}

void check_players(check_context& context, const tag_sheet& sheet) {
    for (const player_tags& player : players) {
        const tag* const name = sheet.find(player.name);
        if (name != nullptr && has_both_ends(context.read, *name) &&
            context.raw(name->name) == row_of(player.name).text)
            check_name_form(context, *name);
        const tag* const address = sheet.find(player.network_name);
        if (address == nullptr || !has_both_ends(context.read, *address))
            continue;
        const std::string_view value = context.raw(address->value);
        const std::size_t at = value.find('@');
        const bool is_address = at != std::string_view::npos && at != 0 && at + 1 != value.size() &&
                                value.find_first_of(" \t") == std::string_view::npos;
        if (!value.empty() && value != "?" && !is_address)
            context.report(codes::malformed_network_name, address->value,
                           std::string(row_of(player.network_name).text));
    }
}

// On a server the server is the first annotator, and the user has a number there.
void check_annotators(check_context& context, const tag_sheet& sheet) {
    const std::string_view mode = sheet.value(tag_name::mode);
    const bool is_on_server = mode == "ICS" || mode == "BBS";
    const tag* const written_mode = sheet.find(tag_name::mode);
    if ((is_on_server || mode == "TC") && !sheet.has(tag_name::annotator) &&
        !sheet.was_skipped(tag_name::annotator))
        context.report(codes::missing_registering_annotator, written_mode->value,
                       is_on_server ? "server" : "program");
    const tag* const number = sheet.find(tag_name::annotator_id);
    if (number != nullptr && !is_on_server && !sheet.is_draft() && sheet.is_real())
        context.report(codes::annotator_id_without_server, number->name);
}

} // namespace

void check_people_tags(check_context& context, const tag_sheet& sheet) {
    check_players(context, sheet);
    check_annotators(context, sheet);
}

} // namespace ctlpgn::ctl_pgn
