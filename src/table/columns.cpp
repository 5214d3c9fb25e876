#include "table/columns.hpp"

#include "ctlpgn/errors.hpp"
#include "ctlpgn/notation.hpp"
#include "emit/json/json_walk_ply.hpp"
#include "text/quotes.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ctlpgn::tables {

namespace {

using enum cell_type;

constexpr auto columns_of_games = std::to_array<column_definition>({
    {"game", column_field::game, integer, true, "number of the game among all that are read, from 1"},
    {"file", column_field::file, text, true, "the game's file; none for standard input"},
    {"index", column_field::index, integer, false, "number of the game in its file, from 1"},
    {"notation", column_field::notation, word, false, "how the game is written: pgn, xiangqi, ..."},
    {"variant", column_field::variant, text, false, "what is played: Standard, Chess960, ..."},
    {"Event", column_field::tag, text, true, "the tag Event; any other tag is a column, too"},
    {"Site", column_field::tag, text, true, "the tag Site"},
    {"Date", column_field::tag, text, true, "the tag Date, as it is written: 2024.03.??"},
    {"Round", column_field::tag, text, true, "the tag Round"},
    {"white", column_field::white, text, true, "the player who moves first, by the tag of the notation"},
    {"black", column_field::black, text, true, "the other player"},
    {"result", column_field::result, word, true, "as written after the moves, in the words of the notation"},
    {"plies", column_field::ply_count, integer, true, "number of plies in the main line"},
    {"initial", column_field::initial, text, false, "the position that the game begins with"},
    {"eco", column_field::eco, text, false, "the code of the opening that its positions show: B90"},
    {"opening", column_field::opening, text, false, "the name of that opening"},
    {"status", column_field::status, text, false, "how the rules end it: checkmate, stalemate, dead"},
    {"errors", column_field::errors, integer, true, "how many errors were found in the game"},
    {"warnings", column_field::warnings, integer, false, "how many warnings"},
    {"codes", column_field::codes, text, false, "the codes of all diagnostics, each once, in order"},
});

constexpr auto columns_of_plies = std::to_array<column_definition>({
    {"game", column_field::game, integer, true, "number of the game among all that are read, from 1"},
    {"file", column_field::file, text, false, "the game's file; none for standard input"},
    {"index", column_field::index, integer, false, "number of the game in its file, from 1"},
    {"line", column_field::line, integer, true,
     "0: the main line; otherwise number of the variation, in the order of the text"},
    {"ply", column_field::ply_number, integer, true, "number of the ply in its line of play, from 1"},
    {"number", column_field::move_number, integer, true, "number of the move, written or counted"},
    {"side", column_field::player, word, true, "white (who moves first) or black"},
    {"text", column_field::written, text, true, "the ply as it is written, without its glyphs"},
    {"san", column_field::san, text, false, "the ply in standard algebraic notation, in pgn"},
    {"uci", column_field::uci, text, false, "from square to square, for chess engines: e7e8q"},
    {"piece", column_field::piece, word, true, "what moves: pawn, knight, ..."},
    {"from", column_field::from, word, true, "where it comes from"},
    {"to", column_field::to, word, true, "where it goes"},
    {"captured", column_field::captured, word, true, "what it captures"},
    {"promotion", column_field::promotion, word, true, "what it becomes"},
    {"check", column_field::check, word, true, "what its mark says: check, mate, ..."},
    {"nags", column_field::nags, text, true, "numbers of its glyphs, with spaces between them"},
    {"clock", column_field::clock, real, false, "seconds left, by [%clk ...]"},
    {"elapsed", column_field::elapsed, real, false, "seconds spent on the ply, by [%emt ...] or an engine"},
    {"eval", column_field::eval, real, false, "evaluation in pawns for White, by [%eval ...] or an engine"},
    {"mate", column_field::mate, integer, false, "moves to White's mate, negative for Black's, by the same"},
    {"depth", column_field::depth, integer, false, "depth of that evaluation"},
    {"book", column_field::book, integer, false, "1 if an engine has played it from a book, by {book}"},
    {"comment", column_field::comments, text, true, "its comments, with line feeds between them"},
    {"fault", column_field::fault, text, false, "the code of what makes the ply illegal"},
    {"position", column_field::position, text, false,
     "the position after it, as FEN or as the notation has it"},
    {"hash", column_field::hash, cell_type::hash, false, "the number of that position; see below"},
});

constexpr auto columns_of_positions = std::to_array<column_definition>({
    {"hash", column_field::hash, cell_type::hash, true, "the number of the position; see below"},
    {"game", column_field::game, integer, true, "number of the game among all that are read, from 1"},
    {"file", column_field::file, text, false, "the game's file; none for standard input"},
    {"index", column_field::index, integer, false, "number of the game in its file, from 1"},
    {"ply", column_field::ply_number, integer, true, "number of the ply that is played in it, from 1"},
    {"move", column_field::next_move, text, true, "that ply, from place to place: e2e4"},
    {"result", column_field::result, word, true, "that of the game, in the words of the notation"},
});

// Calls add(word) for the words of one notation.
template <class Add> void visit_words(const notation& asked, column_field field, Add&& add) {
    const vocabulary& words = *asked.words;
    const auto add_all = [&add](std::span<const std::string_view> all) { std::ranges::for_each(all, add); };
    switch (field) {
    case column_field::notation: add(asked.name); break;
    case column_field::result: add_all(words.results); break;
    case column_field::piece:
    case column_field::captured:
        add(words.pawn);
        add(words.king);
        add_all(words.pieces);
        break;
    case column_field::promotion:
        add(emit::awaiting_word);
        add_all(words.pieces);
        break;
    case column_field::from:
    case column_field::to: add_all(words.places); break;
    case column_field::check: add_all(words.checks); break;
    default: break;
    }
}

std::vector<std::string_view> words_of(column_field field) {
    std::vector<std::string_view> all;
    const auto add = [&all](std::string_view each) {
        if (!each.empty() && std::ranges::find(all, each) == all.end())
            all.push_back(each);
    };
    if (field == column_field::player)
        std::ranges::for_each(emit::side_words.words, add);
    for (const notation* const each : notations())
        visit_words(*each, field, add);
    return all;
}

table_column column_of(const column_definition& asked) {
    return {std::string(asked.name), asked.field, asked.type,
            asked.type == word ? words_of(asked.field) : std::vector<std::string_view>()};
}

} // namespace

