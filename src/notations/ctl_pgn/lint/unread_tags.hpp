// Lines that people wrote instead of tags: Name: value, - **Name:** value, (Name "value"), `[Name "value"]`.
#pragma once

#include <optional>
#include <string_view>

namespace ctlpgn::ctl_pgn {

struct unread_tag {
    std::string_view name;  // of a tag that CTL-PGN knows
    std::string_view value; // without the signs around it; never empty
};

// Name and value of a line that the grammar could not read; none if it does not begin with the name of a tag.
std::optional<unread_tag> find_unread_tag(std::string_view line);

} // namespace ctlpgn::ctl_pgn
