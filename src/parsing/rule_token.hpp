// A few texts, read with a table that pegc has made for them (%token).
#pragma once

#include <tao/pegtl/apply_mode.hpp>
#include <tao/pegtl/contrib/analyze_traits.hpp>
#include <tao/pegtl/internal/enable_control.hpp>
#include <tao/pegtl/rewind_mode.hpp>
#include <tao/pegtl/type_list.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ctlpgn::parsing {

// `Table` has, as static constants:
//   longest                          how many bytes the longest text has
//   classes[256]                     the class of each byte
//   next[]                           the next state, at the sum of state and class; 0 ends the search
//   begin, first_final, first_leaf   the first state; states from first_final on are after a text, each
//                                    after a different one; after those from first_leaf on nothing can come
//   size                             states are less
namespace detail {

struct token_end {
    std::size_t state = 0; // 0: nothing matches
    std::size_t size = 0;  // of the text
};

template <typename Table, bool AtEnd>
[[gnu::always_inline]] constexpr token_end longest_text(const char* p, std::size_t left) noexcept {
    token_end found;
    std::size_t state = Table::begin;
    for (std::size_t i = 0; i != Table::longest; ++i) {
        if constexpr (AtEnd)
            if (i == left)
                break;
        state = Table::next[state + Table::classes[static_cast<unsigned char>(p[i])]];
        if (state >= Table::first_final) {
            found = {state, i + 1};
            if (state >= Table::first_leaf)
                break;
        } else if (state == 0) {
            break;
        }
    }
    return found;
}

inline constexpr std::size_t three = 3;

// The value itself, in a form that keeps the compiler from choosing between it and another one by arithmetic,
// which would have to wait for both.
template <typename Value> [[gnu::always_inline]] inline Value taken_by_branch(Value value) noexcept {
#if defined(__GNUC__)
    asm("" : "+r"(value));
#endif
    return value;
}

// Finding a token by a single look-up needs large tables.
#ifdef __OPTIMIZE_SIZE__
inline constexpr bool finds_by_one_look = false;
#else
inline constexpr bool finds_by_one_look = true;
#endif

// A token of up to three bytes, found by one look-up: its entry is at the sum of the numbers of the next
// three bytes.
template <typename Table> struct three_bytes {
    static_assert(Table::longest == three);

    struct entry {
        std::uint16_t state = 0; // 0: nothing matches
        std::uint16_t size = 0;  // of the text
    };

    // The bytes of texts at one of the three places; all other bytes have number 0.
    struct alphabet {
        std::array<std::size_t, 256> number{};
        std::array<char, 256> example{}; // by number
        std::size_t size = 1;
    };

    static constexpr alphabet alphabet_at(std::size_t place) {
        std::array<bool, Table::size> reached{};
        std::array<bool, 256> known{};
        reached[Table::begin] = true;
        for (std::size_t i = 0; i <= place; ++i) {
            std::array<bool, Table::size> next{};
            known = {};
            for (std::size_t state = 1; state < Table::first_leaf; ++state)
                for (std::size_t byte = 0; reached[state] && byte != 256; ++byte)
                    if (const std::size_t end = Table::next[state + Table::classes[byte]]; end != 0)
                        next[end] = known[byte] = true;
            reached = next;
        }
        alphabet made;
        for (std::size_t byte = 0; byte != 256; ++byte) {
            made.number[byte] = known[byte] ? made.size++ : 0;
            made.example[made.number[byte]] = static_cast<char>(byte);
        }
        return made;
    }

    static constexpr std::array<alphabet, three> alphabets{alphabet_at(0), alphabet_at(1), alphabet_at(2)};
    static constexpr std::array<std::size_t, three> widths{alphabets[1].size * alphabets[2].size,
                                                           alphabets[2].size, 1};

    // For each place, what its bytes add.
    static constexpr auto steps = [] {
        std::array<std::array<std::uint16_t, 256>, three> made{};
        for (std::size_t i = 0; i != three; ++i)
            for (std::size_t byte = 0; byte != 256; ++byte)
                made[i][byte] = static_cast<std::uint16_t>(alphabets[i].number[byte] * widths[i]);
        return made;
    }();
    static constexpr auto entries = [] {
        std::array<entry, alphabets[0].size * widths[0]> made{};
        for (std::size_t i = 0; i != made.size(); ++i) {
            std::array<char, three> text{};
            for (std::size_t place = 0; place != three; ++place)
                text[place] = alphabets[place].example[i / widths[place] % alphabets[place].size];
            const token_end found = longest_text<Table, true>(text.data(), three);
            made[i] = {static_cast<std::uint16_t>(found.state), static_cast<std::uint16_t>(found.size)};
        }
        return made;
    }();
    static_assert(Table::size <= 0xffff && entries.size() <= 0xffff);

    // By the third byte: it is likely to belong to the text if it can.
    static constexpr auto likely_sizes = [] {
        std::array<std::uint16_t, alphabets[2].size> greatest{};
        for (std::size_t i = 0; i != entries.size(); ++i)
            greatest[i % greatest.size()] = std::max(greatest[i % greatest.size()], entries[i].size);
        std::array<std::uint8_t, 256> made{};
        for (std::size_t byte = 0; byte != 256; ++byte)
            made[byte] = static_cast<std::uint8_t>(greatest[alphabets[2].number[byte]]);
        return made;
    }();

    // If the size is the likely one, the text after the token can be examined before its entry is loaded:
    // waiting for the entry takes longer than everything that is done with it.
    [[gnu::always_inline]] static token_end at(const char* p) noexcept {
        const auto add = [p](std::size_t i) {
            return std::size_t{steps[i][static_cast<unsigned char>(p[i])]};
        };
        const entry& found = entries[add(0) + add(1) + add(2)];
        const std::size_t likely = likely_sizes[static_cast<unsigned char>(p[2])];
        if (found.size != likely) [[unlikely]]
            return {found.state, taken_by_branch(found.size)};
        return {found.state, likely};
    }
};

// Expects as many bytes as the longest text has.
template <typename Table> [[gnu::always_inline]] inline token_end longest_text_at(const char* p) noexcept {
    if constexpr (finds_by_one_look && Table::longest == three)
        return three_bytes<Table>::at(p);
    else
        return longest_text<Table, false>(p, Table::longest);
}

} // namespace detail

