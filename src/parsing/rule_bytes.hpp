// Rules that look at bytes: literals and character classes. Text is UTF-8.
#pragma once

#include "parsing/byte_table.hpp"

#include <tao/pegtl/contrib/analyze_traits.hpp>
#include <tao/pegtl/internal/enable_control.hpp>
#include <tao/pegtl/type_list.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <utility>

namespace ctlpgn::parsing {

// The ASCII characters of a class as two masks: bit n of `low` is character n, bit n of `high` character 64 +
// n. `beyond` says whether all bytes from 0x80 on belong to it, too.
template <std::uint64_t Low, std::uint64_t High, bool Beyond>
struct byte_set : byte_table<Low, High, Beyond ? ~std::uint64_t{0} : 0, Beyond ? ~std::uint64_t{0} : 0> {};

// The number of bytes of the character at `p`; a byte that does not begin a complete character counts alone.
inline std::size_t character_length(const char* p, const char* end) noexcept {
    const auto lead = static_cast<unsigned char>(*p);
    if (lead < 0xC2 || lead > 0xF4)
        return 1;
    const std::size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (static_cast<std::size_t>(end - p) < length)
        return 1;
    for (std::size_t i = 1; i < length; ++i)
        if ((static_cast<unsigned char>(p[i]) & 0xC0U) != 0x80U)
            return 1;
    return length;
}

// The code point of the well-formed character of `length` bytes at `p`; 0 when its encoding is longer than
// needed.
inline std::uint32_t code_point(const char* p, std::size_t length) noexcept {
    const auto byte = [p](std::size_t i) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(p[i]));
    };
    switch (length) {
    case 2: return (byte(0) & 0x1FU) << 6U | (byte(1) & 0x3FU);
    case 3: {
        const std::uint32_t c = (byte(0) & 0x0FU) << 12U | (byte(1) & 0x3FU) << 6U | (byte(2) & 0x3FU);
        return c < 0x800U ? 0 : c;
    }
    case 4: {
        const std::uint32_t c =
            (byte(0) & 0x07U) << 18U | (byte(1) & 0x3FU) << 12U | (byte(2) & 0x3FU) << 6U | (byte(3) & 0x3FU);
        return c < 0x10000U ? 0 : c;
    }
    default: return 0;
    }
}

// 'abc'
template <char... Bytes> struct literal {
    using rule_t = literal;
    using subs_t = tao::pegtl::empty_list;

    template <typename Input> [[gnu::always_inline]] static bool match(Input& input) {
        if constexpr (sizeof...(Bytes) == 0) {
            return true;
        } else {
            static constexpr char bytes[] = {Bytes...};
            constexpr std::size_t size = sizeof...(Bytes);
            if (input.size(size) < size)
                return false;
            if constexpr (size <= 8) {
                const char* p = input.current();
                if (!compare(p, bytes, std::make_index_sequence<size>()))
                    return false;
            } else {
                if (std::memcmp(input.current(), bytes, size) != 0)
                    return false;
            }
            input.bump(size);
            return true;
        }
    }

  private:
    template <std::size_t... I>
    static bool compare(const char* p, const char* bytes, std::index_sequence<I...> /*unused*/) noexcept {
        return ((p[I] == bytes[I]) && ...);
    }
};

// [a-z], ASCII only
template <std::uint64_t Low, std::uint64_t High> struct byte_class {
    using rule_t = byte_class;
    using subs_t = tao::pegtl::empty_list;

    template <typename Input> [[gnu::always_inline]] static bool match(Input& input) {
        if (input.empty() || !byte_set<Low, High, false>::contains(*input.current()))
            return false;
        input.bump(1);
        return true;
    }
};

// A character beyond ASCII in UTF-8.
struct encoded {
    char bytes[4] = {};
    std::size_t size = 0;

    constexpr explicit encoded(std::uint32_t c) : size(c < 0x800U ? 2 : c < 0x10000U ? 3 : 4) {
        for (std::size_t i = size - 1; i != 0; --i, c >>= 6U)
            bytes[i] = static_cast<char>(static_cast<unsigned char>(0x80U | (c & 0x3FU)));
        bytes[0] = static_cast<char>(static_cast<unsigned char>((0xF00U >> size & 0xFFU) | c));
    }

