#include "notations/pgn/help.hpp"

#include "notations/pgn/positions/variants.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::pgn {

namespace {

using text_view = std::string_view;

constexpr std::array<text_view, 4> result_values{"1-0", "0-1", "1/2-1/2", "*"};
constexpr std::array<text_view, 13> titles{"GM",  "IM", "FM",  "CM", "WGM", "WIM", "WFM",
                                           "WCM", "NM", "WNM", "LM", "BOT", "-"};
constexpr std::array<text_view, 2> player_types{"human", "program"};
constexpr std::array<text_view, 5> modes{"OTB", "PM", "EM", "ICS", "TC"};
constexpr std::array<text_view, 8> terminations{"abandoned",    "adjudication", "death",
                                                "emergency",    "normal",       "rules infraction",
                                                "time forfeit", "unterminated"};
constexpr std::array<text_view, 2> yes_or_no{"0", "1"};
constexpr auto variants = [] {
    std::array<text_view, variant_rows.size() + 1> made;
    std::ranges::transform(variant_rows, made.begin(), &variant_row::title);
    made.back() = "Chess960";
    return made;
}();

constexpr text_view date_form = "YYYY.MM.DD, with ? for unknown digits";
constexpr text_view time_form = "HH:MM:SS";
constexpr text_view time_control_form =
    "40/9000 (moves in seconds), 5400 (seconds), 5400+30 (and more for each move), *180, - or ?";

constexpr tag_help described_tags[] = {
    {.name = "Event", .names_game = true},
    {.name = "Site", .form = "City, Region COUNTRY"},
    {.name = "Date", .form = date_form, .names_game = true},
    {.name = "Round", .form = "a number, 3.1 where rounds have parts, - or ?"},
    {.name = "White", .form = "Family name, First name", .names_game = true},
    {.name = "Black", .form = "Family name, First name", .names_game = true},
    {.name = "Result", .values = result_values, .names_game = true},
    {.name = "WhiteTitle", .meaning = "the title of White", .values = titles},
    {.name = "BlackTitle", .meaning = "the title of Black", .values = titles},
    {.name = "WhiteElo", .meaning = "the rating of White", .form = "a number, or - without one"},
    {.name = "BlackElo", .meaning = "the rating of Black", .form = "a number, or - without one"},
    {.name = "WhiteUSCF", .meaning = "the rating of White in the United States", .form = "a number, or -"},
    {.name = "BlackUSCF", .meaning = "the rating of Black in the United States", .form = "a number, or -"},
    {.name = "WhiteNA"},
    {.name = "BlackNA"},
    {.name = "WhiteType", .values = player_types},
    {.name = "BlackType", .values = player_types},
    {.name = "EventDate", .form = date_form},
    {.name = "EventSponsor", .meaning = "who paid for the event"},
    {.name = "Section", .meaning = "the section of the event"},
    {.name = "Stage", .meaning = "the stage of the event"},
    {.name = "Board", .meaning = "the number of the board in a match of teams"},
    {.name = "Opening", .meaning = "the name of the opening"},
    {.name = "Variation", .meaning = "the name of the variation of the opening"},
    {.name = "SubVariation", .meaning = "the name of the variation of that variation"},
    {.name = "ECO", .meaning = "the opening by the Encyclopaedia of Chess Openings", .form = "B92"},
    {.name = "NIC", .meaning = "the opening by the keys of New in Chess"},
    {.name = "Time", .meaning = "at which time of the day the game began", .form = time_form},
    {.name = "UTCTime", .meaning = "the same in universal time", .form = time_form},
    {.name = "UTCDate", .meaning = "when the game began, in universal time", .form = date_form},
    {.name = "TimeControl", .form = time_control_form},
    {.name = "SetUp", .values = yes_or_no},
    {.name = "FEN"},
    {.name = "Termination", .values = terminations},
    {.name = "Annotator"},
    {.name = "Mode", .values = modes},
    {.name = "PlyCount", .meaning = "how many half-moves the game has", .form = "a number"},
    {.name = "Variant", .values = variants},
    {.name = "WhiteTeam", .meaning = "the team of White"},
    {.name = "BlackTeam", .meaning = "the team of Black"},
    {.name = "WhiteFideId", .meaning = "the number of White at FIDE", .form = "a number"},
    {.name = "BlackFideId", .meaning = "the number of Black at FIDE", .form = "a number"},
    {.name = "WhiteRatingDiff", .meaning = "what the game changed in the rating of White"},
    {.name = "BlackRatingDiff", .meaning = "what the game changed in the rating of Black"},
    {.name = "EventCountry", .meaning = "the country of the event", .form = "three letters"},
    {.name = "EventType", .meaning = "the kind of event: a match, a tournament, ..."},
    {.name = "EventRounds", .meaning = "how many rounds the event has", .form = "a number"},
    {.name = "Source"},
    {.name = "SourceDate", .meaning = "when the source appeared", .form = date_form},
};

// Of the pieces of either side, from 86 on: White's, then Black's.
constexpr std::uint32_t first_of_pieces = 86;
constexpr std::array<text_view, 16> about_pieces{
    "White's knight is badly placed", "Black's knight is badly placed", "White's knight is well placed",
    "Black's knight is well placed",  "White's bishop is badly placed", "Black's bishop is badly placed",
    "White's bishop is well placed",  "Black's bishop is well placed",  "White's rook is badly placed",
    "Black's rook is badly placed",   "White's rook is well placed",    "Black's rook is well placed",
    "White's queen is badly placed",  "Black's queen is badly placed",  "White's queen is well placed",
    "Black's queen is well placed",
};

std::string_view glyph_meaning(std::uint32_t number) {
    const bool is_one = number >= first_of_pieces && number - first_of_pieces < about_pieces.size();
    return is_one ? about_pieces[number - first_of_pieces] : text_view();
}

} // namespace

const notation_help help{.tags = described_tags, .glyph_meaning = glyph_meaning};

} // namespace ctlpgn::pgn
