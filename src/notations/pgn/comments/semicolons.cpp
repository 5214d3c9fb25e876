#include "notations/pgn/comments/semicolons.hpp"

#include "notations/pgn/comments/hidden_moves.hpp"
#include "tree/sorting.hpp"

#include <algorithm>

namespace ctlpgn::pgn {

namespace {

class hiding_search {
  public:
    explicit hiding_search(const game& of) : game_(of) {}

    std::vector<hiding_comment> found;

    // Numbers count as they are written, since a hidden move makes all after it look wrong.
    void line(node first) {
        std::uint32_t number = 1;
        for (node n = first; n != no_node; n = game_.plies[n].next) {
            const ply& here = game_.plies[n];
            if (here.number != 0)
                number = here.number;
            look_after(n, number);
            if (here.by == side::black)
                ++number;
        }
    }

  private:
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
        const std::optional<hidden_moves> hidden = read_hidden_moves(text.substr(1));
        if (!hidden)
            return;
        const bool black_replies = here.by == side::white;
        const std::uint32_t next = black_replies ? number : number + 1;
        if (hidden->begins_with_number ? hidden->number != next : !black_replies)
            return;
        if (!hidden->ends_with_number && goes_on(here, next, hidden->plies))
            return;
        hiding_comment& added = found.emplace_back();
        added.where = where;
        added.after = n;
        added.hides_result = hidden->has_result;
        added.semicolons.push_back(where.begin);
        for (const std::uint32_t each : hidden->semicolons)
            added.semicolons.push_back(where.begin + 1 + each);
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
        return next.number == 0 ? next.by == side::black || hidden_plies % 2 == 0 : next.number == number;
    }

    const game& game_;
};

} // namespace

std::vector<hiding_comment> hiding_comments(const game& of) {
    hiding_search here(of);
    if (of.comments.empty())
        return {};
    here.line(of.main_line.first_ply);
    for (const variation& each : of.variations)
        here.line(each.line.first_ply);
    sort_stably(here.found, {}, [](const hiding_comment& each) { return each.where.begin; });
    return std::move(here.found);
}

} // namespace ctlpgn::pgn
