// The words of rule files, and the corresponding names in the sources of the program.
#pragma once

#include <array>
#include <string_view>

namespace ctlpgn::rulec {

struct word {
    std::string_view written;
    std::string_view meant;
};

inline constexpr std::array<std::string_view, 3> levels{"error", "warning", "note"};
inline constexpr std::array<std::string_view, 4> fixes{"never", "safe", "unsafe", "either"};
inline constexpr std::array<std::string_view, 4> places{"file", "tags", "moves", "position"};

// What the texts of findings of one habit share.
inline constexpr std::array<word, 4> habits{{
    {"any text", "nothing"},
    {"same text", "all"},
    {"same signs", "signs"},
    {"same kind", "own"}, // which the notation decides
}};

// Those of code_layers, in their order.
inline constexpr std::array<std::string_view, 10> layer_names{
    "syntax", "tags", "moves", "variations", "comments", "positions", "board", "rules", "files", "lint"};

// Where the findings of a rule spoil others: values of `spoiled`.
inline constexpr std::array<std::string_view, 7> scopes{"here",    "ply",   "inside", "line",
                                                        "earlier", "later", "game"};

// When a game with the finding can be rewritten.
inline constexpr std::array<word, 4> rewritable_when{{
    {"always", "rewritable"},
    {"if empty", "rewritable_if_empty"},
    {"in plies", "rewritable_in_plies"},
    {"between games", "rewritable_between_games"},
}};

// What a finding means for repair: values of `repair::finding_role`.
inline constexpr std::array<word, 5> repair_roles{{
    {"misfit", "misfit"},
    {"slip", "slip"},
    {"consequence", "consequence"},
    {"said before", "said_before"},
    {"no move", "no_move"},
}};

} // namespace ctlpgn::rulec
