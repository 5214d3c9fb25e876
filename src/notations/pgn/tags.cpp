#include "notations/pgn/tags.hpp"

#include "text/closest.hpp"

#include <algorithm>

namespace ctlpgn::pgn {

namespace {

using enum value_form;

constexpr tag_row tag_rows[] = {
    {"Event"},
    {"Site"},
    {"Date", date},
    {"Round", round},
    {"White"},
    {"Black"},
    {"Result", result},
    {"WhiteTitle", title},
    {"BlackTitle", title},
    {"WhiteElo", rating},
    {"BlackElo", rating},
    {"WhiteUSCF", rating},
    {"BlackUSCF", rating},
    {"WhiteNA"},
    {"BlackNA"},
    {"WhiteType", player_type},
    {"BlackType", player_type},
    {"EventDate", date},
    {"EventSponsor"},
    {"Section"},
    {"Stage"},
    {"Board"},
    {"Opening"},
    {"Variation"},
    {"SubVariation"},
    {"ECO", eco},
    {"NIC"},
    {"Time", time},
    {"UTCTime", time},
    {"UTCDate", date},
    {"TimeControl", time_control},
    {"SetUp", set_up},
    {"FEN"},
    {"Termination", termination},
    {"Annotator"},
    {"Mode", mode},
    {"PlyCount", count},
    {"Variant"},
    {"WhiteTeam"},
    {"BlackTeam"},
    {"WhiteFideId"},
    {"BlackFideId"},
    {"WhiteRatingDiff"},
    {"BlackRatingDiff"},
    {"EventCountry"},
    {"EventType"},
    {"EventRounds"},
    {"Source"},
    {"SourceDate", date},
};

constexpr auto names = [] {
    std::array<std::string_view, std::size(tag_rows)> result;
    for (std::size_t i = 0; i != result.size(); ++i)
        result[i] = tag_rows[i].name;
    return result;
}();

} // namespace

std::span<const tag_row> known_tags() {
    return tag_rows;
}

const tag_row* find_known_tag(std::string_view name) {
    const auto* const row = std::ranges::find(tag_rows, name, &tag_row::name);
    return row == std::ranges::end(tag_rows) ? nullptr : row;
}

bool is_in_reduced_format(std::string_view name) {
    return std::ranges::find(seven_tag_roster, name) != seven_tag_roster.end() ||
           std::ranges::find(tags_of_play, name) != tags_of_play.end();
}

std::string_view closest_tag(std::string_view name) {
    return closest(name, names);
}

} // namespace ctlpgn::pgn
