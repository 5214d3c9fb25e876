// A comment that begins with a malformed player's mark is plain text to every reader, but its author meant a
// comment on that player's ply.
#include "ctlpgn/tags.hpp"
#include "lint/context.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/rules.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

struct player_word {
    std::string_view written; // in small letters
    char meant;
};

constexpr player_word player_words[] = {
    {"w", 'W'},      {"b", 'B'},      {"n", 'B'},        {"white", 'W'},  {"black", 'B'},
    {"blanc", 'W'},  {"negre", 'B'},  {"blanques", 'W'}, {"negres", 'B'}, {"blancas", 'W'},
    {"negras", 'B'}, {"blancs", 'W'}, {"noirs", 'B'},    {"weiß", 'W'},   {"schwarz", 'B'},
};

constexpr std::size_t longest_player_word = std::ranges::max(player_words, {}, [](const player_word& each) {
                                                return each.written.size();
                                            }).written.size();

constexpr std::string_view spaces_of_comments = " \t\r\n";

std::string_view without_spaces(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(spaces_of_comments), text.size()));
    return text;
}

char player_of(std::string_view word) {
    const auto* const found = std::ranges::find(player_words, in_small_letters(word), &player_word::written);
    return found == std::end(player_words) ? '\0' : found->meant;
}

// A text instead of a mark, and the player that it means.
struct meant_mark {
    std::size_t size = 0; // 0: there is none
    char player = 0;
};

// With the spaces before it; 0: none.
std::size_t length_of_colon(std::string_view text) {
    constexpr std::array<std::string_view, 3> colons{":", "：", ";"};
    const std::string_view at = without_spaces(text);
    for (const std::string_view colon : colons)
        if (at.starts_with(colon))
            return text.size() - at.size() + colon.size();
    return 0;
}

constexpr std::string_view opening_frames = "*_([\"'";
constexpr std::string_view closing_frames = "*_)]\"'";

std::size_t length_of(std::string_view characters, std::string_view text) {
    return std::min(text.find_first_not_of(characters), text.size());
}

// Written without the key for @, or with another keyboard.
std::size_t length_of_at_sign(std::string_view text) {
    constexpr std::array<std::string_view, 8> signs{"@", "＠", "(at)", "[at]", "©", "®", "ⓐ", "(a)"};
    for (const std::string_view sign : signs)
        if (text.starts_with(sign))
            return sign.size();
    return 0;
}

// @w:  @White:  @ W:  @W：  @W;  **@W:**  (@W)  (at)W:
// A framed sign without a colon is a mark only on a move; elsewhere it may be the subject of a sentence.
meant_mark mark_after_sign(std::string_view text, bool is_on_move) {
    const std::size_t frame = length_of_at_sign(text) != 0 ? 0 : length_of(opening_frames, text);
    const std::size_t sign = length_of_at_sign(text.substr(frame));
    if (sign == 0)
        return {};
    const std::string_view word_on = without_spaces(text.substr(frame + sign));
    const auto letter_count = std::ranges::find_if_not(word_on, may_be_letter) - word_on.begin();
    const std::string_view letters = word_on.substr(0, static_cast<std::size_t>(letter_count));
    constexpr std::string_view wide_colon = "：";
    const std::string_view word = letters.substr(0, letters.find(wide_colon));
    const char player = player_of(word);
    const std::size_t end = text.size() - word_on.size() + word.size();
    const std::size_t closed = frame == 0 ? 0 : length_of(closing_frames, text.substr(end));
    const std::size_t colon = length_of_colon(text.substr(end + closed));
    // A closed frame needs no colon.
    if (player == '\0' || (colon == 0 && (closed == 0 || !is_on_move)))
        return {};
    const std::size_t size = end + closed + colon;
    const bool closes_after = frame != 0 && closed == 0;
    return {size + (closes_after ? length_of(closing_frames, text.substr(size)) : 0), player};
}

// W@: 2W: (shift key not held) aW: (a scanner took the sign for a letter)
meant_mark mark_of_three(std::string_view text) {
    constexpr std::string_view signs_meant = "2aQ";
    const auto is_player = [](char c) { return c == 'W' || c == 'B'; };
    if (text.size() < 3 || text[2] != ':')
        return {};
    if (is_player(text[0]) && text[1] == '@')
        return {3, text[0]};
    const bool has_sign = signs_meant.find(text[0]) != std::string_view::npos && is_player(text[1]);
    return has_sign ? meant_mark{3, text[1]} : meant_mark();
}

// A comment before the first move or after the result is not on a ply.
bool is_on_move(const game& record, const comment& asked) {
    return ply_around(record, asked.where.begin) != no_node &&
           (record.result == 0 || asked.where.begin < record.result_where.begin);
}

