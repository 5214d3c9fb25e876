#include "record/result_words.hpp"

#include "text/ascii.hpp"
#include "tree/usual_words.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace ctlpgn {

namespace {

constexpr bool is_dash(std::string_view at) {
    constexpr std::array<std::string_view, 6> dashes{"‐", "‑", "‒", "–", "—", "−"};
    return std::ranges::any_of(dashes, [at](std::string_view each) { return at.starts_with(each); });
}

struct result_row {
    std::string_view written; // in small letters, without spaces and brackets, with plain hyphens
    std::uint8_t result;
};

constexpr result_row other_results[] = {
    {"½-½", 3},      {"½:½", 3},       {"½", 3},        {"1/2", 3},       {"0.5-0.5", 3}, {"1/2:1/2", 3},
    {"½-1/2", 3},    {"1/2-½", 3},     {"0,5-0,5", 3},  {"1\\2-1\\2", 3}, {"1--0", 1},    {"0--1", 2},
    {"=-=", 3},      {"=/=", 3},       {"1:0", 1},      {"1-o", 1},       {"l-0", 1},     {"i-0", 1},
    {"0-l", 2},      {"0-i", 2},       {"+--", 1},      {"+/-", 1},       {"+:-", 1},     {"0:1", 2},
    {"o-1", 2},      {"--+", 2},       {"-/+", 2},      {"-:+", 2},       {"draw", 3},    {"drawn", 3},
    {"draws", 3},    {"remis", 3},     {"taules", 3},   {"tablas", 3},    {"empat", 3},   {"whitewins", 1},
    {"whitewon", 1}, {"blackwins", 2}, {"blackwon", 2},
};

// How words begin that say more than that.
constexpr result_row result_words[] = {
    {"whitewins", 1},
    {"whitewon", 1},
    {"whitemates", 1},
    {"blackresign", 1},
    {"blacklo", 1},
    {"blackforfeit", 1},
    {"blackwins", 2},
    {"blackwon", 2},
    {"blackmates", 2},
    {"whiteresign", 2},
    {"whitelo", 2},
    {"whiteforfeit", 2},
    {"draw", 3},
    {"remis", 3},
    {"adjourned", 4},
    {"unfinished", 4},
    {"blanquesguany", 1},
    {"guanyenblanques", 1},
    {"guanyenlesblanques", 1},
    {"negresabandon", 1},
    {"negresguany", 2},
    {"guanyennegres", 2},
    {"guanyenlesnegres", 2},
    {"blanquesabandon", 2},
};

// Words that say how a game ended, and with which such words begin.
constexpr std::string_view words_of_ends[] = {
    "draw",  "drawn", "draws", "remis", "taules", "tablas", "empat", "stalemate", "wins", "won",
    "loses", "lost",  "mates", "mated", "1-0",    "0-1",    "1/2",   "½",         "½-½",  "1/2-1/2",
};
constexpr std::string_view beginnings_of_ends[] = {"resign",  "forfeit", "guany",
                                                   "abandon", "rend",    "checkmate"};

std::string plain_text_of_result(std::string_view written) {
    std::string plain;
    for (std::size_t i = 0; i != written.size(); ++i)
        if (is_dash(written.substr(i))) {
            plain += '-';
            i += 2;
        } else if (std::string_view(" \t\v\r\n()[]").find(written[i]) == std::string_view::npos) {
            plain += small_letter(written[i]);
        }
    return plain;
}

std::uint8_t find_usual_result(std::string_view written) {
    for (std::uint8_t i = 1; i != usual_results.size(); ++i)
        if (usual_results[i] == written)
            return i;
    return 0;
}

} // namespace

std::uint8_t find_plain_result(std::string_view written) {
    if (const std::uint8_t usual = find_usual_result(written); usual != 0)
        return usual;
    const std::string plain = plain_text_of_result(written);
    if (const std::uint8_t usual = find_usual_result(plain); usual != 0)
        return usual;
    const auto* const row = std::ranges::find(other_results, plain, &result_row::written);
    return row == std::ranges::end(other_results) ? std::uint8_t{0} : row->result;
}

bool says_how_it_ended(std::string_view written) {
    constexpr std::string_view between_words = " \t\r\n,.;:!?(){}[]\"";
    while (!written.empty()) {
        const std::size_t end = std::min(written.find_first_of(between_words), written.size());
        std::string word(written.substr(0, end));
        std::ranges::transform(word, word.begin(), small_letter);
        const auto begins = [&word](std::string_view each) { return word.starts_with(each); };
        if (std::ranges::find(words_of_ends, word) != std::ranges::end(words_of_ends) ||
            std::ranges::any_of(beginnings_of_ends, begins))
            return true;
        written.remove_prefix(std::min(end + 1, written.size()));
    }
    return false;
}

std::uint8_t find_result(std::string_view written) {
    if (const std::uint8_t plain = find_plain_result(written); plain != 0)
        return plain;
    std::string text = plain_text_of_result(written);
    if (constexpr std::string_view conjunction = "and"; text.starts_with(conjunction))
        text.erase(0, conjunction.size());
    const auto* const row = std::ranges::find_if(
        result_words, [&text](const result_row& each) { return text.starts_with(each.written); });
    return row == std::ranges::end(result_words) ? std::uint8_t{0} : row->result;
}

} // namespace ctlpgn
