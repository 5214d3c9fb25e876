#include "text/writings/writings.hpp"

#include "text/writings/kinds.hpp"

namespace ctlpgn {

namespace {

constexpr writing writings[] = {
    {"in HTML", {"<&"}, true, pieces_of_html},
    {"as in a forum, with [b] and its like", {"["}, true, pieces_of_forum},
    {"in quoted-printable, as mails are sent", {"="}, true, pieces_of_quoted_printable},
    {"as in Markdown, with backslashes before signs or with links", {"\\["}, true, pieces_of_markdown},
    {"as a string of a program, with \\n for line ends", {"\\"}, true, pieces_of_string},
    {"as a string of a program, with backslashes before quotation marks",
     {"\\"},
     true,
     pieces_of_quoted_lines},
    {"in LaTeX", {"\\$"}, true, pieces_of_latex},
    {"with a number before each line", {"\t:|"}, true, numbers_of_lines, false, true},
    {"with the same things before each line", {"\t "}, true, line_beginnings},
    {"as a table", {"|"}, true, pieces_of_table},
    {"with invisible characters in its words", {"\xC2\xE2\xEF"}, false, invisible_pieces},
    {"with letters of other alphabets that look like its own",
     {"\xCE\xCF\xD0\xD1"},
     false,
     look_alike_pieces},
    {"with small digits below or above the line", {"\xC2\xE2"}, false, small_digit_pieces},
    {"with wide parentheses", {"\xEF"}, false, wide_parenthesis_pieces},
    {"with letters for digits in the numbers of its moves", {"lI|Oo"}, false, letters_in_numbers},
    {"with spaces inside its moves", {"", "A a "}, false, pieces_of_spaced_words},
    {"with square brackets around its variations", {"]"}, false, bracket_pieces},
};

constexpr writing of_numbers[] = {
    {"with a number before each half-move", {". "}, false, numbers_of_plies},
    {"with the number 1 before each move", {". "}, false, numbers_all_one},
    {.name = "with its moves in another order than their numbers",
     .signs = {". "},
     .in_free_text = false,
     .pieces = moves_out_of_order,
     .explains_all_moves = true},
};

} // namespace

std::span<const writing> common_writings() {
    return writings;
}

std::span<const writing> writings_of_numbers() {
    return of_numbers;
}

} // namespace ctlpgn
