#include "text/encoding.hpp"

#include "ctlpgn/errors.hpp"
#include "text/ascii.hpp"
#include "text/one_byte.hpp"
#include "text/thread_lock.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <deque>
#include <limits>
#include <type_traits>

namespace ctlpgn {

namespace {

constexpr std::array<std::string_view, 8> names{"UTF-8",   "UTF-16", "UTF-16", "Latin-1",
                                                "GB18030", "CP850",  "Big5",   "GB18030 or, as may be, Big5"};

// Encodings that were added by name follow the known ones, and stay.
struct named_encodings {
    thread_lock lock;
    std::deque<std::string> names;
};

named_encodings& those_named() {
    static named_encodings all;
    return all;
}

constexpr std::size_t least_bytes = 3; // that are not UTF-8, or are next to such bytes: fewer are slips

constexpr unsigned value_of(char byte) {
    return static_cast<unsigned char>(byte);
}

constexpr bool is_ascii(char byte) {
    return value_of(byte) < 0x80;
}

// Runs of adjacent non-ASCII bytes.
struct high_runs {
    std::size_t bytes = 0;
    std::size_t longest = 0;
    std::size_t in_long_runs = 0; // longer than those of accented letters
    bool all_pairs = true;
};

constexpr std::size_t longest_word_run = 2; // of accented letters

high_runs runs_of(std::string_view text) {
    high_runs found;
    std::size_t run = 0;
    const auto end_run = [&] {
        found.all_pairs = found.all_pairs && run % 2 == 0;
        found.longest = std::max(found.longest, run);
        found.bytes += run;
        found.in_long_runs += run > longest_word_run ? run : 0;
        run = 0;
    };
    for (const char each : text)
        if (is_ascii(each))
            end_run();
        else
            ++run;
    end_run();
    return found;
}

std::size_t count_invalid(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = utf8::find_invalid(text); at < text.size(); at = utf8::find_invalid(text, at + 1))
        ++count;
    return count;
}

// Capitals of Windows that code pages of the Macintosh have small letters for: é in Jos\x8E. All accented
// letters of these code pages are such bytes, below those of Latin-1.
bool is_capital_after_small_letter(std::string_view text, std::size_t at) {
    constexpr std::string_view capitals = "\x8A\x8C\x8E\x9F";
    return capitals.find(text[at]) != std::string_view::npos && at != 0 && is_small_letter(text[at - 1]);
}

// A letter before a place, like that of a piece: in Western Europe none has an accent there, but in Cyrillic
// code pages all of them are such bytes.
bool is_piece_before_place(std::string_view text, std::size_t at) {
    constexpr char capture = '\xD7'; // × of Latin-1
    const bool begins_word = at == 0 || (!may_be_letter(text[at - 1]) && !is_digit(text[at - 1]));
    return value_of(text[at]) >= 0xC0 && text[at] != capture && begins_word && at + 2 < text.size() &&
           is_letter(text[at + 1]) && is_digit(text[at + 2]);
}

// Nearly every non-ASCII byte is not UTF-8 but is a character of Western Europe, and few are adjacent. One
// slip must not spoil the names of a whole file.
bool is_latin1(std::string_view text, const high_runs& runs) {
    constexpr std::size_t share_of_slips = 8;
    std::size_t odd = runs.bytes - count_invalid(text) + runs.in_long_runs;
    const bool has_latin1 = std::ranges::any_of(text, [](char each) { return value_of(each) >= 0xC0; });
    for (std::size_t at = 0; at != text.size(); ++at)
        if (!is_ascii(text[at]) &&
            (!is_windows_character(text[at]) || (!has_latin1 && is_capital_after_small_letter(text, at)) ||
             is_piece_before_place(text, at)))
            ++odd;
    return share_of_slips * odd <= runs.bytes;
}

// Letters of Western Europe in DOS, which are the same in code pages 437 and 850: ü é â ä à å ç ê ë è ï î ì Ä
// Å É ô ö ò û ù ÿ Ö Ü, á í ó ú ñ Ñ and ß. In Latin-1 most of these bytes are not letters.
constexpr bool is_letter_of_dos(char byte) {
    const unsigned value = value_of(byte);
    return (value >= 0x81 && value <= 0x90) || (value >= 0x93 && value <= 0x9A) ||
           (value >= 0xA0 && value <= 0xA5) || value == 0xE1;
}

// The sign × of code page 850, after the digit of a place. In Windows-1252 the byte is a letter.
bool is_capture_of_dos(std::string_view text, std::size_t at) {
    constexpr char multiplication = '\x9E';
    return text[at] == multiplication && at != 0 && is_digit(text[at - 1]) && at + 1 != text.size() &&
           is_letter(text[at + 1]);
}

// Every non-ASCII byte is a capture sign, or one of these letters and part of a word, and most are inside a
// word; quotation marks of Windows, which are the same bytes, are not.
bool is_cp850(std::string_view text) {
    std::size_t count = 0;
    std::size_t inside = 0;
    for (std::size_t i = 0; i != text.size(); ++i) {
        if (is_ascii(text[i]) || is_capture_of_dos(text, i))
            continue;
        const bool follows = i != 0 && may_be_letter(text[i - 1]);
        const bool goes_on = i + 1 != text.size() && may_be_letter(text[i + 1]);
        if (!is_letter_of_dos(text[i]) || (!follows && !goes_on))
            return false;
        ++count;
        inside += follows && goes_on ? 1U : 0U;
    }
    return 2 * inside >= count;
}

// The characters of a text if it is GB18030. Those of GB2312, its oldest part, make up most of what is
// written; one in six of them would also be UTF-8, which proves nothing.
struct gb18030_count {
    std::size_t characters = 0;
    std::size_t deciding = 0; // in GB2312, and not UTF-8
    std::size_t low = 0; // bytes below 0xC0, where Cyrillic, Greek and Western code pages have no letters
    bool valid = true;
};

constexpr bool is_between(char byte, unsigned first, unsigned last) {
    return value_of(byte) >= first && value_of(byte) <= last;
}

// 0: none.
std::size_t gb18030_size(std::string_view text) {
    if (text.size() < 2 || !is_between(text[0], 0x81, 0xFE))
        return 0;
    if (is_between(text[1], 0x40, 0xFE) && value_of(text[1]) != 0x7F)
        return 2;
    constexpr std::size_t longest = 4;
    const bool is_long = text.size() >= longest && is_between(text[1], '0', '9') &&
                         is_between(text[2], 0x81, 0xFE) && is_between(text[3], '0', '9');
    return is_long ? longest : 0;
}

gb18030_count count_gb18030(std::string_view text) {
    gb18030_count found;
    constexpr std::size_t longest = 4;
    while (!text.empty()) {
        if (is_ascii(text[0])) {
            text.remove_prefix(1);
            continue;
        }
        const std::size_t size = gb18030_size(text);
        if (size == 0) {
            found.valid = text.size() < longest; // cut by the end of the sample
            return found;
        }
        const bool is_hanzi = is_between(text[0], 0xB0, 0xF7);
        const bool is_sign = is_between(text[0], 0xA1, 0xA3);
        ++found.characters;
        const bool is_common = size == 2 && value_of(text[1]) >= 0xA1 && (is_hanzi || is_sign);
        found.deciding += is_common && !utf8::decode(text).valid ? 1U : 0U;
        for (const char byte : text.substr(0, size))
            found.low += is_between(byte, 0x80, 0xBF) ? 1U : 0U;
        text.remove_prefix(size);
    }
    return found;
}

// How unlikely the characters are in Chinese text of an encoding, in bits: by the part of its table that they
// are in, and by the size of that part.
struct chinese_count {
    std::size_t characters = 0;
    std::size_t common = 0; // and signs
    std::size_t bits = 0;
    bool valid = true;
};

std::size_t bits_of_gb18030(std::string_view character) {
    constexpr std::size_t of_level_one = 12; // the 3755 most common
    constexpr std::size_t of_sign = 15;
    constexpr std::size_t of_level_two = 16;
    constexpr std::size_t of_gbk = 18; // traditional characters, as a rule
    constexpr std::size_t of_unknown = 24;
    const char first = character[0];
    if (character.size() > 2)
        return of_unknown;
    if (value_of(character[1]) < 0xA1)
        return is_between(first, 0xA1, 0xA7) ? of_unknown : of_gbk; // those are for private use
    if (is_between(first, 0xB0, 0xF7))
        return value_of(first) < 0xD8 ? of_level_one : of_level_two;
    if (is_between(first, 0xA1, 0xA3))
        return of_sign;
    return is_between(first, 0xAA, 0xAF) || value_of(first) >= 0xF8 ? of_unknown : of_gbk;
}

chinese_count count_in_gb18030(std::string_view text) {
    chinese_count found;
    while (!text.empty()) {
        const std::size_t size = is_ascii(text[0]) ? 1 : gb18030_size(text);
        if (size == 0) {
            constexpr std::size_t longest = 4;
            found.valid = text.size() < longest; // cut by the end of the sample
            return found;
        }
        if (!is_ascii(text[0])) {
            ++found.characters;
            found.bits += bits_of_gb18030(text.substr(0, size));
        }
        text.remove_prefix(size);
    }
    return found;
}

// The 5401 common ones come before all others.
chinese_count count_in_big5(std::string_view text) {
    constexpr std::size_t of_common = 12;
    constexpr std::size_t of_sign = 14;
    constexpr std::size_t of_rare = 20;
    chinese_count found;
    while (!text.empty()) {
        if (is_ascii(text[0])) {
            text.remove_prefix(1);
            continue;
        }
        if (text.size() == 1)
            return found; // cut by the end of the sample
        const bool is_second = is_between(text[1], 0x40, 0x7E) || is_between(text[1], 0xA1, 0xFE);
        found.valid = is_second && is_between(text[0], 0xA1, 0xF9);
        if (!found.valid)
            return found;
        const bool is_sign = is_between(text[0], 0xA1, 0xA3);
        const bool is_common = is_between(text[0], 0xA4, 0xC6);
        ++found.characters;
        found.common += is_sign || is_common ? 1U : 0U;
        found.bits += is_sign ? of_sign : is_common ? of_common : of_rare;
        text.remove_prefix(2);
    }
    return found;
}

enum class chinese : std::uint8_t { gb18030, big5, either };

// Most bytes of either encoding are also characters of the other, but rarely common ones. A few that are
// common in both may not be enough.
chinese kind_of_chinese(std::string_view text) {
    constexpr std::size_t least_characters = 4; // words of Polish may be three
    constexpr std::size_t sure = 6;             // bits
    const chinese_count in_big5 = count_in_big5(text);
    const chinese_count in_gb18030 = count_in_gb18030(text);
    if (!in_big5.valid || 4 * in_big5.common < 3 * in_big5.characters ||
        (in_gb18030.valid && in_gb18030.bits + sure <= in_big5.bits))
        return chinese::gb18030;
    if (in_gb18030.valid && in_gb18030.bits < in_big5.bits + sure)
        return chinese::either;
    const bool is_sure =
        in_big5.characters >= least_characters && 2 * count_invalid(text) >= in_big5.characters;
    return is_sure ? chinese::big5 : chinese::either;
}

// Two thirds of the characters of Chinese have such a byte, and few words of other scripts have one.
constexpr std::size_t characters_for_low_byte = 4;

// A few bytes that are not UTF-8 do not turn a text that otherwise is into another encoding, nor does one
// character.
bool is_gb18030(std::string_view text) {
    const gb18030_count found = count_gb18030(text);
    return found.valid && found.characters > 1 && characters_for_low_byte * found.low >= found.characters &&
           3 * found.deciding >= found.characters && 2 * count_invalid(text) >= found.characters;
}

} // namespace

