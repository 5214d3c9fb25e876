#include "text/decoded_source.hpp"

#include "text/utf8.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ctlpgn {

namespace {

constexpr std::size_t piece = std::size_t{64} << 10; // bytes; the first tells what the rest is written in
constexpr std::size_t least_bytes = 3;               // that are no UTF-8: fewer are slips

unsigned value_of(char byte) {
    return static_cast<unsigned char>(byte);
}

void append(char32_t c, std::string& to) {
    const auto add = [&to](char32_t byte) { to += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (c < 0x80) {
        add(c);
    } else if (c < 0x800) {
        add(0xC0U | c >> 6U);
        add(0x80U | (c & 0x3FU));
    } else if (c < 0x10000) {
        add(0xE0U | c >> 12U);
        add(0x80U | (c >> 6U & 0x3FU));
        add(0x80U | (c & 0x3FU));
    } else {
        add(0xF0U | c >> 18U);
        add(0x80U | (c >> 12U & 0x3FU));
        add(0x80U | (c >> 6U & 0x3FU));
        add(0x80U | (c & 0x3FU));
    }
}

// Below 0xA0 Windows has what Latin-1 has not.
constexpr std::array<std::pair<unsigned, char32_t>, 9> windows{{{0x80, 0x20AC},
                                                                {0x85, 0x2026},
                                                                {0x91, 0x2018},
                                                                {0x92, 0x2019},
                                                                {0x93, 0x201C},
                                                                {0x94, 0x201D},
                                                                {0x96, 0x2013},
                                                                {0x97, 0x2014},
                                                                {0xA0, 0xA0}}};

char32_t of_latin1(unsigned byte) {
    for (const auto& [written, meant] : windows)
        if (written == byte)
            return meant;
    return byte;
}

// Every byte beyond ASCII is no UTF-8 and a character of Western Europe, of which few stand side by side.
bool is_latin1(std::string_view text) {
    if (utf8::find_invalid(text) == text.size())
        return false; // as mostly, and told quickly
    constexpr std::size_t longest_run = 2;
    std::size_t count = 0;
    std::size_t run = 0;
    for (const char each : text) {
        const unsigned byte = value_of(each);
        const bool is_ascii = byte < 0x80;
        run = is_ascii ? 0 : run + 1;
        count += is_ascii ? 0U : 1U;
        if (run > longest_run || (!is_ascii && byte < 0xA0 && of_latin1(byte) == byte))
            return false;
    }
    if (count < least_bytes)
        return false;
    std::size_t invalid = 0;
    for (std::size_t at = utf8::find_invalid(text); at < text.size(); at = utf8::find_invalid(text, at + 1))
        ++invalid;
    return invalid == count;
}

// Notations are written with ASCII mostly, so every second byte is zero.
text_encoding encoding_of(std::string_view text) {
    if (text.starts_with("\xFF\xFE"))
        return text_encoding::utf16_little;
    if (text.starts_with("\xFE\xFF"))
        return text_encoding::utf16_big;
    constexpr std::size_t looked_at = 8;
    bool even = text.size() >= looked_at;
    bool odd = even;
    for (std::size_t i = 0; i != std::min(text.size(), looked_at); ++i)
        ((i % 2 == 0) ? even : odd) = ((i % 2 == 0) ? even : odd) && text[i] == '\0';
    if (odd != even)
        return odd ? text_encoding::utf16_little : text_encoding::utf16_big;
    return is_latin1(text) ? text_encoding::latin1 : text_encoding::utf8;
}

} // namespace

std::string_view decoded_source::other_encoding() const {
    switch (is_) {
    case text_encoding::utf16_little:
    case text_encoding::utf16_big: return "UTF-16";
    case text_encoding::latin1: return "Latin-1";
    case text_encoding::utf8: break;
    }
    return {};
}

std::size_t decoded_source::read(char* into, std::size_t size) {
    if (!begun_)
        begin();
    while (at_ == ready_.size()) {
        if (is_ == text_encoding::utf8)
            return from_.read(into, size);
        if (!refill())
            return 0;
    }
    const std::size_t count = std::min(size, ready_.size() - at_);
    std::copy_n(ready_.data() + at_, count, into);
    at_ += count;
    return count;
}

// Only as much is read ahead as one read gives, since somebody may be writing it line by line.
void decoded_source::begin() {
    begun_ = true;
    raw_.resize(piece);
    raw_.resize(from_.read(raw_.data(), raw_.size()));
    is_ = encoding_of(raw_);
    if (is_ == text_encoding::utf8) {
        ready_ = std::exchange(raw_, {});
        return;
    }
    if (is_ != text_encoding::latin1 && (value_of(raw_[0]) >= 0xFE))
        raw_.erase(0, 2);
    convert();
}

bool decoded_source::refill() {
    ready_.clear();
    at_ = 0;
    while (ready_.empty() && !ended_) {
        const std::size_t kept = raw_.size();
        raw_.resize(kept + piece);
        const std::size_t got = from_.read(raw_.data() + kept, piece);
        raw_.resize(kept + got);
        ended_ = got == 0;
        convert();
    }
    return !ready_.empty();
}

// Keeps what is cut by the end, unless that is the end of all.
void decoded_source::convert() {
    if (is_ == text_encoding::latin1) {
        for (const char each : raw_)
            append(of_latin1(value_of(each)), ready_);
        raw_.clear();
        return;
    }
    const bool little = is_ == text_encoding::utf16_little;
    const auto unit = [&](std::size_t at) -> char32_t {
        const unsigned first = value_of(raw_[at]);
        const unsigned second = value_of(raw_[at + 1]);
        return little ? second << 8U | first : first << 8U | second;
    };
    constexpr char32_t replacement = 0xFFFD;
    std::size_t at = 0;
    while (at + 2 <= raw_.size()) {
        const char32_t high = unit(at);
        const bool is_high = high >= 0xD800 && high < 0xDC00;
        if (is_high && at + 4 > raw_.size() && !ended_)
            break;
        const char32_t low = is_high && at + 4 <= raw_.size() ? unit(at + 2) : 0;
        const bool is_pair = low >= 0xDC00 && low < 0xE000;
        if (is_pair)
            append(0x10000 + ((high - 0xD800) << 10U) + (low - 0xDC00), ready_);
        else
            append(high >= 0xD800 && high < 0xE000 ? replacement : high, ready_);
        at += is_pair ? 4 : 2;
    }
    if (ended_ && at < raw_.size()) {
        append(replacement, ready_);
        at = raw_.size();
    }
    raw_.erase(0, at);
}

} // namespace ctlpgn
