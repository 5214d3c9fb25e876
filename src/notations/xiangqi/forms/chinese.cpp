#include "notations/xiangqi/forms/chinese.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::xiangqi {

namespace {

constexpr std::array<std::string_view, 9> numerals{"一", "二", "三", "四", "五", "六", "七", "八", "九"};
constexpr std::array<std::string_view, 9> wide_digits{"１", "２", "３", "４", "５", "６", "７", "８", "９"};

struct known_character {
    std::string_view text;
    piece_kind kind;
};
constexpr std::array<known_character, 18> characters{{{"帅", piece_kind::king},
                                                      {"帥", piece_kind::king},
                                                      {"将", piece_kind::king},
                                                      {"將", piece_kind::king},
                                                      {"仕", piece_kind::guard},
                                                      {"士", piece_kind::guard},
                                                      {"相", piece_kind::elephant},
                                                      {"象", piece_kind::elephant},
                                                      {"马", piece_kind::horse},
                                                      {"馬", piece_kind::horse},
                                                      {"傌", piece_kind::horse},
                                                      {"车", piece_kind::rook},
                                                      {"車", piece_kind::rook},
                                                      {"俥", piece_kind::rook},
                                                      {"炮", piece_kind::cannon},
                                                      {"砲", piece_kind::cannon},
                                                      {"兵", piece_kind::pawn},
                                                      {"卒", piece_kind::pawn}}};

// By kind: pawn, guard, elephant, horse, cannon, rook, king.
constexpr std::array<std::string_view, piece_kind_count> red_characters{"",   "兵", "仕", "相",
                                                                        "傌", "炮", "俥", "帥"};
constexpr std::array<std::string_view, piece_kind_count> black_characters{"",   "卒", "士", "象",
                                                                          "馬", "砲", "車", "將"};

} // namespace

int digit_of_character(std::string_view character) {
    for (const auto& each : {numerals, wide_digits})
        if (const auto found = std::ranges::find(each, character); found != each.end())
            return static_cast<int>(found - each.begin()) + 1;
    return 0;
}

// 包 is another way to write 炮.
piece_kind kind_of_character(std::string_view character) {
    const auto found = std::ranges::find(characters, character, &known_character::text);
    return found == characters.end() ? piece_kind::cannon : found->kind;
}

unsigned order_of_character(std::string_view character) {
    return character == "前"   ? named_by::first_of_many
           : character == "中" ? named_by::middle
                               : named_by::last_of_many;
}

direction direction_of_character(std::string_view character) {
    return character == "平"   ? direction::sideways
           : character == "退" || character == "下" ? direction::backward
                               : direction::forward;
}

std::string_view character_of(piece what) {
    return (what.owner() == side::red ? red_characters : black_characters)[index_of(what.kind())];
}

} // namespace ctlpgn::xiangqi
