// The tags of PGN: one table has everything that the standard prescribes for each.
#pragma once

#include "ctlpgn/tags.hpp"
#include "ctlpgn/tree.hpp"
#include "notations/pgn/tag_values.hpp"
#include "text/ascii.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ctlpgn::pgn {

// The tags that every game has, in their order (8.1.1).
inline constexpr std::array<std::string_view, 7> seven_tag_roster{"Event", "Site",  "Date",  "Round",
                                                                  "White", "Black", "Result"};

// The tags for the rules and the initial position of a game, which every reader needs.
inline constexpr std::array<std::string_view, 3> tags_of_play{"Variant", "SetUp", "FEN"};

// What tags of the standard and of servers say about how a game ended, and about its opening.
inline constexpr std::array<std::string_view, 6> tags_of_end{
    "PlyCount", "Termination", "TerminationDetails", "ICCResult", "GameDuration", "GameEndTime"};
inline constexpr std::array<std::string_view, 6> tags_of_opening{"ECO",          "Opening", "Variation",
                                                                 "SubVariation", "NIC",     "ECOUrl"};

bool is_in_roster(std::string_view name);

// Whether reduced export format has it (3.2.4).
bool is_in_reduced_format(std::string_view name);

struct tag_row {
    std::string_view name;
    value_form form = value_form::free;
};

// Tags that the standard or many programs know (9).
inline constexpr auto known_tags = std::to_array<tag_row>({
    {"Event"},
    {"Site"},
    {"Date", value_form::date},
    {"Round", value_form::round},
    {"White"},
    {"Black"},
    {"Result", value_form::result},
    {"WhiteTitle", value_form::title},
    {"BlackTitle", value_form::title},
    {"WhiteElo", value_form::rating},
    {"BlackElo", value_form::rating},
    {"WhiteUSCF", value_form::rating},
    {"BlackUSCF", value_form::rating},
    {"WhiteNA"},
    {"BlackNA"},
    {"WhiteType", value_form::player_type},
    {"BlackType", value_form::player_type},
    {"EventDate", value_form::date},
    {"EventSponsor"},
    {"Section"},
    {"Stage"},
    {"Board"},
    {"Opening"},
    {"Variation"},
    {"SubVariation"},
    {"ECO", value_form::eco},
    {"NIC"},
    {"Time", value_form::time},
    {"UTCTime", value_form::time},
    {"UTCDate", value_form::date},
    {"TimeControl", value_form::time_control},
    {"SetUp", value_form::set_up},
    {"FEN"},
    {"Termination", value_form::termination},
    {"Annotator"},
    {"Mode", value_form::mode},
    {"PlyCount", value_form::count},
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
    {"SourceDate", value_form::date},
});

// The index of a known tag.
consteval std::size_t tag_called(std::string_view name) {
    for (std::size_t i = 0; i != known_tags.size(); ++i)
        if (known_tags[i].name == name)
            return i;
    throw "no known tag has that name";
}

// The row of that name; null if there is none.
const tag_row* find_known_tag(std::string_view name);

// tag::own of the tags that readers make.
[[nodiscard]] std::uint8_t own_of_tag(std::string_view name);

// Tags whose names are written in another case and that have been read as what they are meant for.
void read_as(tag& miswritten, std::size_t called);
[[nodiscard]] bool is_miswritten(const tag& asked);

// The row of a tag; null if there is none.
[[nodiscard]] const tag_row* row_of(const game& record, const tag& asked);

// The first tag of that name (tag_called); null if there is none.
[[nodiscard]] const tag* find_tag(const game& record, std::size_t called);

// Whether a tag begins another game: one of the seven that the game before it has already, or Event, after an
// empty line; or Event once more, which may also be doubled by a slip where it is the only tag so far.
// `name` is in the text.
[[nodiscard]] bool begins_next_game(std::string_view name, bool is_known_already, std::size_t tags_before);
[[nodiscard]] bool begins_next_game(const game& so_far, std::string_view name);

// The tags of a game, all looked up at once.
class game_tags {
  public:
    explicit game_tags(const game& record);

    // The first that has that name (tag_called); null if there is none.
    [[nodiscard]] const tag* find(std::size_t called) const { return first_[called]; }
    [[nodiscard]] const tag* find(const tag_row* called) const {
        return first_[static_cast<std::size_t>(called - known_tags.data())];
    }
    // Whether there are unknown tags, and repeated known ones.
    [[nodiscard]] bool has_unknown() const { return has_unknown_; }
    [[nodiscard]] bool has_repeated() const { return has_repeated_; }
    // What is known of a tag of the game, by its index there; null: nothing.
    [[nodiscard]] const tag_row* row(std::size_t index) const { return row_of(record_, record_.tags[index]); }

  private:
    const game& record_;
    std::array<const tag*, known_tags.size()> first_{};
    bool has_unknown_ = false;
    bool has_repeated_ = false;
};

constexpr bool is_of_tag_name(char c) {
    return is_letter_or_digit(c) || c == '_';
}
// Whether it is made of letters, digits and underscores alone (8.1.1).
bool is_tag_name(std::string_view name);

// The known name that is nearly that one; empty if there is none, or if programs write that very name.
std::string_view closest_tag(std::string_view name);

// The same, of those that the game lacks: [hite "x"] is White in a game that has Site.
std::string_view missing_tag_like(const game& record, std::string_view name);

// Whether the name of a tag of the game is none that is known, and nearly that one.
bool has_misspelt_tag(const game& record, std::string_view meant);

} // namespace ctlpgn::pgn
