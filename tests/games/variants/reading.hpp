#pragma once

#include "games/chess/variants/rules.hpp"

#include <array>
#include <string>

namespace ctlpgn::variants_tests {

/// A variant by its name in Fairy-Stockfish, in small letters.
struct named_variant {
    const char* name;
    const chess::variant_rules* rules;
};

inline constexpr std::array<named_variant, 10> named_variants{
    {{"kingofthehill", &chess::variants::king_of_the_hill},
     {"3check", &chess::variants::three_check},
     {"5check", &chess::variants::five_check},
     {"racingkings", &chess::variants::racing_kings},
     {"horde", &chess::variants::horde},
     {"antichess", &chess::variants::antichess},
     {"suicide", &chess::variants::suicide},
     {"giveaway", &chess::variants::giveaway},
     {"atomic", &chess::variants::atomic},
     {"crazyhouse", &chess::variants::crazyhouse}}};

/// Null if there is none.
const chess::variant_rules* find_variant(const std::string& name);

/// As Fairy-Stockfish writes it: `[Qp]` for pieces in hand, `Q~` for promoted ones, `3+3` for checks left.
/// For tests only, so it trusts the text.
chess::position read_fen(const chess::variant_rules& rules, const std::string& text);
std::string write_fen(const chess::position& p);

std::string uci_of(const chess::ply& played);

} // namespace ctlpgn::variants_tests
