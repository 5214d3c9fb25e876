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
    {'0', "692 992 892 B91 u87 d87 b87 o86 n85 R84 q84 p84 D84 h84 P82 g82"},
    {'9', "092 891 B89 687 S87 R85 585 385 $84 P83 u82 b81 #81 d81 h80 480"},
    {'A', "485 a84 #81 881 n80 X80 &80 R80 679 B79 $78 h78 977 K77 k77 s77"},
    {'C', "G90 O85 E83 Q83 D80 L80 U80 678 077 B76 (76 t74 f74 F74 c73 872"},
    {'D', "O93 U91 Q89 B87 G86 084 H82 C80 E78 R78 N77 876 976 675 @75 &75"},
    {'E', "F93 B90 L87 686 886 P86 R85 C83 b83 S82 K82 T81 h81 k81 I81 181"},
    {'F', "E93 P93 T86 f86 R86 I85 l83 !83 B83 K82 881 i81 (81 681 }80 [80"},
    {'G', "O91 C90 Q88 D86 U85 B82 079 679 &77 E77 H77 N75 S75 R74 @74 873"},
    {'H', "N88 U87 R86 B85 M83 D82 G77 h77 P77 O76 K75 b75 d75 E74 w74 W73"},
    {'I', "l98 i95 !94 194 f91 )91 (91 |90 L90 t89 T89 J89 [89 ]89 }88 {88"},
    {'J', "I89 )89 189 }88 l87 ]87 |86 j86 !85 i85 384 [83 f82 T82 t80 (80"},
    {'L', "190 I90 l90 i88 t87 (87 E87 !86 [84 {83 |83 f83 b82 k82 C80 )80"},
    {'M', "H83 N81 m78 U76 @75 %75 W75 V74 O73 R73 D73 B71 Q71 d71 w70 G69"},
    {'P', "F93 R91 B87 E86 883 983 #82 082 T79 f77 K77 677 h77 k77 H77 I75"},
    {'S', "593 $90 889 B87 687 987 &85 384 E82 R82 b81 080 K78 h78 N77 F76"},
    {'T', "I89 l88 f88 187 F86 !86 Y85 784 )83 (83 ]83 [83 i83 |82 t82 J82"},
    {'V', "v88 Y87 y84 978 U77 u77 077 k75 M74 b74 #74 X73 N73 W73 $72 x72"},
    {'W', "w83 %76 N76 M75 @74 A74 H73 B73 V73 R72 n71 m71 &71 670 G69 a69"},
    {'X', "K90 x89 k85 Y81 A80 N78 z78 $77 #77 R77 877 &77 377 s76 Z76 a76"},
    {'Z', "290 781 ?80 E78 377 876 X76 /75 z75 B75 T72 K72 P71 &70 F70 170"},
    {'i', "I95 l95 191 t89 )89 |88 j88 f88 (88 L88 !87 ]87 [86 {86 J85 }85"},
    {'j', "]94 |93 )92 }91 [89 i88 l87 I87 J86 185 (84 {83 !82 f82 t81 ;80"},
    {'k', "K91 x89 X85 h85 s83 #83 a83 L82 882 b81 E81 $81 R80 e80 v79 z79"},
    {'l', "I98 i95 193 !93 )91 |91 (90 t90 L90 ]89 f89 [89 T88 }87 J87 {87"},
    {'m', "n82 M78 o78 u77 h77 e76 w76 a76 b75 d75 #75 q75 p75 @73 %73 N72"},
    {'n', "h94 o93 u91 b91 p90 a89 e88 q88 d88 686 085 g85 #84 883 m82 c81"},
    {'.', ",95 ;77 :70 v63 i62 y59 156 z56 r56 s56 I55 c55 l55 )54 /54 (54"},
    {'@', "Q76 O76 B76 g76 D75 M75 W74 &74 N74 074 G74 873 m73 R73 %73 972"},
};

// Characters that scans are known to exchange, whatever their likeness in one typeface.
constexpr std::string_view exchanged[] = {
    "0OoQD", "1lI|!i7", "5Ss$",  "8B3&S", "6bG&", "2Zz7", "4A", "9gq", "ceoC", "C(", "hbnk", "fFtr",
    "xX*%",  "NHMW",    "KXRHk", "aeod",  "+t",   "-~_",  "#H", "EFL", "CG",   "PF", "VUY",  "x-"};

struct broken_row {
    char meant;
    std::array<std::string_view, 4> pairs; // of characters that it is taken for, where its strokes part
};

constexpr broken_row broken[] = {
    {'d', {"cl", "c1", "cI", "ol"}}, {'b', {"lo", "1o", "Io", "l0"}}, {'h', {"li", "ln", "1i", "l1"}},
    {'B', {"13", "l3", "I3", "]3"}}, {'K', {"l<", "1<", "I<", "|<"}}, {'N', {"l\\", "ll", "I\\", "|\\"}},
    {'R', {"l2", "12", "I2", "|2"}}, {'Q', {"O,", "0,", "O.", "C)"}}, {'D', {"l)", "1)", "I)", "|)"}},
    {'O', {"()", "C)", "(J", "[)"}}, {'4', {"/1", "l1", "/l", "/|"}}, {'x', {"><", "}{", ")(", "}<"}}};

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

bool is_broken_into(char meant, char first, char second) {
    const auto* const row = std::ranges::find(broken, meant, &broken_row::meant);
    return row != std::end(broken) && std::ranges::any_of(row->pairs, [&](std::string_view each) {
               return each[0] == first && each[1] == second;
           });
}

float substitution_cost(char meant, char written) {
    static const cost_table costs = make_costs();
    if (is_beyond_ascii(meant) || is_beyond_ascii(written))
        return meant == written ? 0.0F : beyond_table;
    return costs[static_cast<unsigned char>(meant)][static_cast<unsigned char>(written)];
}

} // namespace ctlpgn::repair
