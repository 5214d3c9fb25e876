#include "notations/pgn/comments/semicolons.hpp"

#include "notations/pgn/comments/hidden_moves.hpp"
#include "record/result_words.hpp"
#include "text/ascii.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <charconv>

namespace ctlpgn::pgn {

namespace {

// The numbers of the first and the last move in words: the usual move Nc6 3. Bb5 a6. 0: there is none.
class numbers_in_words {
  public:
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    bool first_is_of_reply = false; // 5... b5
    bool last_is_of_reply = false;

    explicit numbers_in_words(std::string_view text) {
        constexpr std::size_t most_digits = 3;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t digits = count_digits(text.substr(at));
            const std::size_t dot = at + digits;
            if (digits != 0 && digits <= most_digits && text.substr(dot).starts_with('.') &&
                begins_ply(text.substr(dot))) {
                std::from_chars(text.data() + at, text.data() + dot, last);
                last_is_of_reply = text.substr(dot).starts_with("..");
                if (first == 0) {
                    first = last;
                    first_is_of_reply = last_is_of_reply;
                }
            }
            at = dot + 1;
        }
    }

  private:
    static bool begins_ply(std::string_view after_number) {
        const std::size_t ply = after_number.find_first_not_of(" .");
        return ply != std::string_view::npos && is_letter(after_number[ply]);
    }
};

class hiding_search {
  public:
    hiding_search(const game& record, looked_at which) : game_(record), which_(which) {}

    std::vector<hiding_comment> found;

    // Numbers are taken as written, since a hidden move makes all later numbers look wrong.
    void line(node first, bool is_main_line) {
        last_wrong_ = is_main_line && game_.result == 0 ? no_node : last_with_wrong_number(first);
        std::uint32_t number = 1;
        for (node n = first; n != no_node; n = game_.plies[n].next) {
            const ply& here = game_.plies[n];
            if (here.number != 0)
                number = here.number;
            look_after(n, number);
            if (here.player == side::black)
                ++number;
        }
    }

    // A table with cells separated by semicolons: 1;e4;e5
    void table() {
        for (const comment& each : game_.comments) {
            const std::string_view text = game_.raw(each.where);
            const std::size_t last = game_.text.substr(0, each.where.begin).find_last_not_of(" .");
            const bool follows_number = last != std::string_view::npos && is_digit(game_.text[last]);
            if (!text.starts_with(';') || !follows_number)
                continue;
            if (const std::optional<hidden_moves> hidden = read_hidden_moves(text.substr(1)))
                add(each.where, no_node, *hidden);
        }
    }

  private:
    [[nodiscard]] std::optional<node> last_with_wrong_number(node first) const {
        std::optional<node> last;
        std::uint32_t due = 0; // 0: any
        for (node n = first; n != no_node; n = game_.plies[n].next) {
            const ply& here = game_.plies[n];
            if (here.number != 0 && due != 0 && here.number != due)
                last = n;
            if (here.number != 0)
                due = here.number;
            if (here.player == side::black && due != 0)
                ++due;
        }
        return last;
    }

    // The line does not continue as it is written.
    [[nodiscard]] bool is_proven_after(node n) const { return last_wrong_ && *last_wrong_ > n; }

    void add(span where, node after, const hidden_moves& hidden) {
        hiding_comment& added = found.emplace_back();
        added.where = where;
        added.after = after;
        added.is_proven = after == no_node || is_proven_after(after);
        added.hides_result = hidden.has_result;
        added.semicolons.push_back(where.begin);
        for (const std::uint32_t each : hidden.semicolons)
            added.semicolons.push_back(where.begin + 1 + each);
    }

    void look_after(node n, std::uint32_t number) {
        const ply& here = game_.plies[n];
        if (here.first_annotation == no_node)
            return;
        const annotation& first = game_.annotations[here.first_annotation];
        if (first.kind() != annotation_kind::comment)
            return;
        const span where = game_.comments[first.index].where;
        const std::string_view text = game_.raw(where);
        const bool is_line = text.starts_with(';');
        const std::optional<std::uint32_t> lone = number_between(here, where);
        if ((!is_line && (which_ == looked_at::after_semicolons || lone != 0U)) || !lone)
            return;
        const bool black_replies = here.player == side::white;
        const std::uint32_t next = black_replies ? number : number + 1;
        const std::optional<hidden_moves> hidden =
            is_line ? read_hidden_moves(text.substr(1)) : std::optional<hidden_moves>();
        if (!hidden)
            return look_at_words(n, where, number, next);
        const std::uint32_t given = hidden->begins_with_number ? hidden->number : *lone;
        if (given != 0 ? given != next : !black_replies)
            return;
        // 3; Bb5: the number may seem to be that of the next ply, unless the numbers after that show the gap.
        const bool has_number = is_line && lone != 0U;
        if (!hidden->ends_with_number && goes_on(here, next, hidden->plies) &&
            !(has_number && goes_on_after(here, next, hidden->plies)))
            return;
        add(where, n, *hidden);
    }