std::string_view name_of(table_kind kind) {
    switch (kind) {
    case table_kind::games: return "games";
    case table_kind::plies: return "plies";
    case table_kind::positions: break;
    }
    return "positions";
}

std::span<const column_definition> columns_of(table_kind kind) {
    switch (kind) {
    case table_kind::games: return columns_of_games;
    case table_kind::plies: return columns_of_plies;
    case table_kind::positions: break;
    }
    return columns_of_positions;
}

bool table_schema::has(column_field field) const {
    return std::ranges::find(columns, field, &table_column::field) != columns.end();
}

row_block table_schema::make_block() const {
    row_block made;
    for (const table_column& each : columns)
        made.columns.emplace_back(each.type);
    return made;
}

table_schema usual_schema(table_kind kind) {
    table_schema usual{kind, {}};
    for (const column_definition& each : columns_of(kind))
        if (each.is_usual)
            usual.columns.push_back(column_of(each));
    return usual;
}

std::optional<table_column> find_column(table_kind kind, std::string_view name) {
    const auto all = columns_of(kind);
    const auto found = std::ranges::find(all, name, &column_definition::name);
    if (found != all.end())
        return column_of(*found);
    if (kind != table_kind::games || name.empty())
        return std::nullopt;
    return table_column{std::string(name), column_field::tag, text, {}};
}

table_schema schema_of(table_kind kind, const std::vector<std::string>& names,
                       void (*refuse)(table_kind kind, const std::string& name)) {
    if (names.empty())
        return usual_schema(kind);
    table_schema made{kind, {}};
    for (const std::string& name : names) {
        std::optional<table_column> found = find_column(kind, name);
        if (!found)
            refuse(kind, name);
        if (std::ranges::find(made.columns, name, &table_column::name) != made.columns.end())
            throw setting_error("column " + in_quotes(name) + " is named twice");
        made.columns.push_back(*std::move(found));
    }
    return made;
}

} // namespace ctlpgn::tables
