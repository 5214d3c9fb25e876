#include "text/sources/legacy_encoding.hpp"

#include "text/ascii.hpp"
#include "text/one_byte.hpp"
#include "text/sources/line_ends.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

constexpr std::size_t longest_line = std::size_t{1} << 20;
constexpr std::size_t enough_for_utf8 = 16;                  // bytes beyond ASCII
constexpr std::size_t longest_proof = std::size_t{64} << 10; // bytes
constexpr std::size_t enough_for_others = 1024;              // bytes beyond ASCII
constexpr std::size_t longest_sample = std::size_t{4} << 20; // bytes
constexpr std::size_t least_invalid = 3;                     // bytes; fewer are slips

bool is_utf8(std::string_view text) {
    return utf8::find_invalid(text) == text.size();
}

constexpr bool is_byte_between(char byte, unsigned first, unsigned last) {
    const auto value = static_cast<unsigned char>(byte);
    return value >= first && value <= last;
}

// Two bytes that are a common character of Chinese as well.
bool may_be_chinese(std::string_view character) {
    return character.size() == 2 && is_byte_between(character[0], 0xB0, 0xF7) &&
           is_byte_between(character[1], 0xA1, 0xFE);
}

// Accented letters are single or in pairs.
bool is_latin1_line(std::string_view line) {
    std::string padded(line);
    for (std::size_t i = 0; i != least_invalid; ++i)
        padded += "\n\xE9"; // so that even one byte decides
    return encoding_within(padded) == text_encoding::latin1;
}

// The lines that are not UTF-8.
struct odd_lines {
    std::string whole;
    std::string without_utf8; // as far as that shows nothing about the others
    bool has_utf8 = false;    // elsewhere
};

// Dashes, crosses and quotation marks, which programs put among letters in any encoding, and which fixes
// replace.
bool is_sign(char32_t code_point) {
    constexpr char32_t first = 0x2000;
    constexpr char32_t after = 0x2E80;
    return code_point == U'×' || code_point == U'÷' || (code_point >= first && code_point < after);
}

// If a line has letters in UTF-8, its other bytes are damage, unless the notation may also be written in
// Latin-1.
void append_without_utf8(std::string_view line, lone_bytes those, std::string& output) {
    for (std::size_t at = 0; at < line.size();) {
        const utf8::decoded next = utf8::decode(line.substr(at));
        const bool is_utf8 = next.valid && next.size > 1 && !is_one_byte_text(line, at);
        const bool is_letter = next.size > 1 && next.valid && !is_utf8;
        if (is_utf8 && is_sign(next.code_point))
            output += ' ';
        else if (is_letter || (is_utf8 && those == lone_bytes::all))
            output += 'x';
        else
            output.append(line.substr(at, next.size));
        at += next.size;
    }
}

odd_lines odd_lines_of(std::string_view sample, lone_bytes those) {
    odd_lines found;
    each_line(sample, [&found, those](std::string_view line) {
        if (!is_utf8(line)) {
            found.whole += line;
            append_without_utf8(line, those, found.without_utf8);
        } else {
            found.has_utf8 = found.has_utf8 || std::ranges::any_of(line, is_beyond_ascii);
        }
    });
    return found;
}

bool are_latin1_lines(std::string_view lines) {
    bool are = true;
    each_line(lines, [&are](std::string_view line) {
        are = are && (std::ranges::none_of(line, is_beyond_ascii) || is_latin1_line(line));
    });
    return are;
}

// The lead bytes of most letters in UTF-8, which are what is left of damaged ones. They also occur in names
// in capital letters.
bool may_be_half_a_letter(char letter, std::string_view word) {
    return (letter == '\xC2' || letter == '\xC3') && std::ranges::any_of(word, is_small_letter);
}

// An accented letter next to other letters.
bool is_letter_of_word(std::string_view text, std::size_t at) {
    constexpr std::string_view signs = "\xD7\xF7\xFE\xFF"; // × ÷, and two that only damage brings
    constexpr std::size_t shortest_word = 3;
    if (static_cast<unsigned char>(text[at]) < 0xC0 || signs.find(text[at]) != std::string_view::npos)
        return false;
    std::size_t begin = at;
    while (begin != 0 && may_be_letter(text[begin - 1]))
        --begin;
    std::size_t end = at + 1;
    while (end != text.size() && may_be_letter(text[end]))
        ++end;
    return end - begin >= shortest_word && !may_be_half_a_letter(text[at], text.substr(begin, end - begin));
}

// Of Windows: quotation marks, dashes, dots and spaces, and no letters.
bool is_windows_sign(char byte) {
    constexpr std::string_view signs = "\x80\x82\x84\x85\x86\x87\x89\x8B\x91\x92\x93\x94\x95\x96\x97\x99\x9B"
                                       "\xA0\xA1\xAB\xB0\xB4\xB7\xBB\xBF";
    return signs.find(byte) != std::string_view::npos;
}

// The quotation mark, dash or dots of Windows right before or after a word with such a letter: caf\xE9\x94
bool is_sign_of_word(std::string_view text, std::size_t at) {
    constexpr std::string_view signs = "\x82\x84\x85\x91\x92\x93\x94\x96\x97\xAB\xBB";
    return signs.find(text[at]) != std::string_view::npos &&
           ((at != 0 && is_letter_of_word(text, at - 1)) ||
            (at + 1 != text.size() && is_letter_of_word(text, at + 1)));
}

