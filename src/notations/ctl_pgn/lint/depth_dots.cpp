// Dots before numbers, parentheses and braces show the depth of a line. They may be missing, but must not be
// wrong.
#include "notations/ctl_pgn/lint/depth_dots.hpp"

#include "lint/context.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/rules.hpp"
#include "text/ascii.hpp"
#include "tree/chains.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

class dot_checker {
  public:
    explicit dot_checker(const game& record) : game_(record) {}

    // Dots before a number that skips moves represent those moves: ... 24. H6-H12, F20-F16
    void check_line(const line_of_play& line, std::uint32_t depth) {
        check_annotations(line.first_annotation, depth);
        std::uint32_t number = 0; // the last one
        for (node at = line.first_ply; at != no_node; at = game_.plies[at].next) {
            const ply& each = game_.plies[at];
            const bool leaves_out = each.number > number + 1 && (number != 0 || depth == 0);
            if ((each.player == side::white || each.has_number()) && !leaves_out)
                check(each.number_begin, depth, depth);
            if (each.number != 0)
                number = each.number;
            if (each.first_annotation != no_node)
                check_annotations(each.first_annotation, depth);
        }
    }

    // Lines are kept in a list, since the maximal depth is an option of the reader.
    void check_game() {
        check_line(game_.main_line, 0);
        check_annotations(game_.first_closing_annotation, 0);
        while (!found_.empty()) {
            const inner_line next = found_.back();
            found_.pop_back();
            check_line(game_.variations[next.which].line, next.depth);
        }
    }

    [[nodiscard]] std::vector<wrong_dots> sorted() {
        sort_stably(wrong_, {}, [](const wrong_dots& dots) { return dots.where.begin; });
        return std::move(wrong_);
    }

  private:
    struct inner_line {
        node which;
        std::uint32_t depth;
    };

    void check(std::uint32_t begin, std::uint32_t depth, std::uint32_t or_depth) {
        std::uint32_t at = begin;
        std::uint32_t dots = 0;
        std::uint32_t first = begin;
        for (; at != 0 &&
               (game_.text[at - 1] == '.' || game_.text[at - 1] == ' ' || game_.text[at - 1] == '\t');
             --at)
            if (game_.text[at - 1] == '.') {
                ++dots;
                first = at - 1;
            }
        const bool is_of_number = at != 0 && is_digit(game_.text[at - 1]); // 12. { solid } G7-G13, E21-E17
        if (dots != 0 && dots != depth && dots != or_depth && !is_of_number)
            wrong_.push_back({{first, begin}, depth});
    }

    // Before a parenthesis the specification counts the line that it is in; the line that it opens is as
    // clear.
    void check_annotations(node first, std::uint32_t depth) {
        for (const annotation& each : annotations_of(game_, first)) {
            if (each.kind() == annotation_kind::comment)
                check(game_.comments[each.index].where.begin, depth, depth);
            if (each.kind() != annotation_kind::variation)
                continue;
            check(game_.variations[each.index].where.begin, depth, depth + 1);
            found_.push_back({each.index, depth + 1});
        }
    }

    const game& game_;
    std::vector<inner_line> found_;
    std::vector<wrong_dots> wrong_;
};

} // namespace

std::vector<wrong_dots> find_wrong_dots(const game& record) {
    dot_checker checker(record);
    checker.check_game();
    return checker.sorted();
}

// Once per game: an author who counts differently does so throughout.
void check_depth_dots(check_context& context) {
    const std::vector<wrong_dots> wrong = find_wrong_dots(context.read);
    if (!wrong.empty())
        context.report(codes::wrong_depth_dots, wrong.front().where, std::to_string(wrong.front().depth));
}

} // namespace ctlpgn::ctl_pgn
