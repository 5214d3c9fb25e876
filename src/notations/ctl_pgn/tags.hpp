// The tags of CTL-PGN, in one table with everything that the format prescribes for each.
#pragma once

#include "ctlpgn/tree.hpp"
#include "notations/ctl_pgn/tag_values.hpp"
#include "record/tag_schema.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

enum class tag_name : std::uint8_t {
    unknown,
    variant,
    event,
    site,
    date,
    round,
    white,
    white_na,
    white_alias,
    black,
    black_na,
    black_alias,
    result,
    id,
    annotator,
    annotator_id,
    event_date,
    match_date,
    termination,
    lang,
    title,
    revisited,
    model,
    mode,
    white_type,
    black_type,
    time_control,
    example,
    redefine,
    position,
};

inline constexpr std::size_t tag_name_count = static_cast<std::size_t>(tag_name::position) + 1;

// A real game has players and the game roster; a model game has an Id and shows something.
enum class tag_use : std::uint8_t {
    any,
    real,       // only in games with players
    model,      // only in games without
    drafts_too, // in games with players, and in an annotator's drafts (class A)
};

struct tag_row {
    std::string_view text;
    tag_name name = tag_name::unknown;
    std::uint8_t roster = 0; // place in the game roster, from 1; 0: after it
    value_form form = value_form::free;
    tag_use use = tag_use::any;
    bool repeatable = false;
    std::string_view unknown = "?"; // its value if nothing is known
};

class schema_type : public tag_schema<tag_row, tag_name_count - 1> {
  public:
    using tag_schema::tag_schema;

    // Also finds the tag by its name in another language.
    [[nodiscard]] tag_name closest_to(std::string_view text) const;
};

// Every tag, in the order in which they are written. TLPD, the name of PDTL in the Catalan document, counts
// as PDTL.
const schema_type& schema();

inline std::span<const tag_row> tag_rows() {
    return schema().rows();
}
inline const tag_row& row_of(tag_name name) {
    return schema().row(name);
}
inline tag_name find_tag(std::string_view text) {
    return schema().find(text);
}
inline tag_name closest_tag(std::string_view text) {
    return schema().closest_to(text);
}

// Whether a game with these tags is one with players, or a model game. Event decides, or, if it was
// forgotten, players. `misspelt` are names that only resemble these: one that looks like Event does not make
// a complete study a game.
using tag_names = std::array<bool, tag_name_count>;
bool is_real_game(const tag_names& there, const tag_names& misspelt);

// Which game the Variant tag names.
enum class game_variant : std::uint8_t {
    none,    // no tag
    regular, // the game that this notation is about
    grand,   // its larger sibling: only the syntax is read, since the board is unknown
    other,
};

struct variant_value {
    game_variant is = game_variant::none;
    bool typographic = false; // the apostrophe is a typographer's, or another sign for it
};

// The value with the apostrophe of the keyboard.
std::string plain_variant(std::string_view value);

variant_value read_variant(std::string_view value);
game_variant variant_of(const game& record);

} // namespace ctlpgn::ctl_pgn
