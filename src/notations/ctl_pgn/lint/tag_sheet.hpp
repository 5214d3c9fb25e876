// The tags of a game by name, as the rules about tags look at them.
#pragma once

#include "ctlpgn/tree.hpp"
#include "notations/ctl_pgn/tags.hpp"

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace ctlpgn::ctl_pgn {

// A player's name, what may stand in for it, and the nickname.
struct player_tags {
    tag_name name;
    tag_name network_name;
    tag_name alias;
};
inline constexpr player_tags players[] = {
    {tag_name::white, tag_name::white_na, tag_name::white_alias},
    {tag_name::black, tag_name::black_na, tag_name::black_alias},
};

struct tag_entry {
    const tag* written = nullptr;
    tag_name name = tag_name::unknown; // what a misspelt one was meant to be
    bool misspelt = false;
    bool surplus = false; // has come before and may not be repeated
};

class tag_sheet {
  public:
    explicit tag_sheet(const game& of);

    // Those before the moves, in their order, but for Variant, whose place is the business of the syntax.
    [[nodiscard]] const std::vector<tag_entry>& entries() const { return entries_; }

    // The first tag of the name; null if there is none. A tag among the moves counts: it is there.
    [[nodiscard]] const tag* find(tag_name name) const { return first_[static_cast<std::size_t>(name)]; }
    [[nodiscard]] bool has(tag_name name) const { return find(name) != nullptr; }

    // Its place in entries(); their number if it is not there.
    [[nodiscard]] std::size_t index_of(tag_name name) const;

    // Its value; empty if there is none, or if its quotation marks are not in order.
    [[nodiscard]] std::string_view value(tag_name name) const;

    // A game with players, or a model game.
    [[nodiscard]] bool is_real() const { return is_real_; }

    // Whether text that the reader skipped before the moves seems to be the tag. What is wrong there has been
    // said.
    [[nodiscard]] bool was_skipped(tag_name name) const;

    // Whether its roster, if it is known which that is, is incomplete without the tag.
    [[nodiscard]] bool requires_tag(tag_name name) const;

    // Whether the Id is that of an annotator's draft, class A.
    [[nodiscard]] bool is_draft() const;

  private:
    void add_misspelt();

    const game& game_;
    std::vector<tag_entry> entries_;
    std::array<const tag*, tag_name_count> first_{};
    bool is_real_ = false;
};

// Whether the value stands between quotation marks. What is wrong with others has been said, and where they
// end is uncertain.
bool is_quoted(const game& in, const tag& written);

} // namespace ctlpgn::ctl_pgn
