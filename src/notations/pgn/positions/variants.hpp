// The games that the tag Variant may name.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "games/chess/position.hpp"
#include "games/chess/variants/rules.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace ctlpgn::pgn {

// The rules of a game.
struct rules_of_game {
    bool is_judged = true;
    bool is_chess960 = false;                      // king and rooks begin on any files
    const chess::variant_rules* variant = nullptr; // null: chess, or a game that is not judged

    [[nodiscard]] bool is_orthodox() const { return is_judged && !is_chess960 && variant == nullptr; }
    [[nodiscard]] bool drops() const { return variant != nullptr && variant->drops; }
    [[nodiscard]] bool promotes_to_king() const { return variant != nullptr && variant->becomes_king; }
};

// By the value of the tag Variant.
rules_of_game rules_called(std::string_view variant);

// One name for all that call the same rules; empty: those of chess, from whatever position. The name that is
// given if the rules are not known.
std::string_view name_of_rules_called(std::string_view variant);

// Whether the initial position of such games is known only from the tag FEN.
bool needs_position(std::string_view variant);

// How the tag names a game, in the spelling of most programs, and otherwise. Case, spaces and hyphens do not
// count. With 960 after it a name means that king and rooks begin on any files.
struct variant_row {
    std::string_view title;
    const chess::variant_rules* rules; // null: chess
    std::array<std::string_view, 5> other_names{};
};

inline constexpr auto variant_rows = std::to_array<variant_row>({
    {"Standard", nullptr, {"chess", "normal", "regular", "fromposition"}},
    {"King of the Hill", &chess::variants::king_of_the_hill, {"koth"}},
    {"Three-check", &chess::variants::three_check, {"3check", "threecheckchess", "3checkchess"}},
    {"Five-check", &chess::variants::five_check, {"5check"}},
    {"Racing Kings", &chess::variants::racing_kings, {"racing", "race"}},
    {"Horde", &chess::variants::horde, {"hordechess"}},
    {"Antichess", &chess::variants::antichess, {"anti"}},
    {"Suicide", &chess::variants::suicide, {"suicidechess"}},
    {"Giveaway", &chess::variants::giveaway, {"giveawaychess"}},
    {"Atomic", &chess::variants::atomic, {"atomicchess", "atom"}},
    {"Crazyhouse", &chess::variants::crazyhouse, {"zh", "house"}},
});

// Whether a finding is about a part of a position that games by these rules have.
bool is_of_rules(code found, const rules_of_game& rules);

} // namespace ctlpgn::pgn