// The state after a whole text, which identifies it; 0 if it is not one of the token's.
template <typename Table> constexpr std::size_t token_state(std::string_view text) noexcept {
    const detail::token_end found = detail::longest_text<Table, true>(text.data(), text.size());
    return found.size == text.size() ? found.state : 0;
}

// The longest text matches. The first state of the parse is informed which one it was, if it has
// token_read(state).
template <typename Table> struct token {
    using rule_t = token;
    using subs_t = tao::pegtl::empty_list;

    template <tao::pegtl::apply_mode, tao::pegtl::rewind_mode, template <typename...> class,
              template <typename...> class, typename Input, typename State, typename... States>
    [[gnu::always_inline]] static bool match(Input& input, State&& state, States&&... /*unused*/) {
        const char* const p = input.current();
        const std::size_t left = input.size(Table::longest);
        const detail::token_end found = left >= Table::longest ? detail::longest_text_at<Table>(p)
                                                               : detail::longest_text<Table, true>(p, left);
        if constexpr (requires { state.token_read(found.state); })
            state.token_read(found.state);
        input.bump(found.size);
        return found.state != 0;
    }
};

} // namespace ctlpgn::parsing

namespace tao::pegtl {

template <typename Name, typename Table>
struct analyze_traits<Name, ctlpgn::parsing::token<Table>> : analyze_any_traits<> {};

template <typename Table>
inline constexpr bool internal::enable_control<ctlpgn::parsing::token<Table>> = false;

} // namespace tao::pegtl
