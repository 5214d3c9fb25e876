#include "emit/json/json_walk_lines.hpp"

#include "emit/json/json_walk_brief.hpp"
#include "emit/json/json_walk_comment.hpp"
#include "emit/json/json_walk_ply.hpp"
#include "json_text/inlining.hpp"

#include <cstddef>

namespace ctlpgn::emit {

namespace {

// Plies have variations, which are lines of play. They are kept on a stack of our own, because how deep they
// lie is an option of the reader, and the machine's stack is not.
class lines_walk {
  public:
    explicit lines_walk(const walk& in) : in_(in), lines_(in.memory.lines) {}

    void write() {
        lines_.clear();
        open(in_.tree.main_line, nullptr);
        while (!lines_.empty()) {
            if (lines_.back().writing == open_line::part::plies)
                go_on_with_plies(lines_.back());
            else
                go_on_with_variations(lines_.back());
        }
    }

  private:
    using part = open_line::part;

    void open(const line_of_play& line, const variation* in) {
        walk_comments(in_, "comments", line.first_annotation);
        walk_hidden_lines(in_, "hiddenLines", line.first_annotation,
                          in == nullptr ? lines_before_tags::present : lines_before_tags::absent);
        in_.to.key("moves");
        in_.to.start_array();
        lines_.push_back({&line, in, line.first_ply});
    }

    void close() {
        const variation* const in = lines_.back().in;
        lines_.pop_back();
        if (in != nullptr) {
            in_.span_if_asked(in->where);
            in_.to.end_object();
        }
    }

    // Up to the next ply that has variations.
    void go_on_with_plies(open_line& at) {
        while (at.at_ply != no_node) {
            const ply& p = in_.plies[at.at_ply];
            const bool is_short = can_be_brief_ && is_brief(in_, p);
            if (is_short && in_.judged == nullptr && write_whole(p, at.at_ply)) {
                at.at_ply = p.next;
                continue;
            }
            in_.to.start_object();
            if (!is_short || !write_parts(p, at.at_ply))
                walk_ply(in_, p, at.at_ply);
            walk_judgement(in_, at.at_ply);
            if (p.first_annotation != no_node) {
                walk_comments(in_, "comments", p.first_annotation);
                walk_hidden_lines(in_, "hiddenLines", p.first_annotation);
                if (begin_variations(at, p.first_annotation, part::variations_of_ply))
                    return;
            }
            end_ply(at);
        }
        in_.to.end_array();
        if (!begin_variations(at, at.line->first_annotation, part::variations_of_line))
            close();
    }

    // False, and nothing is written, if the ply is not as brief as it seemed.
    CTLPGN_INLINED bool write_whole(const ply& p, node which) {
        return p.first_annotation == no_node ? write_bare(p, which) : write_annotated(p, which);
    }
    CTLPGN_INLINED bool write_bare(const ply& p, node which) {
        return in_.to.write_at_once<longest_brief_ply>([&](char* const begin) -> char* {
            *begin = '{';
            char* const end = write_brief_ply(begin + 1, in_, p, which);
            return end != nullptr ? write_literal(end - 1, "},") : nullptr; // for the last comma
        });
    }
    [[gnu::noinline]] bool write_annotated(const ply& p, node which) {
        const after_brief after = what_follows(in_.tree, p);
        constexpr std::size_t longest = longest_brief_ply + longest_brief_comment;
        return after.is_brief && in_.to.write_at_once<longest>([&](char* const begin) -> char* {
            *begin = '{';
            char* end = write_brief_ply(begin + 1, in_, p, which);
            if (end != nullptr && after.alone != nullptr)
                end = write_brief_comment(end, in_, *after.alone);
            return end != nullptr ? write_literal(end - 1, "},") : nullptr; // for the last comma
        });
    }
    CTLPGN_INLINED bool write_parts(const ply& p, node which) {
        return in_.to.write_at_once<longest_brief_ply>(
            [&](char* const begin) { return write_brief_ply(begin, in_, p, which); });
    }

    void end_ply(open_line& at) {
        const ply& p = in_.plies[at.at_ply];
        in_.span_if_asked(p.kind == ply_kind::missing ? span{p.number_begin, p.number_begin} : p.whole());
        in_.to.end_object();
        at.at_ply = p.next;
    }

    [[nodiscard]] node next_variation(node at) const {
        while (at != no_node && in_.tree.annotations[at].kind() != annotation_kind::variation)
            at = in_.tree.annotations[at].next;
        return at;
    }

    // False if there is none.
    bool begin_variations(open_line& at, node first_annotation, part writing) {
        const node first = next_variation(first_annotation);
        if (first == no_node)
            return false;
        in_.to.key("variations");
        in_.to.start_array();
        at.next_annotation = first;
        at.writing = writing;
        return true;
    }

    void go_on_with_variations(open_line& at) {
        if (at.next_annotation != no_node) {
            const annotation& here = in_.tree.annotations[at.next_annotation];
            at.next_annotation = next_variation(here.next);
            const variation& v = in_.tree.variations[here.index];
            in_.to.start_object();
            if (v.label != 0)
                in_.number("label", v.label);
            if (v.replaces != no_node)
                in_.number("replaces", v.replaces);
            return open(v.line, &v);
        }
        in_.to.end_array();
        if (at.writing == part::variations_of_line)
            return close();
        end_ply(at);
        at.writing = part::plies;
    }

    const walk& in_;
    const bool can_be_brief_ = in_.can_be_brief();
    std::vector<open_line>& lines_;
};

} // namespace

void walk_lines(const walk& in) {
    lines_walk(in).write();
}

} // namespace ctlpgn::emit
