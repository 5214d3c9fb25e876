// How a file writes its moves: FORMAT AXF, K(K) R(C) N(H) C(P) G(A) M(E) P(S).
#pragma once

#include "ctlpgn/tree.hpp"
#include "ctlpgn/writing.hpp"
#include "games/xiangqi/piece.hpp"
#include "text/ascii.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::xiangqi {

enum class move_form : std::uint8_t {
    iccs,
    axf,
    lalg,
    salg,
    wxf,
    chinese,
    traditional,
    vietnamese,
    ucci,
    uci,
    san
};

constexpr bool is_in_chinese(move_form form) {
    return form == move_form::chinese || form == move_form::traditional;
}

inline constexpr std::array<std::string_view, 11> form_names{
    "ICCS",       "AXF",  "LALG", "SALG", "WXF", "Chinese", "Chinese-Traditional",
    "Vietnamese", "UCCI", "UCI",  "SAN"};

// What games in a file of PGN know of it, by the form of the first one.
inline constexpr std::array<std::string_view, 11> pgn_preambles{
    "pgn ICCS",       "pgn AXF",  "pgn LALG", "pgn SALG", "pgn WXF", "pgn Chinese", "pgn Chinese-Traditional",
    "pgn Vietnamese", "pgn UCCI", "pgn UCI",  "pgn SAN"};

// Those of engines and servers, which only games in PGN have.
constexpr bool is_of_engines(move_form form) {
    return form >= move_form::ucci;
}

// Names of the forms as people call them, of those that can name every ply.
inline constexpr std::array<std::string_view, 10> move_forms{
    "iccs", "axf", "lalg", "salg", "wxf", "chinese", "chinese-traditional", "ucci", "uci", "san"};

// Letters of pieces by name. Without any, FORMAT WXF has those of the Federation, the others those of the
// draft.
inline constexpr std::array<named_letters, 3> letter_sets{
    {{"standard", ""}, {"draft", "N(N) G(G) M(M)"}, {"federation", "N(H) G(A) M(E)"}}};

struct file_format {
    move_form form = move_form::iccs;
    // The letter that each kind is written with, capital; and the kind that each letter means.
    std::array<char, piece_kind_count> letters{};
    std::array<piece_kind, 26> kinds{};
    bool has_symbols = false; // its own letters
    bool is_unknown = false;  // the form has another name

    [[nodiscard]] piece_kind kind_of(char letter) const {
        return is_letter(letter) ? kinds[static_cast<std::size_t>(capital(letter) - 'A')] : piece_kind::none;
    }
    [[nodiscard]] char letter_of(piece_kind kind) const { return letters[index_of(kind)]; }
};

// The value of the header line FORMAT; of an empty one ICCS, which needs no letters.
file_format read_format(std::string_view value);

// Whether the game's line FORMAT is that of its file. For a game that was not read from a text, its number
// shows this.
bool begins_file(const game& record);

// The format that the game's file gives.
file_format format_of(const game& record);

// Letters as FORMAT declares them after the form, R(C) N(H); empty for the usual ones.
file_format with_letters(move_form form, std::string_view declared);

// The value for the header line; empty for plain ICCS.
std::string format_text(const file_format& format);

// The kind that a letter means without a declaration: K R N C G M P, and also H A E B S.
piece_kind usual_kind(char letter);

// Whether the value of FORMAT begins with the name of a form.
bool is_form(std::string_view value);
// As FORMAT writes it, in any case; empty if it is none.
std::string_view form_called(std::string_view name);

// notation::preamble_of: the value of the line FORMAT, or the form that Chinese moves show without it. Of a
// file of PGN, whose games each have their own, its dialect.
std::string_view find_format(std::string_view beginning);

// notation::find_letters: by name, or as FORMAT declares them.
std::optional<std::string> find_letters(std::string_view called);

} // namespace ctlpgn::xiangqi
