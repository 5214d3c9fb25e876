// Rules with fixed places for all bytes, such as [%clk 0:05:00].
#pragma once

#include "parsing/rule_bytes.hpp"
#include "parsing/rule_usual.hpp"
#include "text/byte_vector.hpp"

#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/rules.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace ctlpgn::parsing {

namespace detail {

// The possible bytes of each place, as one range.
struct text_shape {
    std::array<unsigned char, sizeof(byte_vector)> first{};
    std::array<unsigned char, sizeof(byte_vector)> last{};
    std::size_t size = 0;
    bool is_known = true; // false: places depend on the text, or are too many

    constexpr void add(unsigned from, unsigned to) {
        is_known = is_known && size != first.size();
        if (!is_known)
            return;
        first[size] = static_cast<unsigned char>(from);
        last[size++] = static_cast<unsigned char>(to);
    }
};

// Adds what a rule matches to a shape. Rules without a specialization here have no shape.
template <typename Rule> struct shape_of_rule {
    static constexpr void add_to(text_shape& made) { made.is_known = false; }
};
// A named rule has the shape of its content.
template <typename Rule>
requires(!std::is_same_v<Rule, typename Rule::rule_t>) struct shape_of_rule<Rule>
    : shape_of_rule<typename Rule::rule_t> {
};

template <char... Bytes> struct shape_of_rule<literal<Bytes...>> {
    static constexpr void add_to(text_shape& made) {
        (made.add(static_cast<unsigned char>(Bytes), static_cast<unsigned char>(Bytes)), ...);
    }
};
template <std::uint64_t Low, std::uint64_t High> struct shape_of_rule<byte_class<Low, High>> {
    static constexpr void add_to(text_shape& made) {
        constexpr std::uint64_t members = Low == 0 ? High : Low;
        constexpr auto first = static_cast<unsigned>(std::countr_zero(members));
        constexpr auto last = 63U - static_cast<unsigned>(std::countl_zero(members));
        constexpr bool is_range =
            (Low == 0) != (High == 0) && static_cast<unsigned>(std::popcount(members)) == last - first + 1;
        made.is_known = made.is_known && is_range;
        made.add(first + (Low == 0 ? 64U : 0U), last + (Low == 0 ? 64U : 0U));
    }
};
template <typename... Rules> struct shape_of_rule<tao::pegtl::internal::seq<Rules...>> {
    static constexpr void add_to(text_shape& made) { (shape_of_rule<Rules>::add_to(made), ...); }
};
template <typename Rule, typename E> struct shape_of_rule<part_as<Rule, E>> : shape_of_rule<E> {};

// Whether there is an action for a rule of such a text.
template <template <typename...> class Action, typename Rule>
inline constexpr bool has_action = !std::is_base_of_v<tao::pegtl::nothing<Rule>, Action<Rule>>;

template <template <typename...> class Action, typename Rule> struct acts_in {
    static constexpr bool value = false;
};
template <template <typename...> class Action, typename Rule>
requires(!std::is_same_v<Rule, typename Rule::rule_t>) struct acts_in<Action, Rule> {
    static constexpr bool value = has_action<Action, Rule> || acts_in<Action, typename Rule::rule_t>::value;
};
template <template <typename...> class Action, typename... Rules>
struct acts_in<Action, tao::pegtl::internal::seq<Rules...>> {
    static constexpr bool value = (acts_in<Action, Rules>::value || ...);
};
template <template <typename...> class Action, typename Rule, typename E>
struct acts_in<Action, part_as<Rule, E>> {
    static constexpr bool value = has_action<Action, Rule> || acts_in<Action, E>::value;
};

} // namespace detail

// Tests all bytes of such a text at once.
template <typename E> class shape {
    static constexpr detail::text_shape made = [] {
        detail::text_shape result;
        detail::shape_of_rule<E>::add_to(result);
        return result;
    }();
    static constexpr std::size_t half = sizeof(byte_vector) / 2;

  public:
    static constexpr std::size_t size = made.size;
    // Texts as long as that are two halves of a vector, which may overlap.
    static constexpr bool is_known = made.is_known && half <= size;

    [[gnu::always_inline]] static bool matches_at(const char* text) {
        using words = std::uint64_t __attribute__((vector_size(sizeof(byte_vector))));
        std::uint64_t ends[2];
        std::memcpy(ends, text, half);
        std::memcpy(ends + 1, text + size - half, half);
        const auto bytes = reinterpret_cast<byte_vector>(words{ends[0], ends[1]});
        return !has_marks(reinterpret_cast<byte_vector>(bytes - at(made.first) > at(widths)));
    }

  private:
    static constexpr std::array<unsigned char, sizeof(byte_vector)> widths = [] {
        std::array<unsigned char, sizeof(byte_vector)> result{};
        for (std::size_t i = 0; i != result.size(); ++i)
            result[i] = static_cast<unsigned char>(made.last[i] - made.first[i]);
        return result;
    }();

    // The ranges of the places, arranged for the halves.
    [[gnu::always_inline]] static byte_vector
    at(const std::array<unsigned char, sizeof(byte_vector)>& places) {
        byte_vector result{};
        for (std::size_t i = 0; i != half; ++i) {
            result[i] = places[i];
            result[half + i] = places[size - half + i];
        }
        return result;
    }
};

} // namespace ctlpgn::parsing
