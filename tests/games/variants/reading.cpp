#include "reading.hpp"

#include "games/chess/play.hpp"
#include "games/chess/reading.hpp"

#include <algorithm>
#include <cctype>

namespace ctlpgn::variants_tests {

using namespace chess;

namespace {

const std::string piece_letters = " pnbrqk";

char letter_of(side owner, std::size_t kind) {
    const char small = piece_letters[kind];
    return owner == side::white ? static_cast<char>(std::toupper(static_cast<unsigned char>(small))) : small;
}

void hold(position& p, char letter) {
    const bool is_white = std::isupper(static_cast<unsigned char>(letter)) != 0;
    const auto small = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    ++p.in_hand_of(is_white ? side::white : side::black, static_cast<piece_kind>(piece_letters.find(small)));
}

} // namespace

const variant_rules* find_variant(const std::string& name) {
    const auto* const found = std::find_if(named_variants.begin(), named_variants.end(),
                                           [&](const named_variant& each) { return each.name == name; });
    return found == named_variants.end() ? nullptr : found->rules;
}

position read_fen(const variant_rules& rules, const std::string& text) {
    const std::size_t end = text.find(' ');
    std::string placement = text.substr(0, end);
    std::string rest = text.substr(end);
    std::string hands;
    if (const std::size_t open = placement.find('['); open != std::string::npos) {
        hands = placement.substr(open + 1, placement.find(']') - open - 1);
        placement.erase(open);
    }
    square_set promoted;
    int file = 0;
    int rank = rank_count - 1;
    std::string plain;
    for (const char each : placement) {
        if (each == '~') {
            promoted.insert(square::at(file - 1, rank));
            continue;
        }
        plain += each;
        if (each == '/') {
            file = 0;
            --rank;
        } else {
            file += std::isdigit(static_cast<unsigned char>(each)) != 0 ? each - '0' : 1;
        }
    }
    std::array<std::uint8_t, 2> left{rules.checks_to_win, rules.checks_to_win};
    if (const std::size_t plus = rest.find('+'); plus != std::string::npos) {
        left = {static_cast<std::uint8_t>(rest[plus - 1] - '0'),
                static_cast<std::uint8_t>(rest[plus + 1] - '0')};
        rest.erase(plus - 2, 4);
    }
    position p = chess_tests::read_fen(plain + rest);
    p.variant = &rules;
    p.promoted = promoted;
    p.checks_left = left;
    for (const char each : hands)
        hold(p, each);
    return settled(p);
}

std::string write_fen(const position& p) {
    position without_right = p;
    without_right.variant = nullptr;
    std::string text = chess_tests::write_fen(without_right);
    std::string placement;
    int file = 0;
    int rank = rank_count - 1;
    std::size_t at = 0;
    for (; text[at] != ' '; ++at) {
        const char each = text[at];
        placement += each;
        if (each == '/') {
            file = 0;
            --rank;
        } else if (std::isdigit(static_cast<unsigned char>(each)) != 0) {
            file += each - '0';
        } else {
            if (p.promoted.contains(square::at(file, rank)))
                placement += '~';
            ++file;
        }
    }
    if (p.variant->drops) {
        placement += '[';
        for (const side owner : {side::white, side::black})
            for (std::size_t kind = 1; kind <= kinds_in_hand; ++kind)
                placement.append(p.in_hand_of(owner, static_cast<piece_kind>(kind)), letter_of(owner, kind));
        placement += ']';
    }
    std::string rest = text.substr(at);
    if (p.variant->checks_to_win != 0) {
        const std::size_t number = rest.rfind(' ');
        const std::size_t clock = rest.rfind(' ', number - 1);
        rest.insert(clock, ' ' + std::to_string(p.checks_left[0]) + '+' + std::to_string(p.checks_left[1]));
    }
    return placement + rest;
}

std::string uci_of(const ply& played) {
    if (played.kind != ply_kind::drop)
        return chess_tests::uci_of(played);
    return std::string(1, letter_of(side::white, index_of(played.mover))) + '@' +
           chess_tests::name_of(played.to);
}

} // namespace ctlpgn::variants_tests
