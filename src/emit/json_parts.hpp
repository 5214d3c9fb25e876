// Members that are written together: an object of them is one piece of text for json_text_sink, which asks
// for room once and looks at nothing in between. Most plies, and most moves, are such objects.
#pragma once

#include "emit/json_escape.hpp"
#include "emit/json_words.hpp"

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <tuple>
#include <utility>

namespace ctlpgn::emit {

namespace detail {

struct small_number {
    char digits[3] = {};
    std::uint8_t size = 0;
};

inline constexpr auto small_numbers = [] {
    std::array<small_number, 512> made{};
    for (std::size_t i = 0; i != made.size(); ++i) {
        small_number& number = made[i];
        for (const std::size_t unit : {std::size_t{100}, std::size_t{10}, std::size_t{1}})
            if (i >= unit || unit == 1)
                number.digits[number.size++] = static_cast<char>('0' + i / unit % 10);
    }
    return made;
}();

} // namespace detail

inline constexpr std::size_t longest_number = 20;

// Most numbers are those of moves and plies, which are small. Writes at most four bytes more than it says.
[[gnu::always_inline]] inline char* write_number(char* at, std::uint64_t value) {
    if (value >= detail::small_numbers.size()) [[unlikely]]
        return std::to_chars(at, at + longest_number, value).ptr;
    const detail::small_number& written = detail::small_numbers[value];
    std::memcpy(at, &written, sizeof written); // four bytes at once; the last is written over
    return at + written.size;
}

// `name` is a literal that needs no escape.
[[gnu::always_inline]] inline char* write_key(char* at, std::string_view name) {
    *at++ = '"';
    std::memcpy(at, name.data(), name.size());
    at += name.size();
    *at++ = '"';
    *at++ = ':';
    return at;
}

// Each part has
//   longest       how many bytes it takes, at most, those that are written over included; keys have up to ten
//   is_brief()    whether it can be written so
//   write(at)     that, with a comma; returns the end
inline constexpr std::size_t longest_key = 10 + std::string_view(R"("":)").size();

struct number_part {
    static constexpr std::size_t longest = longest_key + longest_number + 4;

    std::string_view key;
    std::uint64_t value;

    [[nodiscard]] static constexpr bool is_brief() { return true; }
    [[gnu::always_inline]] char* write(char* at) const {
        at = write_number(write_key(at, key), value);
        *at++ = ',';
        return at;
    }
};

// A text with `readable` bytes at its beginning, of which its own are the first.
struct text_part {
    static constexpr std::size_t most = 16;
    static constexpr std::size_t longest = longest_key + most + 4;

    std::string_view key;
    std::string_view value;
    std::size_t readable;

    [[nodiscard, gnu::always_inline]] bool is_brief() const {
        if (value.size() > most || readable < most)
            return false;
        // Sixteen bytes at once. What stands behind the value counts as blanks.
        using bytes = signed char __attribute__((vector_size(most)));
        bytes text;
        bytes kept;
        std::memcpy(&text, value.data(), most);
        std::memcpy(&kept, masks[value.size()].data(), most);
        text = (text & kept) | (~kept & ' ');
        return is_all_zero((text < ' ') | (text == '"') | (text == '\\'));
    }
    [[gnu::always_inline]] char* write(char* at) const {
        at = write_key(at, key);
        *at++ = '"';
        std::memcpy(at, value.data(), most); // the rest is written over
        at += value.size();
        *at++ = '"';
        *at++ = ',';
        return at;
    }

  private:
    template <class Bytes> [[gnu::always_inline]] static bool is_all_zero(const Bytes& bytes) {
        std::uint64_t words[2];
        static_assert(sizeof words == sizeof bytes);
        std::memcpy(words, &bytes, sizeof words);
        return (words[0] | words[1]) == 0;
    }

    // By size: which bytes are the value's.
    static constexpr auto masks = [] {
        std::array<std::array<unsigned char, most>, most + 1> made{};
        for (std::size_t size = 0; size <= most; ++size)
            for (std::size_t i = 0; i != size; ++i)
                made[size][i] = 0xff;
        return made;
    }();
};

struct word_part {
    static constexpr std::size_t longest = word_member::room;

    const word_member& written;

    [[nodiscard, gnu::always_inline]] bool is_brief() const { return written.size != 0; }
    [[gnu::always_inline]] char* write(char* at) const {
        std::memcpy(at, written.text, sizeof written.text);
        return at + written.size;
    }
};

template <class... Parts> struct object_part {
    static constexpr std::size_t longest = longest_key + 3 + (0 + ... + Parts::longest);

    std::string_view key; // empty: it has none, or that has been written
    std::tuple<Parts...> parts;

    [[nodiscard, gnu::always_inline]] bool is_brief() const { return are_brief(numbers()); }
    [[gnu::always_inline]] char* write(char* at) const {
        if (!key.empty())
            at = write_key(at, key);
        *at++ = '{';
        at = write_parts(at, numbers());
        at[-1] = '}'; // for the last comma
        *at++ = ',';
        return at;
    }

  private:
    using numbers = std::index_sequence_for<Parts...>;

    template <std::size_t... I>
    [[nodiscard, gnu::always_inline]] bool are_brief(std::index_sequence<I...> /*unused*/) const {
        return (std::get<I>(parts).is_brief() && ...);
    }
    template <std::size_t... I>
    [[gnu::always_inline]] char* write_parts(char* at, std::index_sequence<I...> /*unused*/) const {
        ((at = std::get<I>(parts).write(at)), ...);
        return at;
    }
};

template <class... Parts> object_part(std::string_view, std::tuple<Parts...>) -> object_part<Parts...>;

} // namespace ctlpgn::emit
