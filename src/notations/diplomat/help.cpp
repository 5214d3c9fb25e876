#include "notations/diplomat/help.hpp"

#include "notations/diplomat/positions/start.hpp"
#include "notations/diplomat/words.hpp"

namespace ctlpgn::diplomat {

namespace {

constexpr std::string_view date = "YYYY.MM.DD, with ? for unknown digits";

const tag_help tags[] = {
    {.name = "Variant"},
    {.name = "Event", .names_game = true},
    {.name = "Site"},
    {.name = "Date", .form = date, .names_game = true},
    {.name = "Round", .form = "a number"},
    {.name = "White", .names_game = true},
    {.name = "Black", .names_game = true},
    {.name = "Result", .values = words.results.subspan(1), .names_game = true},
    {.name = set_up_tag, .meaning = "the position that the game begins with"},
    {.name = "Annotator"},
    {.name = "EventDate", .form = date},
    {.name = "Source"},
    {.name = "Title", .names_game = true},
    {.name = "TimeControl"},
    {.name = "Termination"},
    {.name = "Mode"},
};

} // namespace

const notation_help help{.tags = tags};

} // namespace ctlpgn::diplomat
