#include "text/sources/encoding_change.hpp"

#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

constexpr std::string_view little_mark = "\xFF\xFE";
constexpr std::string_view big_mark = "\xFE\xFF";

constexpr std::size_t telling_units = 8;  // of UTF-16 that are ASCII, one after the other
constexpr std::size_t telling_bytes = 24; // of ASCII: as UTF-16 they would be twelve rare characters
constexpr std::size_t least_invalid = 3;  // fewer are slips
constexpr std::size_t longest_line = std::size_t{1} << 20;

// Whether units of ASCII stand here, the zeros of which are at even places or at odd ones.
bool are_units(std::string_view text, std::size_t zero) {
    if (text.size() < 2 * telling_units)
        return false;
    for (std::size_t i = 0; i != 2 * telling_units; ++i)
        if ((text[i] == '\0') != (i % 2 == zero))
            return false;
    return true;
}

constexpr bool is_ascii_text(char byte) {
    return (byte >= ' ' && byte <= '~') || byte == '\n' || byte == '\r' || byte == '\t';
}

// Where UTF-16 must have ended before this place: after its last end of a line, if nothing that holds a zero
// stands between; 0 if that is not so.
std::size_t end_of_last_unit(std::string_view before, bool is_little) {
    const std::size_t zero = before.rfind('\0');
    if (zero == std::string_view::npos)
        return 0;
    const std::size_t low = is_little ? zero - 1 : zero + 1; // the other half of the unit
    const std::size_t end = std::max(zero, low) + 1;
    return low < before.size() && before[low] == '\n' && end % 2 == 0 ? end : 0;
}

struct line_counts {
    std::size_t invalid = 0;
    bool all_latin1 = true;
    bool has_utf8 = false; // beyond ASCII
};

// Letters with accents stand alone or in twos.
bool is_latin1_line(std::string_view line) {
    std::string padded(line);
    for (std::size_t i = 0; i != least_invalid; ++i)
        padded += "\n\xE9"; // so that even one byte tells
    return encoding_within(padded) == text_encoding::latin1;
}

template <class Visitor> void each_line(std::string_view text, Visitor&& visit) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        visit(text.substr(0, end));
        text.remove_prefix(end);
    }
}

} // namespace

// Where nothing else tells, the line before has ended, and its end is no half of a character.
encoding_change find_utf16(std::string_view text) {
    for (std::size_t zero = text.find('\0'); zero != std::string_view::npos;
         zero = text.find('\0', zero + 1)) {
        const bool is_marked_big = text.substr(0, zero).ends_with(big_mark);
        const bool is_little =
            zero != 0 && text[zero - 1] != '\n' && !is_marked_big && are_units(text.substr(zero - 1), 1);
        const bool is_big = are_units(text.substr(zero), 0);
        if (!is_little && !is_big)
            continue;
        const std::size_t at = is_little ? zero - 1 : zero;
        const bool is_marked = text.substr(0, at).ends_with(is_little ? little_mark : big_mark);
        return {at - (is_marked ? 2 : 0), is_little ? text_encoding::utf16_little : text_encoding::utf16_big};
    }
    return {text.size(), text_encoding::utf8};
}

// All that has no zero any more, within limits: lines of a game have their ASCII.
std::size_t undecided_size(std::string_view part) {
    constexpr std::size_t least = 32;
    constexpr std::size_t most = 4096;
    const std::size_t after_zero = part.size() - (part.rfind('\0') + 1); // the whole where there is none
    return std::min(part.size(), std::clamp(after_zero, least, most));
}

encoding_change find_end_of_utf16(std::string_view text, text_encoding is) {
    const bool is_little = is == text_encoding::utf16_little;
    const std::string_view other_mark = is_little ? big_mark : little_mark;
    std::size_t run = 0;
    for (std::size_t at = 0; at != text.size(); ++at) {
        if (at % 2 == 0 && text.substr(at, 2) == other_mark)
            return {at, is_little ? text_encoding::utf16_big : text_encoding::utf16_little};
        run = is_ascii_text(text[at]) ? run + 1 : 0;
        if (run != telling_bytes)
            continue;
        const std::size_t begin = at + 1 - run;
        if (text.substr(0, begin).ends_with(utf8::byte_order_mark))
            return {begin - utf8::byte_order_mark.size(), text_encoding::utf8};
        if (const std::size_t end = end_of_last_unit(text.substr(0, begin), is_little); end != 0)
            return {end, text_encoding::utf8};
        return {begin + begin % 2, text_encoding::utf8}; // after the half of the last character
    }
    return {text.size(), is};
}

namespace {

line_counts count_lines(std::string_view text) {
    line_counts seen;
    each_line(text, [&seen](std::string_view line) {
        std::size_t at = utf8::find_invalid(line);
        if (at == line.size()) {
            seen.has_utf8 = seen.has_utf8 || std::ranges::any_of(line, is_beyond_ascii);
            return;
        }
        seen.all_latin1 = seen.all_latin1 && is_latin1_line(line);
        for (; at < line.size(); at = utf8::find_invalid(line, at + 1))
            ++seen.invalid;
    });
    return seen;
}

} // namespace

bool has_latin1_lines(std::string_view text) {
    const line_counts seen = count_lines(text);
    return seen.all_latin1 && seen.invalid >= least_invalid;
}

bool has_utf8_and_latin1_lines(std::string_view text) {
    const line_counts seen = count_lines(text);
    return seen.has_utf8 && seen.all_latin1 && seen.invalid >= least_invalid;
}

namespace {

// The beginnings of most letters in UTF-8, which are what is left of those that were damaged. Names in
// capital letters have them.
bool may_be_half_a_letter(char letter, std::string_view word) {
    return (letter == '\xC2' || letter == '\xC3') && std::ranges::any_of(word, is_small_letter);
}

// A letter with an accent among others.
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

} // namespace

bool has_lone_latin1(std::string_view text, lone_bytes those) {
    bool any = false;
    bool follows = false;
    for (std::size_t at = 0; at != text.size(); ++at) {
        const bool is_one = is_beyond_ascii(text[at]);
        if (is_one && (follows || (those == lone_bytes::letters_of_words && !is_letter_of_word(text, at))))
            return false;
        any = any || is_one;
        follows = is_one;
    }
    return any && count_lines(text).all_latin1;
}

std::string_view without_cut_character(std::string_view text) {
    constexpr std::size_t longest_part = 3;
    for (std::size_t size = 1; size <= std::min(longest_part, text.size()); ++size) {
        const auto first = static_cast<unsigned char>(text[text.size() - size]);
        if (first < 0x80)
            break;
        const std::size_t whole = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 0;
        if (whole > size)
            return text.substr(0, text.size() - size);
    }
    return text;
}

void convert_latin1_lines(std::string& bytes, bool ended, std::string& output) {
    const std::size_t last = bytes.rfind('\n');
    const bool is_endless = last == std::string::npos && bytes.size() >= longest_line;
    const std::size_t size = ended || is_endless ? bytes.size() : last == std::string::npos ? 0 : last + 1;
    transcoder asked(text_encoding::latin1);
    each_line(std::string_view(bytes).substr(0, size), [&](std::string_view line) {
        if (utf8::find_invalid(line) == line.size() || !is_latin1_line(line)) {
            output.append(line);
            return;
        }
        std::string converted(line);
        asked.convert(converted, true, output);
    });
    bytes.erase(0, size);
}

} // namespace ctlpgn