    [[nodiscard]] constexpr bool matches_at(const char* p, std::size_t left) const noexcept {
        if (left < size)
            return false;
        for (std::size_t i = 0; i != size; ++i)
            if (p[i] != bytes[i])
                return false;
        return true;
    }
};

// A range of code points beyond ASCII.
template <std::uint32_t First, std::uint32_t Last> struct points {
    static constexpr bool is_single = First == Last;
    static constexpr encoded encoding{First};

    static constexpr bool contains(std::uint32_t c) noexcept {
        if constexpr (First == Last)
            return c == First;
        else
            return First <= c && c <= Last;
    }
};

// [a-z–—], with members beyond ASCII
template <std::uint64_t Low, std::uint64_t High, typename... Points> struct character_class {
    using rule_t = character_class;
    using subs_t = tao::pegtl::empty_list;

    template <typename Input> [[gnu::always_inline]] static bool match(Input& input) {
        if (input.empty())
            return false;
        const char* p = input.current();
        if (static_cast<signed char>(*p) >= 0) {
            if (!byte_set<Low, High, false>::contains(*p))
                return false;
            input.bump(1);
            return true;
        }
        return match_beyond(input);
    }

  private:
    template <typename Input> static bool match_beyond(Input& input) {
        const char* const p = input.current();
        if constexpr ((Points::is_single && ...) && sizeof...(Points) <= 4) {
            // Comparing bytes is cheaper than decoding.
            const auto left = static_cast<std::size_t>(input.end() - p);
            std::size_t size = 0;
            (void)((Points::encoding.matches_at(p, left) && (size = Points::encoding.size) != 0) || ...);
            input.bump(size);
            return size != 0;
        }
        const std::size_t length = character_length(p, input.end());
        if (length == 1)
            return false;
        const std::uint32_t c = code_point(p, length);
        if (!(Points::contains(c) || ...))
            return false;
        input.bump(length);
        return true;
    }
};

// [^a-z] and '.', where the masks are the characters that do match. A stray byte counts as a character.
template <std::uint64_t Low, std::uint64_t High> struct any_but {
    using rule_t = any_but;
    using subs_t = tao::pegtl::empty_list;

    template <typename Input> [[gnu::always_inline]] static bool match(Input& input) {
        if (input.empty())
            return false;
        const char* p = input.current();
        if (!byte_set<Low, High, true>::contains(*p))
            return false;
        input.bump(character_length(p, input.end()));
        return true;
    }
};

} // namespace ctlpgn::parsing

namespace tao::pegtl {

template <typename Name, char... Bytes>
struct analyze_traits<Name, ctlpgn::parsing::literal<Bytes...>>
    : std::conditional_t<sizeof...(Bytes) != 0, analyze_any_traits<>, analyze_opt_traits<>> {};
template <typename Name, std::uint64_t Low, std::uint64_t High>
struct analyze_traits<Name, ctlpgn::parsing::byte_class<Low, High>> : analyze_any_traits<> {};
template <typename Name, std::uint64_t Low, std::uint64_t High, typename... Points>
struct analyze_traits<Name, ctlpgn::parsing::character_class<Low, High, Points...>> : analyze_any_traits<> {};
template <typename Name, std::uint64_t Low, std::uint64_t High>
struct analyze_traits<Name, ctlpgn::parsing::any_but<Low, High>> : analyze_any_traits<> {};

namespace internal {

template <char... Bytes> inline constexpr bool enable_control<ctlpgn::parsing::literal<Bytes...>> = false;
template <std::uint64_t Low, std::uint64_t High>
inline constexpr bool enable_control<ctlpgn::parsing::byte_class<Low, High>> = false;
template <std::uint64_t Low, std::uint64_t High, typename... Points>
inline constexpr bool enable_control<ctlpgn::parsing::character_class<Low, High, Points...>> = false;
template <std::uint64_t Low, std::uint64_t High>
inline constexpr bool enable_control<ctlpgn::parsing::any_but<Low, High>> = false;

} // namespace internal
} // namespace tao::pegtl
