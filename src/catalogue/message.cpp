#include "catalogue/message.hpp"

#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace ctlpgn {
namespace {

constexpr std::size_t longest_quotation = 32; // characters
constexpr std::size_t longest_question = 256; // bytes: a quotation never needs more
constexpr std::string_view blanks = " \t";

std::string hexadecimal(std::uint32_t value, std::size_t width) {
    std::string result;
    for (; value != 0 || result.size() < width; value /= 16)
        result += "0123456789ABCDEF"[value % 16];
    std::ranges::reverse(result);
    return result;
}

// Marks that change the direction of text, or that cannot be seen, could make a message lie about the text it
// quotes.
bool is_unseen(char32_t c) {
    return (c >= 0x80 && c <= 0xA0) || c == 0xAD || c == 0x3000 || (c >= 0x2000 && c <= 0x200A) ||
           c == 0x202F || (c >= 0x200B && c <= 0x200F) || (c >= 0x2028 && c <= 0x202E) ||
           (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF;
}

std::string printable(std::string_view character, const utf8::decoded& as) {
    if (!as.valid || as.code_point < 0x20 || as.code_point == 0x7F) {
        if (character == "\n")
            return "\\n";
        if (character == "\r")
            return "\\r";
        if (character == "\t")
            return "\\t";
        return "\\x" + hexadecimal(static_cast<unsigned char>(character.front()), 2);
    }
    if (is_unseen(as.code_point))
        return "\\u{" + hexadecimal(static_cast<std::uint32_t>(as.code_point), 4) + "}";
    return std::string(character);
}

// Letters that look like Latin ones when they occur among those.
bool is_look_alike(char32_t c) {
    return (c >= 0x370 && c < 0x530) || (c >= 0xFF21 && c <= 0xFF5A);
}

std::string_view script_of(char32_t c) {
    return c < 0x400 ? "a Greek" : c < 0x530 ? "a Cyrillic" : "a full-width";
}

bool is_ascii_word(char32_t c) {
    return c < 0x80 && (is_digit(static_cast<char>(c)) || is_letter(static_cast<char>(c)));
}

std::string quoted(std::string_view found, std::string_view at_end) {
    if (found.empty())
        return std::string(at_end);
    std::string_view left = trimmed(found);
    if (left.empty())
        return found.find_first_of("\r\n") != std::string_view::npos ? "the end of the line"
               : found == "\t"                                       ? "a tab"
               : found.size() == 1                                   ? "a space"
                                                                     : "spaces";
    std::string result = "\"";
    char32_t look_alike = 0;
    bool has_latin = false;
    for (std::size_t count = 1; !left.empty(); ++count) {
        const utf8::decoded next = utf8::decode(left);
        has_latin = has_latin || is_ascii_word(next.code_point);
        if (look_alike == 0 && is_look_alike(next.code_point))
            look_alike = next.code_point;
        if (count == longest_quotation && next.size < left.size()) {
            result += "…";
            break;
        }
        result += printable(left.substr(0, next.size), next);
        left.remove_prefix(next.size);
    }
    result += '"';
    if (look_alike != 0 && has_latin)
        result.append(", in which U+")
            .append(hexadecimal(static_cast<std::uint32_t>(look_alike), 4))
            .append(" is ")
            .append(script_of(look_alike))
            .append(" letter");
    return result;
}

constexpr bool may_be_in_name(char c) {
    return is_small_letter(c) || c == ' ' || c == '?';
}

// {expected} or {guess?} at the beginning of a text, with its braces; 0 if there is none.
std::size_t size_of_place(std::string_view text) {
    if (!text.starts_with('{') || text.starts_with("{ "))
        return 0;
    std::size_t end = 1;
    while (end != text.size() && may_be_in_name(text[end]))
        ++end;
    return end != text.size() && text[end] == '}' && end != 1 ? end + 1 : 0;
}

// Characters that could make a line look like another one.
bool disturbs(const utf8::decoded& character) {
    const char32_t c = character.code_point;
    return !character.valid || c < 0x20 || (c >= 0x7F && c < 0xA0) || (c >= 0x2028 && c <= 0x202E) ||
           (c >= 0x2066 && c <= 0x2069);
}

} // namespace

std::string without_controls(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const utf8::decoded next = utf8::decode(text);
        const std::string_view character = text.substr(0, next.size);
        result += disturbs(next) ? printable(character, next) : std::string(character);
        text.remove_prefix(next.size);
    }
    return result;
}

std::string render_message(const diagnostic_info& described, std::string_view found, std::string_view detail,
                           std::string_view at_end) {
    std::string result;
    result.reserve(described.message.size() + longest_quotation + detail.size());
    message_reader parts(described.message);
    while (const std::optional<message_part> each = parts.next()) {
        if (!each->is_place)
            result += each->text;
        else if (each->text == "found")
            result += quoted(found, at_end);
        else
            result += detail;
    }
    return result;
}

std::optional<message_part> message_reader::next() {
    if (left_.empty())
        return std::nullopt;
    const std::size_t place = size_of_place(left_);
    std::size_t size = std::max<std::size_t>(place, 1);
    while (place == 0 && size != left_.size() &&
           (left_[size] != '{' || size_of_place(left_.substr(size)) == 0))
        ++size;
    const std::string_view taken = left_.substr(0, size);
    left_.remove_prefix(size);
    if (place == 0)
        return message_part{taken, false};
    return message_part{taken.substr(1, size - 2), true};
}

std::string_view text_in_question(std::string_view text, std::size_t begin, std::size_t end) {
    begin = std::min(begin, text.size());
    end = std::min(end, text.size());
    if (begin < end)
        return text.substr(begin, std::min(end - begin, longest_question));
    const std::size_t word = text.find_first_not_of(blanks, begin);
    if (word == std::string_view::npos)
        return {};
    const std::string_view from_word = text.substr(word, longest_question);
    if (from_word.starts_with("\r\n"))
        return from_word.substr(0, 2);
    if (white_space.find(from_word.front()) != std::string_view::npos)
        return from_word.substr(0, 1);
    return from_word.substr(0, from_word.find_first_of(white_space));
}

} // namespace ctlpgn
