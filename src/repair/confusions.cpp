#include "repair/confusions.hpp"

#include "repair/prices.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace ctlpgn::repair {

namespace {

constexpr std::size_t characters = 128;

struct likeness_row {
    char meant;
    std::string_view alike; // characters, each with its likeness in hundredths
};

// Measured: the mean correlation of both as they look in five typefaces (sans serif, serif, and of equal
// widths), blurred a little, where one lies best upon the other.
constexpr likeness_row likenesses[] = {
    {'K', "k91 X90 R87 x84 E84 883 N83 &83 h83 F83 B82 682 #81 S80 b80 a79"},
    {'Q', "O95 G89 D89 U85 C85 @76 B76 074 H73 M71 370 E70 970 N70 &70 669"},
    {'R', "B91 P91 888 K87 F87 H87 E86 985 085 684 N84 S84 h83 &81 n81 k81"},
    {'B', "894 R91 E91 091 690 S89 D88 988 b87 H87 P87 586 385 h85 d84 G84"},
    {'N', "H88 R84 K83 &83 M82 B81 X80 h80 %80 U79 S79 w79 b78 D78 W77 876"},
    {'O', "Q95 D94 G93 U88 C88 B79 H77 077 @75 M74 &74 N73 973 672 372 E72"},
    {'a', "e92 s89 u88 n88 o88 #87 487 d86 886 q86 h84 b84 683 A83 p83 x82"},
    {'b', "h96 o92 n92 p90 u89 688 088 887 B87 e86 d85 q85 584 E84 a84 983"},
    {'c', "e90 o89 d84 r84 b83 q83 u83 n83 p83 t82 s82 g80 a80 679 079 #79"},
    {'d', "o92 u91 q90 n89 089 888 686 g86 a86 e86 b85 p85 B84 c84 484 #83"},
    {'e', "o92 a92 c90 n89 u88 #87 d86 b86 686 s86 q85 p85 v84 883 h83 g83"},
    {'f', "I92 t91 !91 l90 (89 T89 r89 i88 F88 187 {85 [85 |85 L84 E83 J82"},
    {'g', "q93 p87 u86 d86 o86 n85 e83 a82 082 b82 h81 c80 879 679 #78 977"},
    {'h', "b96 n94 o87 u87 p86 885 685 085 B85 a84 q84 d83 k83 e83 R83 K83"},
    {'1', "I94 l93 i92 L91 t89 !89 J88 )88 T88 f87 |85 (84 384 ]83 j83 }83"},
    {'2', "Z91 386 ?86 z84 783 880 979 176 $76 B76 E75 075 k74 J73 /73 S73"},
    {'3', "891 588 S87 987 $87 286 B85 184 083 T81 680 d80 &79 479 a79 J79"},
    {'4', "a87 #86 A84 d84 182 s82 t80 e80 879 379 q79 f79 978 I78 o78 $78"},
    {'5', "S94 690 $90 890 388 987 B86 b84 083 E83 &83 h81 R79 d78 o77 s77"},
    {'6', "895 092 590 B90 S89 b88 988 E87 o87 d86 &86 $86 u86 e86 h85 n85"},
    {'7', "?91 283 T83 Z82 /82 Y77 176 f76 375 F74 I74 973 J73 z73 $72 l71"},
    {'8', "695 B94 092 991 S91 391 590 R88 $88 d88 b87 E87 &87 a86 n86 h85"},
    {'x', "X91 k89 s85 z84 K84 #83 v83 a82 Y79 r78 $78 y77 e77 476 c76 875"},
    {'=', "#89 <79 >79 w79 e77 n76 a76 476 v75 o74 x74 +74 u73 A73 s72 672"},
    {'+', "~83 -78 478 e77 F75 a75 *74 =74 !74 #73 r73 k72 s72 E71 f71 K70"},
    {'#', "=89 a87 e87 486 s84 884 n84 d83 o83 x83 k82 v82 P82 981 u81 A81"},
    {'-', "~80 +78 <66 k61 x61 v60 =59 459 >58 K57 e56 s56 r55 #55 y54 a54"},
};

// Characters that scans are known to exchange, whatever their likeness in one typeface.
constexpr std::string_view exchanged[] = {"0OoQD", "1lI|!i7", "5Ss$", "8B3&S", "6bG",  "2Zz7", "4A",
                                          "9gq",   "ceoC",    "C(",   "hbnk",  "fFtr", "xX*%", "NHMW",
                                          "KXRHk", "aeod",    "+t",   "-~_",   "#H"};

// The keys of a keyboard, each row half a key further to the right than the one above it.
constexpr std::string_view keyboard[] = {"1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"};
constexpr int half_keys_a_row = 1;

struct key_place {
    int row = -1;
    int half_keys = 0;
};

key_place key_of(char sought) {
    const char base = small_letter(sought);
    for (int row = 0; row != static_cast<int>(std::size(keyboard)); ++row) {
        const std::size_t at = keyboard[row].find(base);
        if (at != std::string_view::npos)
            return {row, 2 * static_cast<int>(at) + half_keys_a_row * row};
    }
    return {};
}

bool have_neighbouring_keys(char one, char other) {
    const key_place a = key_of(one);
    const key_place b = key_of(other);
    if (a.row < 0 || b.row < 0 || small_letter(one) == small_letter(other))
        return false;
    const int apart = std::abs(a.half_keys - b.half_keys);
    return a.row == b.row ? apart == 2 : std::abs(a.row - b.row) == 1 && apart == 1;
}

using neighbour_table = std::array<std::array<bool, characters>, characters>;

neighbour_table make_neighbours() {
    neighbour_table made{};
    for (std::size_t one = 0; one != characters; ++one)
        for (std::size_t other = 0; other != characters; ++other)
            made[one][other] = have_neighbouring_keys(static_cast<char>(one), static_cast<char>(other));
    return made;
}

using cost_table = std::array<std::array<float, characters>, characters>;
using shares = std::array<double, characters>;

// How a slip of a kind is shared among what it makes of one character.
shares shares_by_likeness(char meant) {
    shares made{};
    const auto* const row = std::ranges::find(likenesses, meant, &likeness_row::meant);
    if (row == std::end(likenesses))
        return made;
    double sum = 0;
    constexpr std::size_t entry = 4; // a character, two digits and a space
    for (std::size_t at = 0; at + 2 < row->alike.size(); at += entry) {
        const int hundredths = 10 * (row->alike[at + 1] - '0') + (row->alike[at + 2] - '0');
        const double share = std::exp(prices::likeness_weight * hundredths / 100);
        made[static_cast<unsigned char>(row->alike[at])] = share;
        sum += share;
    }
    for (double& each : made)
        each /= sum;
    return made;
}

shares shares_by_exchange(char meant) {
    shares made{};
    double count = 0;
    for (const std::string_view each : exchanged) {
        if (each.find(meant) == std::string_view::npos)
            continue;
        for (const char other : each)
            if (other != meant)
                count += made[static_cast<unsigned char>(other)] = 1;
    }
    for (double& each : made)
        each /= std::max(count, 1.0);
    return made;
}

shares shares_by_keyboard(char meant) {
    shares made{};
    double count = 0;
    for (std::size_t other = 0; other != characters; ++other)
        if (are_neighbours(meant, static_cast<char>(other)) &&
            is_capital(meant) == is_capital(static_cast<char>(other)))
            count += made[other] = 1;
    for (double& each : made)
        each /= std::max(count, 1.0);
    return made;
}

cost_table make_costs() {
    cost_table made{};
    for (std::size_t meant = 0; meant != characters; ++meant) {
        const char sought = static_cast<char>(meant);
        const shares alike = shares_by_likeness(sought);
        const shares exchanged_for = shares_by_exchange(sought);
        const shares beside = shares_by_keyboard(sought);
        for (std::size_t written = 0; written != characters; ++written) {
            const char found = static_cast<char>(written);
            const bool is_other_case = is_letter(sought) && small_letter(sought) == small_letter(found);
            const double share = prices::by_likeness * alike[written] +
                                 prices::by_exchange * exchanged_for[written] +
                                 prices::by_keyboard * beside[written] +
                                 (is_other_case ? prices::by_case : 0.0) + prices::by_chance / characters;
            made[meant][written] =
                meant == written ? 0.0F : static_cast<float>(-std::log(prices::rate * share));
        }
    }
    return made;
}

const float beyond_table = static_cast<float>(-std::log(prices::rate * prices::by_chance / characters));

} // namespace

bool are_neighbours(char one, char other) {
    static const neighbour_table neighbours = make_neighbours();
    if (is_beyond_ascii(one) || is_beyond_ascii(other))
        return false;
    return neighbours[static_cast<unsigned char>(one)][static_cast<unsigned char>(other)];
}

float substitution_cost(char meant, char written) {
    static const cost_table costs = make_costs();
    if (is_beyond_ascii(meant) || is_beyond_ascii(written))
        return meant == written ? 0.0F : beyond_table;
    return costs[static_cast<unsigned char>(meant)][static_cast<unsigned char>(written)];
}

} // namespace ctlpgn::repair
