#include "record/result_words.hpp"

#include "text/ascii.hpp"
#include "text/web_markup.hpp"
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
    std::string_view written; // in lower case, without spaces and brackets, with plain hyphens
    std::uint8_t result;
};

constexpr result_row other_results[] = {
    {"½-½", 3},      {"½:½", 3},     {"½", 3},       {"1/2", 3},       {"0.5-0.5", 3},  {"1/2:1/2", 3},
    {"½-1/2", 3},    {"1/2-½", 3},   {"0,5-0,5", 3}, {"1\\2-1\\2", 3}, {"1--0", 1},     {"0--1", 2},
    {"=-=", 3},      {"=/=", 3},     {"1:0", 1},     {"1-o", 1},       {"l-0", 1},      {"i-0", 1},
    {"0-l", 2},      {"0-i", 2},     {"l-o", 1},     {"i-o", 1},       {"o-l", 2},      {"o-i", 2},
    {"+--", 1},      {"+/-", 1},     {"+:-", 1},     {"0:1", 2},       {"o-1", 2},      {"--+", 2},
    {"-/+", 2},      {"-:+", 2},     {"draw", 3},    {"drawn", 3},     {"draws", 3},    {"remis", 3},
    {"taules", 3},   {"tablas", 3},  {"empat", 3},   {"whitewins", 1}, {"whitewon", 1}, {"blackwins", 2},
    {"blackwon", 2}, {"0.5:0.5", 3}, {"0,5:0,5", 3}, {"½:1/2", 3},     {"1/2:½", 3},    {"nulle", 3},
    {"1,0", 1},      {"0,1", 2},     {"=", 3},
};

// The beginnings of words that say more than the result.
constexpr result_row result_words[] = {
    {"whitewins", 1},    {"whitewon", 1},      {"whitemates", 1}, {"blackresign", 1}, {"blacklo", 1},
    {"blackforfeit", 1}, {"blackwins", 2},     {"blackwon", 2},   {"blackmates", 2},  {"whiteresign", 2},
    {"whitelo", 2},      {"whiteforfeit", 2},  {"draw", 3},       {"remis", 3},       {"taules", 3},
    {"tablas", 3},       {"empat", 3},         {"nulle", 3},      {"partienulle", 3}, {"adjourned", 4},
    {"unfinished", 4},   {"unentschieden", 3}, {"redresign", 2},  {"redlost", 2},     {"redloses", 2},
    {"redforfeit", 2},   {"redmates", 1},
};

// Catalan, Spanish, French and German name the player before or after the verb: the beginnings of such words,
// and what may be between them.
struct word_row {
    std::string_view beginning; // in lower case
    std::uint8_t meaning;       // a player: 1 White, 2 Black; a verb: 1 wins, 2 loses
};
constexpr word_row players[] = {{"blan", 1}, {"wei\u00DF", 1}, {"weiss", 1},
                                {"negr", 2}, {"noir", 2},      {"schwarz", 2}};
constexpr word_row verbs[] = {{"guany", 1},  {"gana", 1},   {"gan\u00F3", 1}, {"gagn", 1},
                              {"gewinn", 1}, {"gewann", 1}, {"abandon", 2},   {"perd", 2},
                              {"pierd", 2},  {"rind", 2},   {"verlier", 2},   {"verlor", 2}};
constexpr std::string_view words_between[] = {"les", "las", "los", "els", "el",  "le",
                                              "de",  "des", "se",  "han", "ont", "hat"};

// Words about how a game ended: their beginnings.
constexpr std::string_view words_of_ends[] = {
    "draw",      "drawn", "draws", "remis", "taules", "tablas",  "empat",
    "stalemate", "wins",  "won",   "loses", "lost",   "mates",   "mated",
    "1-0",       "0-1",   "1/2",   "½",     "½-½",    "1/2-1/2", "unentschieden",
};
constexpr std::string_view beginnings_of_ends[] = {
    "gewinn", "gewann", "verlier", "verlor", "resign", "forfeit", "guany", "gana",     "gan\u00F3",
    "gagn",   "nulle",  "abandon", "rend",   "rind",   "perd",    "pierd", "checkmate"};

// &frac12;-&frac12;
std::string without_names_of_characters(std::string_view written) {
    constexpr std::size_t longest_name = 10;
    std::string plain;
    while (!written.empty()) {
        const std::size_t end =
            written.front() == '&' ? written.substr(0, longest_name).find(';') : std::string_view::npos;
        const std::size_t size = end == std::string_view::npos ? 1 : end + 1;
        plain.append(size == 1 ? std::string(written.substr(0, 1))
                               : sense_of_markup(written.substr(0, size)).text);
        written.remove_prefix(size);
    }
    return plain;
}

std::string plain_text_of_result(std::string_view written) {
    std::string plain;
    std::string decoded;
    if (written.find('&') != std::string_view::npos)
        written = decoded = without_names_of_characters(written);
    for (std::size_t i = 0; i != written.size(); ++i)
        if (is_dash(written.substr(i))) {
            plain += '-';
            i += 2;
        } else if (std::string_view(" \t\v\r\n()[]").find(written[i]) == std::string_view::npos) {
            plain += small_letter(written[i]);
        }
    return plain;
}

constexpr std::string_view between_words = " \t\r\n,.;:!?(){}[]\"";

// Removes the first word and returns it; empty at the end.
std::string take_word(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(between_words), text.size()));
    std::string word(text.substr(0, text.find_first_of(between_words)));
    text.remove_prefix(word.size());
    std::ranges::transform(word, word.begin(), small_letter);
    return word;
}

template <std::size_t Size> std::uint8_t meaning_of(const std::string& word, const word_row (&rows)[Size]) {
    const auto* const row = std::ranges::find_if(
        rows, [&word](const word_row& each) { return word.starts_with(each.beginning); });
    return row == std::ranges::end(rows) ? std::uint8_t{0} : row->meaning;
}

// Guanyen les blanques, Blancas ganan, Abandon des noirs; 0 if another word may reverse the meaning.
std::uint8_t result_of_player_and_verb(std::string_view text) {
    std::uint8_t player = 0;
    std::uint8_t verb = 0;
    while (player == 0 || verb == 0) {
        const std::string word = take_word(text);
        if (player == 0 && meaning_of(word, players) != 0)
            player = meaning_of(word, players);
        else if (verb == 0 && meaning_of(word, verbs) != 0)
            verb = meaning_of(word, verbs);
        else if (std::ranges::find(words_between, word) == std::ranges::end(words_between))
            return 0;
    }
    return player == verb ? 1 : 2;
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
    for (std::string word = take_word(written); !word.empty(); word = take_word(written)) {
        const auto begins = [&word](std::string_view each) { return word.starts_with(each); };
        if (std::ranges::find(words_of_ends, word) != std::ranges::end(words_of_ends) ||
            std::ranges::any_of(beginnings_of_ends, begins))
            return true;
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
    return row == std::ranges::end(result_words) ? result_of_player_and_verb(written) : row->result;
}

} // namespace ctlpgn
