#include "notations/pgn/comments/semicolons.hpp"

#include "notations/pgn/comments/hidden_moves.hpp"
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

    explicit numbers_in_words(std::string_view text) {
        constexpr std::size_t most_digits = 3;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t digits = count_digits(text.substr(at));
            const std::size_t dot = at + digits;
            if (digits != 0 && digits <= most_digits && text.substr(dot).starts_with('.') &&
                begins_ply(text.substr(dot))) {
                std::from_chars(text.data() + at, text.data() + dot, last);
                if (first == 0)
                    first = last;
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
    explicit hiding_search(const game& record) : game_(record) {}

    std::vector<hiding_comment> found;

    // Numbers count as they are written, since a hidden move makes all after it look wrong.
    void line(node first) {
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

    // A table whose cells semicolons part: 1;e4;e5
    void table() {
        for (const comment& each : game_.comments) {
            const std::string_view text = game_.raw(each.where);
            const bool follows_number = each.where.begin != 0 && is_digit(game_.text[each.where.begin - 1]);
            if (!text.starts_with(';') || !follows_number)
                continue;
            if (const std::optional<hidden_moves> hidden = read_hidden_moves(text.substr(1)))
                add(each.where, no_node, *hidden);
        }
    }

  private:
    void add(span where, node after, const hidden_moves& hidden) {
        hiding_comment& added = found.emplace_back();
        added.where = where;
        added.after = after;
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
        if (text.empty() || text.front() != ';' || !is_right_after(here, where))
            return;
        const bool black_replies = here.player == side::white;
        const std::uint32_t next = black_replies ? number : number + 1;
        const std::optional<hidden_moves> hidden = read_hidden_moves(text.substr(1));
        if (!hidden) {
            const numbers_in_words told(text);
            if (here.next != no_node && (told.first == number + 1 || told.first == next) &&
                game_.plies[here.next].number == told.last + 1)
                found.push_back({.where = where, .after = n, .semicolons = {}});
            return;
        }
        if (hidden->begins_with_number ? hidden->number != next : !black_replies)
            return;
        if (!hidden->ends_with_number && goes_on(here, next, hidden->plies))
            return;
        add(where, n, *hidden);
    }

    [[nodiscard]] bool is_right_after(const ply& here, span where) const {
        return game_.raw({here.whole().end, where.begin}).find_first_not_of(" \t") == std::string_view::npos;
    }

    // The next ply is what it would be if the comment were one. Without a number it is another if the hidden
    // plies end with a move of White's.
    [[nodiscard]] bool goes_on(const ply& here, std::uint32_t number, std::uint32_t hidden_plies) const {
        if (here.next == no_node)
            return false;
        const ply& next = game_.plies[here.next];
        return next.number == 0 ? next.player == side::black || hidden_plies % 2 == 0 : next.number == number;
    }

    const game& game_;
};

} // namespace

std::vector<hiding_comment> hiding_comments(const game& record) {
    const auto begins_with_semicolon = [&record](const comment& each) {
        return each.where.begin < record.text.size() && record.text[each.where.begin] == ';';
    };
    if (record.comments.empty() || record.text.find(';') == std::string_view::npos ||
        std::ranges::none_of(record.comments, begins_with_semicolon))
        return {};
    hiding_search here(record);
    if (record.main_line.first_ply == no_node)
        here.table();
    here.line(record.main_line.first_ply);
    for (const variation& each : record.variations)
        here.line(each.line.first_ply);
    sort_stably(here.found, {}, [](const hiding_comment& each) { return each.where.begin; });
    return std::move(here.found);
}

} // namespace ctlpgn::pgn
