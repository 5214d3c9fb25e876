#include "notations/xiangqi/lint/misread_moves.hpp"

#include "text/ascii.hpp"
#include "text/look_alikes.hpp"

#include <algorithm>

namespace ctlpgn::xiangqi {

namespace {

// Signs of printers, of web pages and of mail, and characters of Chinese moves.
constexpr look_alike signs[] = {
    {"&#8211;", "-"}, {"&#8212;", "-"}, {"&ndash;", "-"}, {"&minus;", "-"}, {"->", "-"},  {"=>", "-"},
    {"→", "-"},       {"_", "-"},       {"=3D", "="},     {"%3D", "="},     {"%2B", "+"}, {"·", "."},
    {"・", "."},      {"•", "."},       {"进", "+"},      {"進", "+"},      {"退", "-"},  {"平", "="},
    {"一", "1"},      {"二", "2"},      {"三", "3"},      {"四", "4"},      {"五", "5"},  {"六", "6"},
    {"七", "7"},      {"八", "8"},      {"九", "9"},      {"车", "R"},      {"車", "R"},  {"俥", "R"},
    {"马", "N"},      {"馬", "N"},      {"傌", "N"},      {"炮", "C"},      {"砲", "C"},  {"兵", "P"},
    {"卒", "P"},      {"士", "G"},      {"仕", "G"},      {"象", "M"},      {"相", "M"},  {"将", "K"},
    {"將", "K"},      {"帅", "K"},      {"帥", "K"},
};

// CH2-E2, whose points have to be small.
bool is_all_in_capitals(std::string_view written) {
    return written.size() > 2 && is_capital(written[0]) && is_capital(written[1]) && is_digit(written[2]) &&
           std::ranges::none_of(written, is_small_letter);
}

} // namespace

std::string meant_half_move(std::string_view written) {
    std::string meant = with_meant_digits(with_latin_letters(written, signs));
    if (meant == written && is_all_in_capitals(written))
        std::transform(meant.begin() + 1, meant.end(), meant.begin() + 1, small_letter);
    return meant == written ? std::string() : meant;
}

} // namespace ctlpgn::xiangqi