    void look_at_words(node n, span where, std::uint32_t number, std::uint32_t next) {
        const node after = game_.plies[n].next;
        const std::string_view text = game_.raw(where);
        if (const numbers_in_words given(text); goes_on_from_words(n, text, given))
            found.push_back({.where = where, .after = n, .semicolons = {}});
        if (after != no_node && game_.plies[after].number <= next)
            return; // which most do
        const numbers_in_words given(text);
        const bool hides_result = after == no_node && text.starts_with(';') && ends_with_result(text);
        const bool goes_on = after != no_node && game_.plies[after].number == given.last + 1;
        // 5. Bg5 {5. e4 was more usual}: the other move of the same player.
        const bool is_instead =
            game_.plies[n].player == side::white && !given.first_is_of_reply && given.first == number;
        if ((given.first == number + 1 || given.first == next) && !is_instead && given.first <= given.last &&
            (goes_on || hides_result))
            found.push_back({.where = where,
                             .after = n,
                             .semicolons = {},
                             .hides_result = hides_result,
                             .is_proven = is_proven_after(n)});
    }

    // (5... Nxe4 6. d4; or 5... b5\n6. Bb3): the ply after the semicolon's line has a number of White's
    // although it is Black's turn, and that of the move after the last one in the words.
    [[nodiscard]] bool goes_on_from_words(node n, std::string_view text,
                                          const numbers_in_words& given) const {
        const ply& here = game_.plies[n];
        if (!text.starts_with(';') || !given.last_is_of_reply || here.player == side::black ||
            here.next == no_node)
            return false;
        const ply& after = game_.plies[here.next];
        const std::string_view number = game_.raw({after.number_begin, after.begin});
        return after.number == given.last + 1 && number.find("..") == std::string_view::npos;
    }

    [[nodiscard]] static bool ends_with_result(std::string_view text) {
        text = text.substr(0, text.find_last_not_of(white_space) + 1);
        const std::string_view word = text.substr(text.find_last_of(white_space) + 1);
        return word == "*" || (word.find('-') != std::string_view::npos && find_plain_result(word) != 0);
    }

    // The number alone between a ply and a comment that has swallowed the number's ply: 2. ;Nf3
    // 0: there is no number; nullopt: there is something else.
    [[nodiscard]] std::optional<std::uint32_t> number_between(const ply& here, span where) const {
        constexpr std::size_t most_digits = 3;
        std::string_view gap = game_.raw({here.whole().end, where.begin});
        gap = gap.substr(0, gap.find_last_not_of(" \t") + 1);
        gap.remove_prefix(std::min(gap.find_first_not_of(" \t"), gap.size()));
        const std::size_t digits = count_digits(gap);
        if (digits > most_digits || gap.find_first_not_of('.', digits) != std::string_view::npos ||
            (digits == 0 && !gap.empty()))
            return std::nullopt;
        std::uint32_t number = 0;
        std::from_chars(gap.data(), gap.data() + digits, number);
        return number;
    }

    // The next ply is what it would be if the comment were one. Without a number it is another if the hidden
    // plies end with a move of White's.
    [[nodiscard]] bool goes_on(const ply& here, std::uint32_t number, std::uint32_t hidden_plies) const {
        if (here.next == no_node)
            return false;
        const ply& next = game_.plies[here.next];
        return next.number == 0 ? next.player == side::black || hidden_plies % 2 == 0 : next.number == number;
    }

    // Whether the next number is that of its ply if the hidden ones have been played.
    [[nodiscard]] bool goes_on_after(const ply& here, std::uint32_t number,
                                     std::uint32_t hidden_plies) const {
        std::uint32_t order = number * 2 + (here.player == side::white ? 1U : 0U) + hidden_plies;
        if (here.next == no_node)
            return false;
        for (node n = game_.plies[here.next].next; n != no_node; n = game_.plies[n].next) {
            ++order;
            if (const std::uint32_t written = game_.plies[n].number; written != 0)
                return written == order / 2;
        }
        return false;
    }

    const game& game_;
    looked_at which_;
    // In the line that is examined, in which plies rise: the last ply whose number is not the expected one;
    // no_node, which compares greater than all plies, if the game lacks its result.
    std::optional<node> last_wrong_;
};

} // namespace

std::vector<hiding_comment> hiding_comments(const game& record, looked_at which) {
    const auto begins_with_semicolon = [&record](const comment& each) {
        return each.where.begin < record.text.size() && record.text[each.where.begin] == ';';
    };
    if (record.comments.empty() || (which == looked_at::after_semicolons &&
                                    (record.text.find(';') == std::string_view::npos ||
                                     std::ranges::none_of(record.comments, begins_with_semicolon))))
        return {};
    hiding_search here(record, which);
    if (record.main_line.first_ply == no_node)
        here.table();
    here.line(record.main_line.first_ply, true);
    for (const variation& each : record.variations)
        here.line(each.line.first_ply, false);
    sort_stably(here.found, {}, [](const hiding_comment& each) { return each.where.begin; });
    return std::move(here.found);
}

} // namespace ctlpgn::pgn
