#include "lint/settings/suppression_reach.hpp"

#include "tree/chains.hpp"
#include "tree/written_move.hpp"

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
    explicit walk(const game& record) : game_(record), reach_(record.comments.size()) {}

    std::vector<span> run() {
        const auto size = static_cast<std::uint32_t>(game_.text.size());
        std::uint32_t end = game_.result_where.empty() ? size : game_.result_where.begin;
        if (const auto closing = comments_of(game_, game_.first_closing_annotation); !closing.empty()) {
            end = std::min(end, game_.comments[*closing.begin()].where.begin);
            set(game_.first_closing_annotation, {end, size});
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
        set(at.line.first_annotation, at.where);
        each_move(game_, at.line, [&](const written_move& here) {
            const std::uint32_t begin = begin_of(game_, here);
            const std::uint32_t end =
                here.next != no_node ? game_.plies[here.next].number_begin : at.end_of_moves;
            const span reach{begin, std::max(end, begin)};
            set(game_.plies[here.first].first_annotation, reach);
            if (here.last != here.first)
                set(game_.plies[here.last].first_annotation, reach);
        });
    }

    // Variations wait until they are visited.
    void set(node first_annotation, span where) {
        for (const annotation& each : annotations_of(game_, first_annotation)) {
            if (each.kind() == annotation_kind::comment)
                reach_[each.index] = where;
            if (each.kind() != annotation_kind::variation)
                continue;
            const variation& inner = game_.variations[each.index];
            waiting_.push_back({inner.line, inner.where, inner.where.end});
        }
    }

    const game& game_;
    std::vector<span> reach_;
    std::vector<line_to_walk> waiting_;
};

} // namespace

std::vector<span> reach_of_comments(const game& record) {
    return walk(record).run();
}

} // namespace ctlpgn