// @B Must go far: the sentence begins after the player, who is not its subject as in "@B resigned". A dash
// may come in between.
meant_mark mark_without_colon(const game& record, const comment& asked) {
    const std::string_view text = record.raw(asked.text);
    const bool begins =
        text.size() > 3 && text[0] == '@' && (text[1] == 'W' || text[1] == 'B') && is_blank(text[2]);
    if (!begins || !is_on_move(record, asked))
        return {};
    std::size_t size = 2;
    std::string_view rest = without_spaces(text.substr(size));
    for (const std::string_view dash : {"-", "–", "—"})
        if (rest.starts_with(dash)) {
            size = text.size() - rest.size() + dash.size();
            rest = without_spaces(rest.substr(dash.size()));
            return rest.empty() ? meant_mark() : meant_mark{size, text[1]};
        }
    return !rest.empty() && is_capital(rest[0]) ? meant_mark{size, text[1]} : meant_mark();
}

// In Catalan and Spanish B is White's letter and N Black's; in English B is Black's, and the mark's own
// letter.
enum class letters_of_players : std::uint8_t { unknown, english, catalan };

letters_of_players letters_in(const game& record) {
    if (const tag* const language = find_tag(record, "Lang")) {
        const std::string_view value = record.raw(language->value);
        if (value == "ca" || value == "es")
            return letters_of_players::catalan;
        if (value == "en")
            return letters_of_players::english;
    }
    const auto has = [&record](std::string_view mark) {
        return std::ranges::any_of(record.comments, [&](const comment& each) {
            return each.about == spoken_of::neither && record.raw(each.text).starts_with(mark);
        });
    };
    return has("N:")   ? letters_of_players::catalan
           : has("W:") ? letters_of_players::english
                       : letters_of_players::unknown;
}

// Whether a word for the other player and a colon come later, as in "W: 1h30, B: 1h10": the comment is on
// both plies.
bool speaks_of_both(std::string_view text, char player) {
    for (std::size_t colon = text.find(':'); colon != std::string_view::npos;
         colon = text.find(':', colon + 1)) {
        std::size_t begin = colon;
        while (begin != 0 && may_be_letter(text[begin - 1]))
            --begin;
        const char other = player_of(text.substr(begin, colon - begin));
        if (other != '\0' && other != player)
            return true;
    }
    return false;
}

// White: text, without the sign; { : text }, with a space between brace and colon.
void check_words_for_marks(check_context& context, const comment& asked, letters_of_players letters) {
    const std::string_view text = context.raw(asked.text);
    const std::size_t colon = text.substr(0, longest_player_word + 1).find(':');
    if (colon == std::string_view::npos)
        return;
    char player = player_of(text.substr(0, colon));
    const bool is_word = player != '\0';
    const bool is_b = text.substr(0, colon) == "B" || text.substr(0, colon) == "b";
    if (is_b && letters == letters_of_players::catalan)
        player = 'W';
    const bool is_either = is_b && letters == letters_of_players::unknown;
    if ((!is_word && colon != 0) || !is_on_move(context.read, asked))
        return;
    const std::string mark = is_word ? std::string{'@', player, ':'} : std::string("{:");
    const std::uint32_t begin = is_word ? asked.text.begin : asked.where.begin;
    const span where{begin, asked.text.begin + static_cast<std::uint32_t>(colon) + 1};
    finding& found =
        context.report(codes::word_for_mark, where, is_either ? std::string("@W: or @B:") : mark);
    if (!is_either && !(is_word && speaks_of_both(text.substr(colon + 1), player)))
        found.expected = mark;
    if (!is_word)
        found.remedy = fix{.edits = {{where, mark}}, .safe = false, .title = "write " + mark};
}

} // namespace

void check_player_marks(check_context& context) {
    const letters_of_players letters = letters_in(context.read);
    for (const comment& each : context.read.comments) {
        if (each.about != spoken_of::neither)
            continue;
        if (!each.generated)
            check_words_for_marks(context, each, letters);
        const std::string_view text = context.raw(each.text);
        meant_mark meant = mark_of_three(text);
        if (meant.size == 0)
            meant = mark_after_sign(text, is_on_move(context.read, each));
        if (meant.size == 0)
            meant = mark_without_colon(context.read, each);
        if (meant.size == 0)
            continue;
        const std::string mark{'@', meant.player, ':'};
        const span where{each.text.begin, each.text.begin + static_cast<std::uint32_t>(meant.size)};
        finding& found = context.report(codes::misspelt_player_mark, where, mark);
        if (is_on_move(context.read, each)) // elsewhere there is no ply that it could be on
            found.expected = mark;
    }
}

} // namespace ctlpgn::ctl_pgn
