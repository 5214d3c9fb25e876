// The tags of a game by name, and what the rosters of CTL-PGN require of them.
#pragma once

#include "notations/ctl_pgn/tags.hpp"
#include "record/tag_sheet.hpp"

namespace ctlpgn::ctl_pgn {

// A player's name, what may replace it, and the nickname.
struct player_tags {
    tag_name name;
    tag_name network_name;
    tag_name alias;
};
inline constexpr player_tags players[] = {
    {tag_name::white, tag_name::white_na, tag_name::white_alias},
    {tag_name::black, tag_name::black_na, tag_name::black_alias},
};

class tag_sheet : public tag_sheet_of<schema_type> {
  public:
    explicit tag_sheet(const game& read);

    // A game with players, or a model game.
    [[nodiscard]] bool is_real() const { return is_real_; }

    // Whether its roster, if known, is incomplete without the tag.
    [[nodiscard]] bool requires_tag(tag_name name) const;

    // Whether the Id is that of an annotator's draft, class A.
    [[nodiscard]] bool is_draft() const;

  private:
    bool is_real_ = false;
};

using tag_entry = tag_sheet::entry;

} // namespace ctlpgn::ctl_pgn
