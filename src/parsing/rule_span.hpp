// Runs of bytes that belong to one set.
#pragma once

#include "parsing/rule_bytes.hpp"
#include "text/byte_vector.hpp"

#include <tao/pegtl/contrib/analyze_traits.hpp>
#include <tao/pegtl/internal/enable_control.hpp>
#include <tao/pegtl/type_list.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace ctlpgn::parsing {

namespace detail {

struct byte_ranges {
    struct range {
        unsigned char first = 0;
        unsigned char last = 0;
    };
    std::array<range, 64> all{};
    std::size_t size = 0;
};

// The ASCII characters that do not belong to a set.
template <typename Set> constexpr byte_ranges ranges_outside() {
    byte_ranges found;
    for (std::size_t i = 0; i != 128; ++i) {
        if (Set::table[i])
            continue;
        if (found.size == 0 || found.all[found.size - 1].last + 1U != i)
            found.all[found.size++].first = static_cast<unsigned char>(i);
        found.all[found.size - 1].last = static_cast<unsigned char>(i);
    }
    return found;
}

// For a set of nearly all bytes, the ASCII bytes outside it are a few ranges; tests sixteen bytes at once.
template <typename Set> class bytes_outside {
  public:
    [[gnu::always_inline]] static byte_vector among(byte_vector bytes) {
        return among(bytes, std::make_index_sequence<ranges.size>());
    }

  private:
    static constexpr byte_ranges ranges = ranges_outside<Set>();

    template <std::size_t... I>
    [[gnu::always_inline]] static byte_vector among([[maybe_unused]] byte_vector bytes,
                                                    std::index_sequence<I...> /*unused*/) {
        return (byte_vector{} | ... | are_within<ranges.all[I].first, ranges.all[I].last>(bytes));
    }
};

} // namespace detail

// The longest run of bytes in the set, at least `Min` (0 or 1). For sets that are ASCII only, or have all of
// the rest, runs of bytes and runs of characters are the same.
template <unsigned Min, std::uint64_t Low, std::uint64_t High, bool Beyond> struct byte_span {
    static_assert(Min <= 1);
    using rule_t = byte_span;
    using subs_t = tao::pegtl::empty_list;

    template <typename Input> [[gnu::always_inline]] static bool match(Input& input) {
        const char* const begin = input.current();
        const char* const end = run_end(begin, input.end());
        if constexpr (Min == 1)
            if (end == begin)
                return false;
        input.bump(static_cast<std::size_t>(end - begin));
        return true;
    }

  private:
    using set = byte_set<Low, High, Beyond>;

    [[gnu::always_inline]] static const char* run_end(const char* p, const char* text_end) {
        // Sets of nearly all bytes make long runs.
        if constexpr (Beyond) {
            constexpr std::size_t many = sizeof(byte_vector);
            for (; static_cast<std::size_t>(text_end - p) >= many; p += many)
                if (const std::size_t run = first_marked(detail::bytes_outside<set>::among(load_bytes(p)));
                    run != many)
                    return p + run;
        }
        while (p != text_end && set::contains(*p))
            ++p;
        return p;
    }
};

} // namespace ctlpgn::parsing

namespace tao::pegtl {

template <typename Name, unsigned Min, std::uint64_t Low, std::uint64_t High, bool Beyond>
struct analyze_traits<Name, ctlpgn::parsing::byte_span<Min, Low, High, Beyond>>
    : std::conditional_t<Min != 0, analyze_any_traits<>, analyze_opt_traits<>> {};

template <unsigned Min, std::uint64_t Low, std::uint64_t High, bool Beyond>
inline constexpr bool internal::enable_control<ctlpgn::parsing::byte_span<Min, Low, High, Beyond>> = false;

} // namespace tao::pegtl
