// Writes the tags of a game in their order.
#pragma once

#include "ctlpgn/tree.hpp"
#include "notations/ctl_pgn/writing/spelling.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

struct tag_style {
    const spelling& letters;
    std::string_view hyphen;
    std::optional<std::string_view> declaration; // replaces the Redefine tag; empty: no such tag
};

// The variant: the value of the Variant tag with a plain apostrophe.
std::string variant_text(const game& asked);

void write_tags(const game& record, const tag_style& style, std::string& output);

} // namespace ctlpgn::ctl_pgn
