#include "repair/noise.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace ctlpgn::tests {

namespace {

// What scanners are said to make of a character. This is on purpose not the table by which games are
// repaired.
constexpr std::pair<char, std::string_view> misread[] = {
    {'K', "XkRH"}, {'Q', "O0G"}, {'R', "KBPA"}, {'B', "8RED"}, {'N', "HMW"}, {'O', "0QDC"}, {'a', "oeds"},
    {'b', "h6o"},  {'c', "eoC"}, {'d', "aoc"},  {'e', "coa"},  {'f', "tFl"}, {'g', "q98"},  {'h', "bnk"},
    {'1', "lI7i"}, {'2', "Z7z"}, {'3', "85B"},  {'4', "A9"},   {'5', "Ss6"}, {'6', "bG8"},  {'7', "1T?"},
    {'8', "B36S"}, {'x', "X*%"}, {'+', "t-"},   {'#', "H"},    {'-', "~_"},  {'=', "-"},    {'A', "4R"},
    {'C', "GO("},  {'D', "O0B"}, {'E', "FBL"},  {'F', "EPT"},  {'G', "C6O"}, {'H', "NMK"},  {'I', "l1T"},
    {'J', ")1"},   {'L', "I1E"}, {'M', "NHW"},  {'P', "FR"},   {'T', "I7Y"}, {'V', "UY"},   {'W', "MN"},
    {'X', "Kx%"},  {'Z', "27"},  {'0', "OoD"},  {'9', "gq4"},  {'i', "jl1"}, {'j', "i;"},   {'k', "hx"},
    {'l', "1It"},  {'m', "nw"},  {'n', "hmr"},  {'.', ",:"},
};

constexpr std::string_view rows_of_keys[] = {"1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"};

// The keys around that of a character, in its case.
std::string keys_around(char meant) {
    std::string found;
    const auto place = [](std::size_t row, std::size_t key) {
        return 2 * static_cast<int>(key) + static_cast<int>(row);
    };
    for (std::size_t row = 0; row != std::size(rows_of_keys); ++row) {
        const std::size_t key = rows_of_keys[row].find(small_letter(meant));
        if (key == std::string_view::npos)
            continue;
        for (std::size_t other = row == 0 ? 0 : row - 1; other != std::min(row + 2, std::size(rows_of_keys));
             ++other)
            for (std::size_t at = 0; at != rows_of_keys[other].size(); ++at) {
                const int apart = std::abs(place(other, at) - place(row, key));
                const char beside = rows_of_keys[other][at];
                if (apart == (other == row ? 2 : 1))
                    found += is_capital(meant) ? capital(beside) : beside;
            }
    }
    return found;
}

// What scanners are said to make of letters beyond ASCII.
constexpr std::pair<std::string_view, std::string_view> misread_letters[] = {
    {"К", "KXк"}, {"р", "pPр"}, {"Ф", "фОO"}, {"Л", "ПJИ"}, {"С", "CGО"}};

// The characters of a text in UTF-8.
std::vector<std::string_view> characters_of(std::string_view text) {
    std::vector<std::string_view> characters;
    while (!text.empty()) {
        std::size_t size = 1;
        while (size != text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U)
            ++size;
        characters.push_back(text.substr(0, size));
        text.remove_prefix(size);
    }
    return characters;
}

std::string unmarked(std::string_view ply) {
    return std::string(ply.substr(0, ply.find_last_not_of("+#") + 1));
}

} // namespace

void noise::append_as_scanned(std::string_view character, std::string& output) {
    const auto* const letter =
        std::ranges::find(misread_letters, character, &std::pair<std::string_view, std::string_view>::first);
    if (letter != std::end(misread_letters)) {
        const std::vector<std::string_view> alike = characters_of(letter->second);
        output += alike[below(alike.size())];
        return;
    }
    if (character.size() > 1) {
        output += character;
        return;
    }
    const char meant = character.front();
    const auto* const row = std::ranges::find(misread, meant, &std::pair<char, std::string_view>::first);
    output += row == std::end(misread) ? meant : row->second[below(row->second.size())];
}

void noise::append_damaged(std::string_view ply, std::string& output) {
    constexpr std::string_view specks = ".,'`";
    const std::vector<std::string_view> characters = characters_of(ply);
    for (std::size_t i = 0; i != characters.size(); ++i) {
        const std::string_view meant = characters[i];
        if (share() >= rate_) {
            output += meant;
            continue;
        }
        const double how = share();
        if (kind_ == damage_kind::scanner) {
            if (how < 0.70)
                append_as_scanned(meant, output);
            else if (how < 0.80)
                continue; // lost
            else if (how < 0.86)
                (output += meant) += ' ';
            else if (how < 0.92)
                (output += meant) += specks[below(specks.size())];
            else
                output += static_cast<char>('!' + below('~' - '!' + 1)); // any other
            continue;
        }
        const std::string around = keys_around(meant.front());
        if (how < 0.60)
            output += around.empty() ? meant : std::string_view(around).substr(below(around.size()), 1);
        else if (how < 0.72)
            continue; // lost
        else if (how < 0.82)
            (output += meant) += meant;
        else if (how < 0.90 && i + 1 != characters.size())
            (output += characters[++i]) += meant;
        else if (how < 0.95)
            (output += meant) += ' ';
        else
            append_in_other_case(meant, output);
    }
}

void noise::append_in_other_case(std::string_view character, std::string& output) {
    const char meant = character.front();
    if (character.size() == 1)
        output += is_capital(meant) ? small_letter(meant) : capital(meant);
    else
        output += character;
}

noisy_line noise::damage(const std::vector<std::string>& plies) {
    noisy_line made;
    made.begins.assign(plies.size(), std::string::npos);
    const std::size_t missing = kind_ == damage_kind::move_missing   ? 2
                                : kind_ == damage_kind::line_missing ? 8
                                                                     : 0;
    // The one place that is damaged, where only one is: not among the first moves, nor at the end.
    const std::size_t moves = plies.size() / 2;
    std::size_t place = 2 * (moves < 12 ? moves / 2 : 4 + below(moves - 8));
    if (kind_ != damage_kind::plies_swapped && missing == 0)
        place += below(2);
    for (std::size_t i = 0; i != plies.size(); ++i) {
        const bool is_here = i == place;
        if (i >= place && i < place + missing)
            continue;
        if (i % 2 == 0 && kind_ != damage_kind::numbers_lost) {
            const bool is_wrong = kind_ == damage_kind::numbers_wrong && i / 2 == place / 2;
            made.text += std::to_string(i / 2 + 1 + (is_wrong ? 1 + below(9) : 0));
            made.text += kind_ == damage_kind::numbers_glued ? "." : ". ";
        }
        if (is_here && kind_ == damage_kind::ply_missing)
            continue;
        if (is_here && kind_ == damage_kind::plies_swapped && i + 1 != plies.size()) {
            made.text.append(plies[i + 1]).append(style_.after_white);
            made.begins[i] = made.text.size();
            made.text.append(plies[i]).append(style_.after_move);
            ++i;
            continue;
        }
        made.begins[i] = made.text.size();
        if (rate_ > 0)
            append_damaged(plies[i], made.text);
        else
            made.text += kind_ == damage_kind::no_check_marks ? unmarked(plies[i]) : plies[i];
        if (is_here && kind_ == damage_kind::ply_doubled)
            made.text.append(" ").append(plies[i]);
        made.text += i % 2 == 0 ? style_.after_white : style_.after_move;
    }
    return made;
}

} // namespace ctlpgn::tests
