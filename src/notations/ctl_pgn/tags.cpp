#include "notations/ctl_pgn/tags.hpp"

#include "text/closest.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace ctlpgn::ctl_pgn {

namespace {

// English document, "Labels" to "Initial setup label". A name that may stand in for another has its place.
constexpr auto rows = [] {
    using name = tag_name;
    using form = value_form;
    using in = tag_use;
    constexpr bool once = false;
    constexpr bool repeated = true;
    return std::to_array<tag_row>({
        {"Variant", name::variant, 0, form::variant, in::any, once},
        {"Event", name::event, 1, form::text, in::real, once},
        {"Site", name::site, 2, form::site, in::real, once},
        {"Date", name::date, 3, form::date, in::drafts_too, once},
        {"Round", name::round, 4, form::round, in::real, once},
        {"White", name::white, 5, form::text, in::real, once},
        {"WhiteNA", name::white_na, 5, form::text, in::real, once},
        {"WhiteAlias", name::white_alias, 5, form::text, in::real, once},
        {"Black", name::black, 6, form::text, in::real, once},
        {"BlackNA", name::black_na, 6, form::text, in::real, once},
        {"BlackAlias", name::black_alias, 6, form::text, in::real, once},
        {"Result", name::result, 7, form::result, in::drafts_too, once},
        {"Id", name::id, 0, form::identifier, in::any, once},
        {"Annotator", name::annotator, 0, form::text, in::any, repeated},
        {"AnnotatorId", name::annotator_id, 0, form::text, in::any, once},
        {"EventDate", name::event_date, 0, form::date, in::any, once},
        {"MatchDate", name::match_date, 0, form::date, in::any, once},
        {"Termination", name::termination, 0, form::termination, in::any, once},
        {"Lang", name::lang, 0, form::language, in::any, once},
        {"Title", name::title, 0, form::text, in::any, once},
        {"Revisited", name::revisited, 0, form::identifier, in::model, once},
        {"Model", name::model, 0, form::identifier, in::real, once},
        {"Mode", name::mode, 0, form::mode, in::real, once},
        {"WhiteType", name::white_type, 0, form::player_type, in::real, once},
        {"BlackType", name::black_type, 0, form::player_type, in::real, once},
        {"TimeControl", name::time_control, 0, form::time_control, in::real, once},
        {"Example", name::example, 0, form::identifier, in::model, repeated},
        {"Redefine", name::redefine, 0, form::redefine, in::any, once},
        {"PDTL", name::position, 0, form::free, in::any, once},
    });
}();

static_assert(rows.size() + 1 == tag_name_count);
static_assert(
    [] {
        for (std::size_t i = 0; i != rows.size(); ++i)
            if (static_cast<std::size_t>(rows[i].name) != i + 1)
                return false;
        return true;
    }(),
    "the rows are in the order of tag_name");

constexpr auto names = [] {
    std::array<std::string_view, rows.size()> table;
    for (std::size_t i = 0; i != table.size(); ++i)
        table[i] = rows[i].text;
    return table;
}();

constexpr tag_row no_row{};

// A name that was broken off shows what it was to be; PGN's tag Time is no TimeControl.
constexpr std::size_t shortest_beginning = 5;

constexpr std::string_view regular_variant = "C'escacs";
constexpr std::string_view grand_variant = "Grand C'escacs";

} // namespace

std::span<const tag_row> tag_rows() {
    return rows;
}

const tag_row& row_of(tag_name name) {
    return name == tag_name::unknown ? no_row : rows[static_cast<std::size_t>(name) - 1];
}

tag_name find_tag(std::string_view text) {
    if (text == "TLPD")
        return tag_name::position;
    // Nearly all names differ in their length or first letter.
    for (const tag_row& row : rows)
        if (row.text.size() == text.size() && row.text.front() == text.front() && row.text == text)
            return row.name;
    return tag_name::unknown;
}

tag_name closest_tag(std::string_view text) {
    const tag_name near = find_tag(closest(text, names));
    if (near != tag_name::unknown || text.size() < shortest_beginning)
        return near;
    const auto begun =
        std::ranges::find_if(rows, [text](const tag_row& row) { return row.text.starts_with(text); });
    return begun == rows.end() ? tag_name::unknown : begun->name;
}

bool is_real_game(const tag_names& there) {
    using enum tag_name;
    const auto has = [&there](tag_name name) { return there[static_cast<std::size_t>(name)]; };
    if (has(event))
        return true;
    const auto count = static_cast<int>(has(site)) + static_cast<int>(has(round)) +
                       static_cast<int>(has(white) || has(white_na)) +
                       static_cast<int>(has(black) || has(black_na));
    return has(id) ? count >= 3 : count >= 1;
}

variant_value read_variant(std::string_view value) {
    variant_value result{game_variant::other, false};
    std::string plain(value.substr(0, value.find(typographic_apostrophe)));
    if (plain.size() != value.size()) {
        plain += '\'';
        plain += value.substr(plain.size() - 1 + typographic_apostrophe.size());
        result.typographic = true;
    }
    if (plain == regular_variant)
        result.is = game_variant::regular;
    else if (plain == grand_variant)
        result.is = game_variant::grand;
    return result;
}

game_variant variant_of(const game& in) {
    for (const tag& each : in.tags)
        if (in.raw(each.name) == row_of(tag_name::variant).text)
            return read_variant(in.raw(each.value)).is;
    return game_variant::none;
}

} // namespace ctlpgn::ctl_pgn