text_encoding encoding_within(std::string_view part) {
    if (utf8::find_invalid(part) == part.size())
        return text_encoding::utf8; // the usual case, recognised quickly
    const high_runs runs = runs_of(part);
    // Where bytes are isolated, some of them may be UTF-8.
    if (runs.bytes < least_bytes || (!runs.all_pairs && count_invalid(part) < least_bytes))
        return text_encoding::utf8;
    if (runs.longest <= longest_word_run && is_cp850(part))
        return text_encoding::cp850;
    // Two accented letters are hardly ever adjacent, and if so, others are isolated.
    if (is_latin1(part, runs) && !(runs.all_pairs && is_gb18030(part)))
        return text_encoding::latin1;
    const chinese kind = kind_of_chinese(part);
    if (kind == chinese::big5 && runs.longest > longest_word_run)
        return text_encoding::big5;
    if (!is_gb18030(part))
        return text_encoding::utf8;
    return kind == chinese::either ? text_encoding::gb18030_or_big5 : text_encoding::gb18030;
}

std::string_view name_of(text_encoding encoding) {
    const auto index = static_cast<std::size_t>(encoding);
    if (index < names.size())
        return names[index];
    named_encodings& all = those_named();
    [[maybe_unused]] const auto held = all.lock.hold();
    return all.names[index - names.size()];
}

