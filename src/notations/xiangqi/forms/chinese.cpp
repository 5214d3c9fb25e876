#include "notations/xiangqi/forms/chinese.hpp"

#include "notations/xiangqi/forms/form.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace ctlpgn::xiangqi {

namespace {

constexpr std::array<std::string_view, 9> numerals{"一", "二", "三", "四", "五", "六", "七", "八", "九"};
constexpr std::array<std::string_view, 9> wide_digits{"１", "２", "３", "４", "５", "６", "７", "８", "９"};

// By kind: pawn, guard, elephant, horse, cannon, rook, king.
using characters_of_kinds = std::array<std::string_view, piece_kind_count>;
constexpr characters_of_kinds red_drawn{"", "兵", "仕", "相", "傌", "炮", "俥", "帥"};
constexpr characters_of_kinds black_drawn{"", "卒", "士", "象", "馬", "砲", "車", "將"};
constexpr characters_of_kinds red_written{"", "兵", "仕", "相", "马", "炮", "车", "帅"};
constexpr characters_of_kinds black_written{"", "卒", "士", "象", "马", "炮", "车", "将"};
constexpr characters_of_kinds red_traditional{"", "兵", "仕", "相", "馬", "炮", "車", "帥"};
constexpr characters_of_kinds black_traditional{"", "卒", "士", "象", "馬", "炮", "車", "將"};

// The bytes of a character as a number, to be found quickly.
constexpr std::uint32_t key_of(std::string_view character) {
    std::uint32_t key = 0;
    for (const char each : character)
        key = key << 8U | static_cast<unsigned char>(each);
    return key;
}

struct meaning_by_key {
    std::uint32_t key = 0;
    char meaning = '\0';
};

constexpr auto meanings = [] {
    std::array<meaning_by_key, chinese_signs.size()> made{};
    for (std::size_t i = 0; i != made.size(); ++i)
        made[i] = {key_of(chinese_signs[i].text), chinese_signs[i].meaning};
    std::ranges::sort(made, {}, &meaning_by_key::key);
    return made;
}();

char meaning_of(std::string_view character) {
    if (character.size() == 1)
        return character[0];
    const std::uint32_t key = key_of(character);
    const std::span<const meaning_by_key> known = meanings;
    const auto found = std::ranges::lower_bound(known, key, {}, &meaning_by_key::key);
    return found != known.end() && found->key == key ? found->meaning : '\0';
}

} // namespace

int digit_of_character(std::string_view character) {
    const char meaning = meaning_of(character);
    return is_digit(meaning) ? meaning - '0' : 0;
}

piece_kind kind_of_character(std::string_view character) {
    return usual_kind(meaning_of(character));
}

unsigned order_of_character(std::string_view character) {
    const char meaning = meaning_of(character);
    return meaning == 'f'   ? named_by::first_of_many
           : meaning == 'm' ? named_by::middle
                            : named_by::last_of_many;
}

direction direction_of_character(std::string_view character) {
    const char meaning = meaning_of(character);
    return meaning == '=' ? direction::sideways : meaning == '-' ? direction::backward : direction::forward;
}

std::string_view character_of(piece what) {
    return (what.owner() == side::red ? red_drawn : black_drawn)[index_of(what.kind())];
}

std::string_view chinese_style::piece_character(piece what) const {
    const bool is_red = what.owner() == side::red;
    const characters_of_kinds& all = is_traditional ? (is_red ? red_traditional : black_traditional)
                                                    : (is_red ? red_written : black_written);
    return all[index_of(what.kind())];
}

std::string_view chinese_style::direction_character(direction way) const {
    return way == direction::sideways   ? "平"
           : way == direction::backward ? "退"
           : is_traditional             ? "進"
                                        : "进";
}

std::string_view chinese_style::order_character(std::size_t before, std::size_t count) const {
    return before == 0 ? "前" : before + 1 != count ? "中" : is_traditional ? "後" : "后";
}

std::string_view digit_character(side player, int digit) {
    return (player == side::red ? numerals : wide_digits)[static_cast<std::size_t>(digit - 1)];
}

std::string_view numeral(int number) {
    return numerals[static_cast<std::size_t>(number - 1)];
}

} // namespace ctlpgn::xiangqi
