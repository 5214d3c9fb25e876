#include "text/writings.hpp"

#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace ctlpgn {

namespace {

// What begins at a place: how long it is, and what it says. Nothing: it is plain text.
struct read_piece {
    std::size_t size = 0;
    std::string said;
};
using optional_piece = std::optional<read_piece>;

// Pieces that touch become one.
void add(std::vector<plain_piece>& to, std::size_t begin, read_piece&& read) {
    if (!to.empty() && to.back().end == begin) {
        to.back().end += read.size;
        to.back().said += read.said;
    } else {
        to.push_back({begin, begin + read.size, std::move(read.said)});
    }
}

// Looks at each place where one of the bytes stands.
template <class Read>
std::vector<plain_piece> all_pieces(std::string_view text, std::string_view first_bytes, Read&& read) {
    std::vector<plain_piece> found;
    for (std::size_t at = text.find_first_of(first_bytes); at != std::string_view::npos;) {
        std::size_t next = at + 1;
        if (optional_piece piece = read(text, at); piece && piece->size != 0) {
            next = at + piece->size;
            add(found, at, *std::move(piece));
        }
        at = text.find_first_of(first_bytes, next);
    }
    return found;
}

bool ends_line(std::string_view text, std::size_t at) {
    return at >= text.size() || text[at] == '\n' || text[at] == '\r';
}

bool begins_line(std::string_view text, std::size_t at) {
    return at == 0 || text[at - 1] == '\n';
}

struct named_text {
    std::string_view name;
    std::string_view text;
};

template <std::size_t Size>
std::string_view text_named(const std::array<named_text, Size>& rows, std::string_view name) {
    const auto row = std::ranges::find(rows, name, &named_text::name);
    return row == rows.end() ? std::string_view() : row->text;
}

// HTML

constexpr std::size_t longest_entity = 10;
constexpr std::size_t longest_tag = 256;

constexpr std::array entities{
    named_text{"quot", "\""},  named_text{"amp", "&"},    named_text{"lt", "<"},    named_text{"gt", ">"},
    named_text{"apos", "'"},   named_text{"nbsp", " "},   named_text{"times", "×"}, named_text{"ndash", "-"},
    named_text{"mdash", "-"},  named_text{"minus", "-"},  named_text{"shy", ""},    named_text{"hellip", "…"},
    named_text{"frac12", "½"}, named_text{"rsquo", "'"},  named_text{"lsquo", "'"}, named_text{"rdquo", "\""},
    named_text{"ldquo", "\""}, named_text{"hyphen", "-"},
};

// Of which the lines of a page are made.
constexpr std::array lines_of_page{"br", "p",  "div", "li", "tr", "pre", "ol",
                                   "ul", "h1", "h2",  "h3", "h4", "body"};
// What they hold was taken back.
constexpr std::array struck_out{"s", "del", "strike"};

template <std::size_t Size>
bool is_one_of(const std::array<const char*, Size>& names, std::string_view name) {
    return std::ranges::any_of(names, [name](const char* each) { return name == each; });
}

std::uint32_t value_of_digits(std::string_view digits, std::uint32_t base) {
    std::uint32_t value = 0;
    for (const char each : digits) {
        const char small = small_letter(each);
        const std::uint32_t digit = is_digit(each) ? static_cast<std::uint32_t>(each - '0')
                                    : small >= 'a' && small <= 'f'
                                        ? static_cast<std::uint32_t>(small - 'a') + 10
                                        : base;
        if (digit >= base)
            return 0;
        value = value * base + digit;
    }
    return value;
}

std::string character(std::uint32_t code_point) {
    std::string made;
    if (code_point >= ' ')
        utf8::append(made, code_point);
    return made;
}

optional_piece entity_at(std::string_view text, std::size_t at) {
    const std::string_view near = text.substr(at + 1, longest_entity);
    const std::string_view name = near.substr(0, near.find(';'));
    if (name.size() == near.size() || name.empty())
        return std::nullopt;
    std::string said;
    if (name.starts_with("#x") || name.starts_with("#X"))
        said = character(value_of_digits(name.substr(2), 16));
    else if (name.starts_with('#'))
        said = character(value_of_digits(name.substr(1), 10));
    else if (std::ranges::find(entities, name, &named_text::name) != entities.end())
        return read_piece{name.size() + 2, std::string(text_named(entities, name))};
    return said.empty() ? optional_piece() : read_piece{name.size() + 2, said};
}

// <br>, </p>, <td class="ply">
optional_piece page_tag_at(std::string_view text, std::size_t at) {
    const std::string_view near = text.substr(at + 1, longest_tag);
    const std::size_t close = near.find_first_of("<>\n\r");
    if (close == std::string_view::npos || near[close] != '>')
        return std::nullopt;
    const bool ends = near.starts_with('/');
    const std::string_view inner = near.substr(ends ? 1 : 0, close - (ends ? 1 : 0));
    std::string name(inner.substr(0, inner.find_first_of(" /")));
    for (char& each : name)
        each = small_letter(each);
    if (name.empty() || !is_letter(name.front()) ||
        name.find_first_not_of("abcdefghijklmnopqrstuvwxyz123456") != std::string::npos ||
        is_one_of(struck_out, name))
        return std::nullopt;
    const std::size_t size = close + 2;
    const bool makes_line =
        is_one_of(lines_of_page, name) && !begins_line(text, at) && !ends_line(text, at + size);
    const bool makes_cell = ends && (name == "td" || name == "th") && !ends_line(text, at + size);
    return read_piece{size, makes_line ? "\n" : makes_cell ? " " : ""};
}

std::vector<plain_piece> pieces_of_html(std::string_view text) {
    return all_pieces(text, "<&", [](std::string_view all, std::size_t at) {
        return all[at] == '<' ? page_tag_at(all, at) : entity_at(all, at);
    });
}

// Quoted-printable: RFC 2045, section 6.7. Capitals are asked for there.

bool is_hex_capital(char c) {
    return is_digit(c) || (c >= 'A' && c <= 'F');
}

std::vector<plain_piece> pieces_of_quoted_printable(std::string_view text) {
    return all_pieces(text, "=", [](std::string_view all, std::size_t at) -> optional_piece {
        const std::string_view after = all.substr(at + 1, 2);
        if (after.starts_with('\n'))
            return read_piece{2, ""};
        if (after == "\r\n")
            return read_piece{3, ""};
        if (after.size() != 2 || !is_hex_capital(after[0]) || !is_hex_capital(after[1]))
            return std::nullopt;
        return read_piece{3, std::string(1, static_cast<char>(value_of_digits(after, 16)))};
    });
}

// Markdown: a backslash before a sign. Those before quotation marks and backslashes are the tags' own.

std::vector<plain_piece> pieces_of_markdown(std::string_view text) {
    constexpr std::string_view signs = "[](){}.-*^#_!+>|~$@`&=?";
    return all_pieces(text, "\\", [signs](std::string_view all, std::size_t at) -> optional_piece {
        const bool is_escape = at + 1 < all.size() && signs.find(all[at + 1]) != std::string_view::npos;
        return is_escape ? read_piece{2, std::string(1, all[at + 1])} : optional_piece();
    });
}

// A string of a program, as in JSON (RFC 8259, section 7).

std::vector<plain_piece> pieces_of_string(std::string_view text) {
    if (text.find("\\n") == std::string_view::npos)
        return {};
    return all_pieces(text, "\\", [](std::string_view all, std::size_t at) -> optional_piece {
        constexpr std::string_view escaped = "nrt\"\\/'";
        constexpr std::string_view meant = "\n\r\t\"\\/'";
        constexpr std::size_t digits = 4;
        const std::size_t row = at + 1 < all.size() ? escaped.find(all[at + 1]) : std::string_view::npos;
        if (row != std::string_view::npos)
            return read_piece{2, all[at + 1] == 'r' ? std::string() : std::string(1, meant[row])};
        if (at + 1 == all.size() || all[at + 1] != 'u')
            return std::nullopt;
        const std::string said = character(value_of_digits(all.substr(at + 2, digits), 16));
        return said.empty() ? optional_piece() : read_piece{2 + digits, said};
    });
}

// LaTeX

constexpr std::array commands{
    named_text{"ldots", "…"},  named_text{"dots", "…"},    named_text{"times", "×"}, named_text{"par", ""},
    named_text{"newline", ""}, named_text{"noindent", ""}, named_text{"quad", " "},  named_text{"qquad", " "},
};
constexpr std::array styles{"textbf", "textit",    "emph",     "texttt",   "mathrm",
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
    const auto row = std::ranges::find(commands, name, &named_text::name);
    return row == commands.end() ? optional_piece() : read_piece{end - at, std::string(row->text)};
}

std::vector<plain_piece> pieces_of_latex(std::string_view text) {
    return all_pieces(text, "\\-$", [](std::string_view all, std::size_t at) -> optional_piece {
        if (all[at] == '\\')
            return command_at(all, at);
        if (all[at] == '-')
            return all.substr(at, 2) == "--" ? read_piece{2, "-"} : optional_piece();
        return at + 1 < all.size() && is_digit(all[at + 1]) ? optional_piece() : read_piece{1, ""};
    });
}

// Characters that part words where nobody sees them.

std::vector<plain_piece> invisible_pieces(std::string_view text) {
    constexpr std::array<std::string_view, 5> characters{"\u00AD", "\u200B", "\u200C", "\u2060", "\uFEFF"};
    return all_pieces(text, "\xC2\xE2\xEF", [&](std::string_view all, std::size_t at) -> optional_piece {
        for (const std::string_view each : characters)
            if (all.substr(at).starts_with(each))
                return read_piece{each.size(), ""};
        return std::nullopt;
    });
}

// Spaces after letters that stand alone: J F 6-C 15, N f3. An O may be castling.

std::vector<plain_piece> pieces_of_spaced_words(std::string_view text) {
    return all_pieces(text, " ", [](std::string_view all, std::size_t at) -> optional_piece {
        const bool follows_letter = at != 0 && is_letter(all[at - 1]) && all[at - 1] != 'O' &&
                                    (at == 1 || (!is_letter(all[at - 2]) && !is_digit(all[at - 2])));
        const bool goes_on = at + 1 < all.size() && (is_letter(all[at + 1]) || is_digit(all[at + 1]));
        return follows_letter && goes_on ? read_piece{1, ""} : optional_piece();
    });
}

constexpr writing writings[] = {
    {"in HTML", true, pieces_of_html},
    {"in quoted-printable, as mails are sent", true, pieces_of_quoted_printable},
    {"with backslashes before signs, as in Markdown", true, pieces_of_markdown},
    {"as a string of a program, with \\n for line ends", true, pieces_of_string},
    {"in LaTeX", true, pieces_of_latex},
    {"with characters in its words that nobody sees", false, invisible_pieces},
    {"with spaces inside its words", false, pieces_of_spaced_words},
};

} // namespace

std::span<const writing> known_writings() {
    return writings;
}

} // namespace ctlpgn
