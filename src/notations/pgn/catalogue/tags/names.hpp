// G T011 to T020: names of tags.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info tags_names[] = {
    {codes::misspelt_tag,
     warning,
     "misspelt-tag",
     "misspelt tag {found}: did you mean {expected}?",
     "The case of letters counts in the names of tags (section 8.1). The game lacks a tag of nearly that "
     "name, which programs would look for. Write the name as it is known.",
     safe,
     {tags, "[WhiteELO \"2785\"]", "[WhiteElo \"2785\"]"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
