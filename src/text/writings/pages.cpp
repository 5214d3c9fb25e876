#include "text/utf8.hpp"
#include "text/web_markup.hpp"
#include "text/writings/kinds.hpp"
#include "text/writings/pieces.hpp"

#include <iterator>

namespace ctlpgn {

namespace {

constexpr std::size_t longest_entity = 10;
constexpr std::size_t longest_tag = 256;

// Of which the lines of a page are made.
constexpr std::string_view lines_of_page[] = {"br", "p",  "div", "li", "tr", "pre", "ol",
                                              "ul", "h1", "h2",  "h3", "h4", "body"};
// Elements whose content is not shown.
constexpr std::string_view unseen[] = {"script", "style"};
// Elements whose content was retracted.
constexpr std::string_view struck_out[] = {"s", "del", "strike"};

optional_piece entity_at(std::string_view text, std::size_t at);

// &amp;times; of a page that was put into a page.
optional_piece entity_in_entity(std::string_view text, std::size_t at) {
    constexpr std::string_view ampersand = "&amp;";
    if (!text.substr(at).starts_with(ampersand))
        return std::nullopt;
    const std::size_t longest = ampersand.size() + longest_entity;
    const std::string written = "&" + std::string(text.substr(at + ampersand.size(), longest));
    optional_piece inner = entity_at(written, 0);
    if (inner)
        inner->size += ampersand.size() - 1;
    return inner;
}

optional_piece entity_at(std::string_view text, std::size_t at) {
    if (optional_piece inner = entity_in_entity(text, at))
        return inner;
    const std::string_view near = text.substr(at + 1, longest_entity);
    const std::string_view name = near.substr(0, near.find(';'));
    if (name.size() == near.size() || name.empty())
        return std::nullopt;
    std::string written;
    if (name.starts_with("#x") || name.starts_with("#X"))
        written = character(value_of_digits(name.substr(2), 16));
    else if (name.starts_with('#'))
        written = character(value_of_digits(name.substr(1), 10));
    else if (const std::optional<std::string_view> named = character_called(name))
        return read_piece{name.size() + 2, std::string(*named)};
    return written.empty() ? optional_piece() : read_piece{name.size() + 2, written};
}

// What <img alt="N"> says instead of a picture, if that is one sign.
std::string sign_of_picture(std::string_view attributes) {
    constexpr std::string_view opening = " alt=\"";
    const std::size_t begin = attributes.find(opening);
    if (begin == std::string_view::npos)
        return {};
    const std::string_view value = attributes.substr(begin + opening.size());
    const std::size_t end = value.find('"');
    const bool is_sign =
        end != std::string_view::npos && end != 0 && utf8::decode(value.substr(0, end)).size == end;
    return is_sign ? std::string(value.substr(0, end)) : std::string();
}

// From an opening tag to the closing one; 0: there is none.
std::size_t size_of_element(std::string_view text, const std::string& name) {
    constexpr std::size_t longest = 20000;
    const std::string closing = "</" + name + ">";
    const std::size_t at = text.substr(0, longest).find(closing);
    return at == std::string_view::npos ? 0 : at + closing.size();
}

// <sup>1</sup>, <sup>*</sup>, of which this is one of the tags; joined to a move it would change that.
bool is_footnote_sign(std::string_view text, std::size_t at, std::size_t size, bool ends) {
    constexpr std::string_view signs = "0123456789*";
    constexpr std::size_t longest = 3;
    const std::size_t begin = ends ? text.substr(0, at).find_last_not_of(signs) + 1 : at + size;
    const std::size_t end = ends ? at : std::min(text.find_first_not_of(signs, begin), text.size());
    return begin < end && end - begin <= longest && begin != 0 && text[begin - 1] == '>' &&
           text.substr(end).starts_with("</");
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
    if (!ends && is_one_of(unseen, name))
        if (const std::size_t whole = size_of_element(text.substr(at), name); whole != 0)
            return read_piece{whole, ""};
    if (name == "sup" && is_footnote_sign(text, at, size, ends))
        return read_piece{size, ends ? ")" : " ("};
    if (name == "img")
        return read_piece{size, sign_of_picture(inner)};
    const bool makes_line =
        is_one_of(lines_of_page, name) && !begins_line(text, at) && !ends_line(text, at + size);
    const bool makes_cell = ends && (name == "td" || name == "th") && !ends_line(text, at + size);
    return read_piece{size, makes_line ? "\n" : makes_cell ? " " : ""};
}

// [b], [/quote], [url=address]. A tag of a game has a capital.
optional_piece forum_tag_at(std::string_view text, std::size_t at) {
    const std::string_view near = text.substr(at + 1, longest_tag);
    const std::size_t close = near.find_first_of("[]\n\r");
    if (close == std::string_view::npos || near[close] != ']')
        return std::nullopt;
    const std::string_view inner = near.substr(0, close);
    const std::string_view name = inner.substr(inner.starts_with('/') ? 1 : 0);
    const std::string_view word = name.substr(0, name.find('='));
    const bool is_word =
        !word.empty() && word.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string_view::npos;
    return is_word ? read_piece{close + 2, ""} : optional_piece();
}

} // namespace

std::vector<plain_piece> pieces_of_html(std::string_view text) {
    return all_pieces(text, "<&", [](std::string_view all, std::size_t at) {
        return all[at] == '<' ? page_tag_at(all, at) : entity_at(all, at);
    });
}

std::vector<plain_piece> pieces_of_forum(std::string_view text) {
    if (text.find("[/") == std::string_view::npos)
        return {}; // each is closed
    return all_pieces(text, "[", forum_tag_at);
}

} // namespace ctlpgn
