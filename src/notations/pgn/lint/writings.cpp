#include "notations/pgn/lint/writings.hpp"

#include "notations/pgn/squares.hpp"
#include "text/full_width.hpp"
#include "text/writings/kinds.hpp"
#include "text/writings/pieces.hpp"

namespace ctlpgn::pgn {

namespace {

// Kt for the knight.
optional_piece old_knight_at(std::string_view text, std::size_t at) {
    const bool is_word_part = at != 0 && may_be_letter(text[at - 1]);
    return !is_word_part && text.substr(at).starts_with("Kt") ? read_piece{2, "N"} : optional_piece();
}

// d4-d5 for d4 d5; castling is not split.
optional_piece hyphen_between_moves_at(std::string_view text, std::size_t at) {
    constexpr std::string_view begins = "abcdefghKQRBNO";
    const bool follows =
        at != 0 &&
        (is_rank(text[at - 1]) || std::string_view("+#!?OQRBN").find(text[at - 1]) != std::string_view::npos);
    const bool goes_on = at + 1 < text.size() && begins.find(text[at + 1]) != std::string_view::npos;
    const bool is_castling = follows && text[at - 1] == 'O' && goes_on && text[at + 1] == 'O';
    return follows && goes_on && !is_castling ? read_piece{1, " "} : optional_piece();
}

// The pieces of chess fonts, whose text has been read in an ordinary encoding.
optional_piece font_piece_at(std::string_view text, std::size_t at) {
    constexpr std::string_view letters = "KQNBR"; // ¢ £ ¤ ¥ ¦
    constexpr char first = '\xA2';
    if (at + 1 == text.size() || text[at + 1] < first ||
        text[at + 1] >= first + static_cast<char>(letters.size()))
        return std::nullopt;
    return read_piece{2, std::string(1, letters[static_cast<std::size_t>(text[at + 1] - first)])};
}

// <img src="pieces/wn.gif">, as pages showed pieces before fonts had them: the names of the files are a
// colour and a letter, or end with the name of the piece.
std::string letter_of_picture(std::string_view file) {
    struct named_piece {
        std::string_view name;
        std::string_view letter;
    };
    constexpr named_piece pieces[] = {
        {"king", "K"}, {"queen", "Q"}, {"rook", "R"}, {"bishop", "B"}, {"knight", "N"}};
    file.remove_prefix(file.find_last_of("/\\\"=") + 1);
    file = file.substr(0, file.find('.'));
    std::string name(file);
    std::ranges::transform(name, name.begin(), small_letter);
    for (const named_piece& each : pieces) {
        const bool is_letter =
            name.size() == 2 && (name[0] == 'w' || name[0] == 'b') && capital(name[1]) == each.letter.front();
        if (is_letter || name.ends_with(each.name))
            return std::string(each.letter);
    }
    return {};
}

optional_piece picture_at(std::string_view text, std::size_t at) {
    constexpr std::size_t longest = 200;
    constexpr std::string_view opening = "<img ";
    constexpr std::string_view source = "src=";
    const std::string_view tag = text.substr(at, std::min(longest, text.substr(at).find('>') + 1));
    const std::size_t from = tag.find(source);
    if (!tag.starts_with(opening) || !tag.ends_with('>') || from == std::string_view::npos)
        return std::nullopt;
    const std::string_view value = tag.substr(from + source.size());
    const std::size_t end = value.find_first_of("\" >", value.starts_with('"') ? 1 : 0);
    const std::string letter = letter_of_picture(value.substr(0, end));
    return letter.empty() ? optional_piece() : read_piece{tag.size(), letter};
}

// $ 2 for $2.
optional_piece parted_annotation_at(std::string_view text, std::size_t at) {
    const std::size_t digit = std::min(text.find_first_not_of(blank_characters, at + 1), text.size());
    const bool is_parted = digit != at + 1 && digit != text.size() && is_digit(text[digit]);
    return is_parted ? read_piece{digit - at, "$"} : optional_piece();
}

bool is_square(std::string_view text, std::size_t at) {
    return at + 1 < text.size() && is_file(text[at]) && is_rank(text[at + 1]);
}

// e2 e4, Ng1 f3: two squares for a move.
optional_piece parted_squares_at(std::string_view text, std::size_t at) {
    constexpr std::size_t longest_gap = 2;
    constexpr std::string_view pieces = "KQRBN";
    const auto begins_word = [text](std::size_t place) {
        return place == 0 ||
               !(may_be_letter(text[place - 1]) || is_digit(text[place - 1]) || text[place - 1] == '-');
    };
    const bool is_of_piece = at != 0 && pieces.find(text[at - 1]) != std::string_view::npos;
    const bool begins = begins_word(at) || (is_of_piece && begins_word(at - 1));
    if (!begins || !is_square(text, at))
        return std::nullopt;
    const std::size_t target = std::min(text.find_first_not_of(" \r\n", at + 2), text.size());
    if (target == at + 2 || target > at + 2 + longest_gap || !is_square(text, target))
        return std::nullopt;
    return read_piece{target + 2 - at, std::string(text.substr(at, 2)).append("-").append(text, target, 2)};
}

// ８. Nｃ３, in full-width characters of Chinese and Japanese input methods.
optional_piece full_width_at(std::string_view text, std::size_t at) {
    constexpr std::size_t bytes = 3;
    const char meant = at + bytes > text.size() ? '\0' : narrow(text.substr(at, bytes));
    return meant == '\0' ? optional_piece() : read_piece{bytes, std::string(1, meant)};
}

constexpr writing writings[] = {
    {"with Kt for the knight",
     {"K"},
     false,
     [](std::string_view text) { return all_pieces(text, "K", old_knight_at); }},
    {"with hyphens between White's moves and Black's",
     {"-"},
     false,
     [](std::string_view text) { return all_pieces(text, "-", hyphen_between_moves_at); }},
    {"with the characters of a font for its pieces",
     {"\xC2"},
     false,
     [](std::string_view text) { return all_pieces(text, "\xC2", font_piece_at); }},
    {"with pictures of its pieces",
     {"<"},
     false,
     [](std::string_view text) { return all_pieces(text, "<", picture_at); }},
    {"with spaces after dollar signs",
     {"$"},
     false,
     [](std::string_view text) { return all_pieces(text, "$", parted_annotation_at); }},
    {.name = "with a space between the two squares of each move",
     .signs = {"abcdefgh"},
     .in_free_text = false,
     .pieces = [](std::string_view text) { return all_pieces(text, "abcdefgh", parted_squares_at); },
     .shows_on_board = true},
    {.name = "with full-width characters",
     .signs = {"\xEF"},
     .in_free_text = false,
     .pieces = [](std::string_view text) { return all_pieces(text, "\xEF", full_width_at); },
     .is_ever_meant = true,
     .means_nothing_else = true},
    {.name = "with semicolons between the cells of a table",
     .signs = {";"},
     .in_free_text = true,
     .pieces = pieces_of_semicolons,
     .proves_itself = true},
    {.name = "as a score sheet, in several columns",
     .signs = {"123456789"},
     .in_free_text = false,
     .pieces = pieces_of_columns,
     .proves_itself = true},
    {.name = "as a score sheet, with the moves of each player in a list",
     .signs = {"123456789"},
     .in_free_text = false,
     .pieces = pieces_of_player_lists,
     .proves_itself = true},
    {.name = "with times beside its moves",
     .signs = {":"},
     .in_free_text = false,
     .pieces = pieces_of_times,
     .proves_itself = true},
    {.name = "with minutes beside its moves",
     .signs = {"123456789"},
     .in_free_text = false,
     .pieces = pieces_of_minutes,
     .proves_itself = true},
    {.name = "with Black's moves before White's",
     .signs = {"123456789"},
     .in_free_text = false,
     .pieces = pieces_of_black_first,
     .only_on_board = true,
     .proves_itself = true},
    {.name = "as a score sheet, with other words around the moves",
     .signs = {"123456789"},
     .in_free_text = false,
     .pieces = pieces_of_score_sheet,
     .shows_in_layout = true},
    {.name = "with square brackets around a variation",
     .signs = {"]"},
     .in_free_text = false,
     .pieces = bracket_pieces,
     .is_ever_meant = true},
};

} // namespace

std::span<const writing> own_writings() {
    return writings;
}

} // namespace ctlpgn::pgn
