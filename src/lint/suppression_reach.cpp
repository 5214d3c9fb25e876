#include "lint/suppression_reach.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

struct line_to_walk {
    line_of_play line;
    span where;                 // what a comment before its first move reaches
    std::uint32_t end_of_moves; // and where the reach of its last move ends
};

class walk {
  public:
    explicit walk(const game& of) : game_(of), reach_(of.comments.size()) {}

    std::vector<span> run() {
        const auto size = static_cast<std::uint32_t>(game_.text.size());
        std::uint32_t end = game_.result_where.empty() ? size : game_.result_where.begin;
        if (game_.first_closing_comment != no_node) {
            end = std::min(end, game_.comments[game_.first_closing_comment].where.begin);
            set(game_.first_closing_comment, {end, size});
        }
        waiting_.push_back({game_.main_line, {0, size}, end});
        while (!waiting_.empty()) {
            const line_to_walk next = waiting_.back();
            waiting_.pop_back();
            walk_line(next);
        }
        return std::move(reach_);
    }

  private:
    void walk_line(const line_to_walk& at) {
        set(at.line.first_comment, at.where);
        add_variations(at.line.first_variation);
        for (node n = at.line.first_move; n != no_node; n = game_.moves[n].next) {
            const move& here = game_.moves[n];
            const std::uint32_t end = here.next != no_node ? game_.moves[here.next].begin : at.end_of_moves;
            set(here.first_comment, {here.begin, std::max(end, here.begin)});
            add_variations(here.first_variation);
        }
    }

    void set(node first, span to) {
        for (node n = first; n != no_node; n = game_.comments[n].next)
            reach_[n] = to;
    }

    void add_variations(node first) {
        for (node n = first; n != no_node; n = game_.variations[n].next) {
            const variation& each = game_.variations[n];
            waiting_.push_back({each.line, each.where, each.where.end});
        }
    }

    const game& game_;
    std::vector<span> reach_;
    std::vector<line_to_walk> waiting_;
};

} // namespace

std::vector<span> reach_of_comments(const game& of) {
    return walk(of).run();
}

} // namespace ctlpgn
