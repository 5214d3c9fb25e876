#include "valid/ctl_pgn_letters.hpp"

#include "text/ascii.hpp"
#include "valid/words.hpp"

#include <array>

namespace ctlpgn::valid {

namespace {

struct symbols {
    char letter;
    std::string_view white;
    std::string_view black;
};

constexpr std::array all_symbols{symbols{'E', "☖", "☗"}, symbols{'J', "♗", "♝"},
                                 symbols{'N', "♘", "♞"}, symbols{'G', "🩐", "🩓"},
                                 symbols{'R', "♖", "♜"}, symbols{'V', "🩏", "🩒"},
                                 symbols{'D', "♕", "♛"}, symbols{'K', "♔", "♚"}};
constexpr std::string_view capture = "×";

} // namespace

lettering lettering::of_letters(chance& lot) {
    constexpr std::string_view others[] = {"A@J", "B@J", "F@J", "L@J", "C@N", "S@N", "T@R", "W@V", "Q@D"};
    lettering made;
    for (const std::string_view each : others)
        if (lot.once_in(3) && made.word_for(each[2], side::white) == each.substr(2))
            made.changed_.push_back(each);
    return made;
}

lettering lettering::of_symbols(bool are_neutral) {
    lettering made;
    made.has_symbols_ = true;
    made.is_neutral_ = are_neutral;
    return made;
}

std::string lettering::value() const {
    if (has_symbols_)
        return "FAN";
    std::string value;
    for (const std::string_view each : changed_)
        value.append(value.empty() ? "" : ", ").append(each);
    return value;
}

std::string lettering::word_for(char letter, side owner) const {
    for (const symbols& each : all_symbols)
        if (has_symbols_ && each.letter == letter)
            return std::string(owner == side::white || is_neutral_ ? each.white : each.black);
    for (const std::string_view each : changed_)
        if (each[2] == letter)
            return std::string(each.substr(0, 1));
    return {letter};
}

void lettering::write_references(std::string& remark) const {
    replace_all(remark, "~J[d]", "~" + word_for('J', side::white) + "[d]");
    if (has_symbols_) {
        replace_all(remark, "~K", "~" + word_for('K', side::white));
        replace_all(remark, "~k", "~" + word_for('K', side::black));
    }
}

void lettering::write(drafted_ply& ply) const {
    const side other = ply.mover == side::white ? side::black : side::white;
    std::string& text = ply.text;
    if (text.starts_with("KR") && text.find('-') == 3) {
        // Its first three letters. The last names a side of the board, with letters that do not change.
        const std::string last = text[2] == 'D' && !has_symbols_ ? "D" : word_for(text[2], ply.mover);
        text.replace(0, 3, word_for('K', ply.mover) + word_for('R', ply.mover) + last);
        return;
    }
    const auto change = [&](std::size_t at, bool has_hex, side owner) {
        if (at < text.size() && is_capital(text[at]) &&
            (!has_hex || (at + 1 < text.size() && is_capital(text[at + 1]))))
            text.replace(at, 1, word_for(text[at], owner));
    };
    // From the end, since symbols are longer than letters.
    if (const std::size_t sign = text.find('='); sign != std::string::npos)
        change(sign + 1, false, ply.mover);
    if (const std::size_t sign = text.find(capture); sign != std::string::npos)
        change(sign + capture.size(), true, other);
    if (const std::size_t sign = text.find('@'); sign != std::string::npos)
        change(text.find_first_not_of('@', sign), true, other);
    change(0, true, ply.mover);
}

} // namespace ctlpgn::valid
