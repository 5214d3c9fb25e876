// The header lines of a game, by keyword.
#pragma once

#include "record/tag_schema.hpp"
#include "record/tag_sheet.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ctlpgn::xiangqi {

// The kinds of files that writing_style::dialect may ask for. The name of the first is also the first word of
// the preamble of such a file.
inline constexpr std::string_view pgn_dialect = "pgn";
inline constexpr std::string_view web_dialect = "dhtmlxq";
inline constexpr std::array written_dialects{pgn_dialect, web_dialect};

// In the order in which they are written.
enum class tag_name : std::uint8_t {
    unknown,
    format,
    game,
    time,
    result,
    red,
    black,
    date,
    place,
    event,
    fen,
    set_up,
};

inline constexpr std::size_t tag_count = static_cast<std::size_t>(tag_name::set_up);

enum class value_form : std::uint8_t { free, format, game, result, player, date, set_up };

struct tag_row {
    std::string_view text;
    tag_name name = tag_name::unknown;
    value_form form = value_form::free;
    bool may_be_empty = false;
    bool repeatable = false;
};

using tag_table = tag_schema<tag_row, tag_count>;
using tag_sheet = tag_sheet_of<tag_table>;

const tag_table& schema();

// By keyword, in any case.
tag_name find_tag(std::string_view keyword);

// [Red "Hu"], as PGN writes them.
bool is_bracketed(const ctlpgn::game& record, const tag& asked);

// A tag that collections in PGN give, and that has no keyword in the format, as they write it: ROUND,
// WhiteElo. Empty: it is none.
std::string_view name_in_pgn(std::string_view keyword);
// The name of a field of web boards that says the same as such a tag: redrating for WhiteElo; otherwise the
// same name in small letters.
std::string name_on_web_board(std::string_view keyword);

// The keyword that a header line has in the format, in capitals if it is not Chinese.
std::string written_keyword(std::string_view written);

// "Chinese Chess" and the like, in any case.
bool is_name_of_xiangqi(std::string_view value);

// Whether its file is one of PGN: tags in brackets, and moves without START{ }.
bool is_pgn(const ctlpgn::game& record);

// How fields of web boards begin, and whether the game was read from them: [DhtmlXQ_red]Hu[/DhtmlXQ_red].
inline constexpr std::string_view web_board_opening = "[DhtmlXQ";
bool is_web_game(const ctlpgn::game& record);

// PGN's tag SetUp, which says whether a position is given, and does not contain one.
bool is_pgn_set_up(const ctlpgn::game& record, const tag& asked);
// notation::complete: removes SetUp outside PGN, since FEN implies it.
void drop_pgn_set_up(ctlpgn::game& built);

// The first of that name; null if there is none.
const tag* find_tag(const ctlpgn::game& record, tag_name wanted);

} // namespace ctlpgn::xiangqi