text_encoding add_encoding(std::string_view name) {
    named_encodings& all = those_named();
    [[maybe_unused]] const auto held = all.lock.hold();
    const auto found = std::ranges::find(all.names, name);
    const std::size_t index = names.size() + static_cast<std::size_t>(found - all.names.begin());
    if (index > std::numeric_limits<std::underlying_type_t<text_encoding>>::max())
        throw input_error("too many encodings are named");
    if (found == all.names.end())
        all.names.emplace_back(name);
    return static_cast<text_encoding>(index);
}

bool has_own_name(text_encoding encoding) {
    return static_cast<std::size_t>(encoding) >= names.size();
}

// Notations consist mainly of ASCII, so in UTF-16 every second byte is zero, and no other.
std::optional<text_encoding> utf16_of(std::string_view beginning) {
    constexpr std::string_view mark_of_utf32("\xFF\xFE\0\0", 4);
    if (beginning.starts_with("\xFF\xFE") && !beginning.starts_with(mark_of_utf32))
        return text_encoding::utf16_little;
    if (beginning.starts_with("\xFE\xFF"))
        return text_encoding::utf16_big;
    std::array<std::size_t, 2> zeros{}; // at even places and at odd ones
    for (std::size_t i = 0; i != std::min(beginning.size(), bytes_that_show_utf16); ++i)
        zeros[i % 2] += beginning[i] == '\0' ? 1U : 0U;
    if (zeros == std::array<std::size_t, 2>{0, bytes_that_show_utf16 / 2})
        return text_encoding::utf16_little;
    if (zeros == std::array<std::size_t, 2>{bytes_that_show_utf16 / 2, 0})
        return text_encoding::utf16_big;
    return std::nullopt;
}

} // namespace ctlpgn
