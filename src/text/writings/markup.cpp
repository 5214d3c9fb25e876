#include "text/writings/kinds.hpp"
#include "text/writings/pieces.hpp"

#include <iterator>

namespace ctlpgn {

namespace {

constexpr std::size_t longest_link = 256;

// [e4](address) says e4.
optional_piece link_at(std::string_view text, std::size_t at) {
    const std::string_view near = text.substr(at + 1, longest_link);
    const std::size_t close = near.find_first_of("[]\n\r");
    if (close == std::string_view::npos || near.substr(close, 2) != "](")
        return std::nullopt;
    const std::size_t end = near.find_first_of(")\n\r", close);
    if (end == std::string_view::npos || near[end] != ')')
        return std::nullopt;
    return read_piece{end + 2, std::string(near.substr(0, close))};
}

// A backslash before a quotation mark or another backslash belongs to a tag. One at the end of a line
// separates it from the next.
optional_piece escape_at(std::string_view text, std::size_t at) {
    if (at + 1 == text.size() || text[at + 1] == '\n' || text[at + 1] == '\r')
        return read_piece{1, ""};
    constexpr std::string_view signs = "[](){}.-*^#_!+>|~$@`&=?";
    const bool is_escape = at + 1 < text.size() && signs.find(text[at + 1]) != std::string_view::npos;
    return is_escape ? read_piece{2, std::string(1, text[at + 1])} : optional_piece();
}

struct command {
    std::string_view name;
    std::string_view written;
};

constexpr command commands[] = {
    {"ldots", "…"},  {"dots", "…"},    {"times", "×"}, {"par", ""},
    {"newline", ""}, {"noindent", ""}, {"quad", " "},  {"qquad", " "},
};
constexpr std::string_view styles[] = {"textbf", "textit",    "emph",     "texttt",   "mathrm",
                                       "textrm", "underline", "mainline", "variation"};

std::size_t end_of_letters(std::string_view text, std::size_t at) {
    while (at < text.size() && is_letter(text[at]))
        ++at;
    return at;
}

optional_piece command_at(std::string_view text, std::size_t at) {
    constexpr std::string_view signs = "#&%_{}$";
    const std::string_view rest = text.substr(at + 1, 2);
    if (rest.starts_with('\\'))
        return read_piece{2, ""};
    if (!rest.empty() && signs.find(rest.front()) != std::string_view::npos)
        return read_piece{2, std::string(1, rest.front())};
    const std::size_t end = end_of_letters(text, at + 1);
    const std::string_view name = text.substr(at + 1, end - at - 1);
    if (end < text.size() && text[end] == '{' && is_one_of(styles, name)) {
        const std::size_t close = text.find_first_of("{}\n", end + 1);
        if (close == std::string_view::npos || text[close] != '}')
            return std::nullopt;
        return read_piece{close + 1 - at, std::string(text.substr(end + 1, close - end - 1))};
    }
    const auto* const row = std::ranges::find(commands, name, &command::name);
    return row == std::end(commands) ? optional_piece() : read_piece{end - at, std::string(row->written)};
}

} // namespace

std::vector<plain_piece> pieces_of_markdown(std::string_view text) {
    return all_pieces(text, "\\[", [](std::string_view all, std::size_t at) {
        return all[at] == '[' ? link_at(all, at) : escape_at(all, at);
    });
}

std::vector<plain_piece> pieces_of_latex(std::string_view text) {
    return all_pieces(text, "\\-$", [](std::string_view all, std::size_t at) -> optional_piece {
        if (all[at] == '\\')
            return command_at(all, at);
        if (all[at] == '-')
            return all.substr(at, 2) == "--" ? read_piece{2, "-"} : optional_piece();
        // An annotation, or the label of a variation.
        const bool is_reference = at + 1 < all.size() && (is_digit(all[at + 1]) || all[at + 1] == '[');
        return is_reference ? optional_piece() : read_piece{1, ""};
    });
}

} // namespace ctlpgn
