#include "conformance/themes/escaped_text.hpp"

#include "text/utf8.hpp"

#include <algorithm>
#include <optional>

namespace ctlpgn::conformance {

namespace {

constexpr std::string_view hex_digits = "0123456789ABCDEF";

bool is_blank(char c) {
    return c == ' ' || c == '\t';
}

// The next character, and whether it can be written unescaped.
struct piece {
    std::size_t size = 1;
    bool plain = true;
};

piece next_piece(std::string_view text, std::size_t at) {
    const char c = text[at];
    if (c == '\n')
        return {};
    if (is_blank(c)) {
        const bool ends_a_line = at + 1 == text.size() || text[at + 1] == '\n';
        return {.plain = !ends_a_line};
    }
    const bool begins_a_line = at == 0 || text[at - 1] == '\n';
    if (begins_a_line && is_header_line(text.substr(at)))
        return {.plain = false};
    const utf8::decoded read = utf8::decode(text.substr(at));
    const bool is_control = read.code_point < 0x20 || (read.code_point >= 0x7F && read.code_point < 0xA0);
    return {read.size, read.valid && !is_control && read.code_point != 0xFEFF};
}

void append_byte(std::string& output, char c) {
    const auto byte = static_cast<unsigned char>(c);
    output.append("\\x").append(1, hex_digits[byte >> 4U]).append(1, hex_digits[byte & 15U]);
}

std::optional<char> byte_of(std::string_view digits) {
    if (digits.size() != 2)
        return std::nullopt;
    const std::size_t high = hex_digits.find(digits[0]);
    const std::size_t low = hex_digits.find(digits[1]);
    if (high == std::string_view::npos || low == std::string_view::npos)
        return std::nullopt;
    return static_cast<char>(high << 4U | low);
}

} // namespace

bool is_header_line(std::string_view line) {
    return line.starts_with("===") || line.starts_with("---");
}

bool needs_escapes(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const piece next = next_piece(text, at);
        if (!next.plain)
            return true;
        at += next.size;
    }
    return !text.empty() && text.back() != '\n';
}

std::string escaped(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const piece next = next_piece(text, at);
        const std::string_view bytes = text.substr(at, next.size);
        if (bytes == "\\")
            result += "\\\\";
        else if (next.plain)
            result += bytes;
        else
            std::ranges::for_each(bytes, [&result](char c) { append_byte(result, c); });
        at += next.size;
    }
    if (!text.empty() && text.back() != '\n')
        result += "\\\n";
    return result;
}

std::string unescaped(std::string_view lines) {
    std::string result;
    std::size_t line = 0;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const char c = lines[at];
        line += c == '\n' ? 1U : 0U;
        if (c != '\\') {
            result += c;
            continue;
        }
        const std::string_view rest = lines.substr(at + 1);
        if (rest == "\n")
            return result;
        if (rest.starts_with('\\')) {
            result += '\\';
            ++at;
        } else if (const auto byte = byte_of(rest.substr(rest.starts_with('x') ? 1 : rest.size(), 2))) {
            result += *byte;
            at += 3;
        } else if (rest.starts_with('\n')) {
            throw escape_error(line, "backslash at the end of a line that is not the last of its part");
        } else {
            throw escape_error(line, R"(unknown escape: \\ is a backslash, and \x4F a byte)");
        }
    }
    return result;
}

} // namespace ctlpgn::conformance
