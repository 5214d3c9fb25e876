#include "notations/ctl_pgn/help.hpp"

#include "notations/ctl_pgn/reading/ply_parts.hpp"
#include "notations/ctl_pgn/tag_words.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"

#include <array>

namespace ctlpgn::ctl_pgn {

namespace {

using help_text = std::string_view;

constexpr std::array<help_text, 1> redefinitions{"FAN"};

constexpr help_text date = "YYYY-MM-DD, with ? for unknown digits";
constexpr help_text item_form = "Cescacs-X01, Cescacs-O12-C10-20, ...";

const tag_help tags[] = {
    {.name = "Variant", .values = variants},
    {.name = "Event", .names_game = true},
    {.name = "Site", .form = "City, Region COUNTRY, or ?"},
    {.name = "Date", .form = date, .names_game = true},
    {.name = "Round", .form = "a number, 2.1 where rounds have parts, or -"},
    {.name = "White", .names_game = true},
    {.name = "WhiteNA"},
    {.name = "WhiteAlias", .meaning = "the name under which White plays"},
    {.name = "Black", .names_game = true},
    {.name = "BlackNA"},
    {.name = "BlackAlias", .meaning = "the name under which Black plays"},
    {.name = "Result", .values = words.results.subspan(1), .names_game = true},
    {.name = "Id",
     .meaning = "what the game is called among its publisher's items",
     .form = item_form,
     .names_game = true},
    {.name = "Annotator"},
    {.name = "AnnotatorId", .meaning = "by what the annotator is known"},
    {.name = "EventDate", .form = date},
    {.name = "MatchDate", .meaning = "when the match began", .form = date},
    {.name = "Termination", .values = terminations},
    {.name = "Lang", .meaning = "the language of the comments", .form = "en, ca, ..."},
    {.name = "Title", .names_game = true},
    {.name = "Revisited", .meaning = "which item this one looks at again", .form = item_form},
    {.name = "Model", .meaning = "which model game this one follows", .form = item_form},
    {.name = "Mode", .values = modes},
    {.name = "WhiteType", .values = player_types},
    {.name = "BlackType", .values = player_types},
    {.name = "TimeControl", .form = "40/9000, 4500, 4500+60, *180, - or ?"},
    {.name = "Example", .meaning = "which item this model game is an example of", .form = item_form},
    {.name = "Redefine",
     .meaning = "other letters of pieces, or chess symbols for all",
     .form = "A@J, T@R, or FAN",
     .values = redefinitions},
    {.name = "PDTL", .meaning = "the position that the game begins with"},
};

} // namespace

const notation_help help{.tags = tags, .label_places = label_places};

} // namespace ctlpgn::ctl_pgn