// Each such byte is isolated, or is a sign beside a letter, and is one of those.
bool has_lone_latin1(std::string_view text, lone_bytes those) {
    bool any = false;
    bool follows = false;
    for (std::size_t at = 0; at != text.size(); ++at) {
        const bool is_one = is_beyond_ascii(text[at]);
        const bool is_sign = is_one && is_sign_of_word(text, at);
        if (is_one && !is_sign &&
            (follows || (those == lone_bytes::letters_of_words && !is_letter_of_word(text, at))))
            return false;
        any = any || is_one;
        follows = is_one && !is_sign;
    }
    return any && are_latin1_lines(text);
}

} // namespace

std::size_t end_of_slice(std::string_view text, std::size_t most) {
    if (text.size() <= most)
        return text.size();
    // This byte is not the second half of a character in any encoding.
    if (const std::size_t found = text.find_last_of(" .", most - 1); found != std::string_view::npos)
        return found + 1;
    constexpr std::size_t longest_character = 4;
    std::size_t end = most;
    while (end + longest_character > most && is_byte_between(text[end], 0x80, 0xBF))
        --end;
    return end;
}

std::size_t end_of_line(std::string_view text) {
    const std::size_t found = text.substr(0, longest_line).find_first_of("\r\n");
    return found == std::string_view::npos ? end_of_slice(text, longest_line) : found + 1;
}

std::size_t end_of_lines(std::string_view text) {
    std::size_t end = text.find_last_of("\r\n") + 1; // of no line 0
    while (text.size() - end > longest_line)
        end += end_of_slice(text.substr(end), longest_line);
    return end;
}

std::size_t begin_of_line(std::string_view text, std::size_t at) {
    std::size_t begin = text.substr(0, at).find_last_of("\r\n") + 1; // of the first line 0
    for (std::size_t end = begin; end < text.size() && end <= at; end += end_of_line(text.substr(end)))
        begin = end;
    return begin;
}

std::size_t end_of_proof(std::string_view lines) {
    std::size_t count = 0;
    std::size_t end = 0;
    for (std::string_view left = lines; !left.empty();) {
        const std::string_view line = left.substr(0, end_of_line(left));
        if (!is_utf8(line))
            return std::string_view::npos;
        bool is_proof = false;
        for (std::size_t at = 0; at < line.size();) {
            const std::size_t size = utf8::decode(line.substr(at)).size;
            is_proof = is_proof || (size > 1 && !may_be_chinese(line.substr(at, size)));
            count += size > 1 ? size : 0;
            at += size;
        }
        end += line.size();
        if (is_proof || count >= enough_for_utf8 || end >= longest_proof)
            return end;
        left.remove_prefix(line.size());
    }
    return std::string_view::npos;
}

std::size_t end_of_sample(std::string_view lines) {
    std::size_t count = 0;
    for (std::size_t end = 0; end < lines.size();) {
        const std::string_view line = lines.substr(end, end_of_line(lines.substr(end)));
        count += static_cast<std::size_t>(std::ranges::count_if(line, is_beyond_ascii));
        end += line.size();
        if (count >= enough_for_others || end >= longest_sample)
            return end;
    }
    return std::string_view::npos;
}

text_encoding legacy_encoding_of(std::string_view sample, lone_bytes those) {
    const odd_lines odd = odd_lines_of(sample, those);
    const text_encoding found = encoding_within(odd.whole);
    if (is_chinese(found) && odd.has_utf8 && are_latin1_lines(odd.whole))
        return text_encoding::latin1;
    if (found != text_encoding::utf8)
        return found;
    const text_encoding by_bytes = encoding_within(odd.without_utf8);
    if (is_one_byte(by_bytes))
        return by_bytes;
    const auto count = static_cast<std::size_t>(std::ranges::count_if(odd.without_utf8, is_beyond_ascii));
    const bool is_latin1 = (count >= least_invalid && are_latin1_lines(odd.without_utf8)) ||
                           has_lone_latin1(odd.without_utf8, those);
    return is_latin1 ? text_encoding::latin1 : text_encoding::utf8;
}

bool is_utf8_among_others(std::string_view line) {
    constexpr std::size_t of_most_writings = 3; // two bytes may be a character of the other encoding
    if (!is_utf8(line))
        return false;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t size = utf8::decode(line.substr(at)).size;
        if (size >= of_most_writings)
            return true;
        at += size;
    }
    return false;
}

// A letter of ASCII is never followed directly by one of another script, but may be followed by a sign.
bool is_one_byte_text(std::string_view line, std::size_t at) {
    constexpr char32_t after_latin = 0x240;
    constexpr char32_t first_sign = 0x2000;
    constexpr char32_t after_signs = 0x2E80;
    const utf8::decoded read = utf8::decode(line.substr(at));
    const bool is_of_other_writing =
        read.code_point >= after_latin && (read.code_point < first_sign || read.code_point >= after_signs);
    return is_of_other_writing && at != 0 && is_letter(line[at - 1]) &&
           std::ranges::all_of(line.substr(at + 1, read.size - 1), is_windows_sign);
}

} // namespace ctlpgn
