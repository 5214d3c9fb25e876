#include "emit/json/json_walk_lines.hpp"

#include "emit/json/json_walk_brief.hpp"
#include "emit/json/json_walk_comment.hpp"
#include "emit/json/json_walk_ply.hpp"
#include "json_text/inlining.hpp"

#include <cstddef>

namespace ctlpgn::emit {

namespace {

// Plies have variations, which are lines of play. They are kept on an explicit stack, because their depth is
// limited only by an option of the reader, unlike the machine's stack.
class lines_walk {
  public:
    explicit lines_walk(const walk& context) : context_(context), lines_(context.memory.lines) {}

    void write() {
        lines_.clear();
        open(context_.tree.main_line, nullptr);
        while (!lines_.empty()) {
            if (lines_.back().writing == open_line::part::plies)
                go_on_with_plies(lines_.back());
            else
                go_on_with_variations(lines_.back());
        }
    }

  private:
    using part = open_line::part;

    void open(const line_of_play& line, const variation* asked) {
        walk_comments(context_, "comments", line.first_annotation);
        walk_hidden_lines(context_, "hiddenLines", line.first_annotation,
                          asked == nullptr ? lines_before_tags::present : lines_before_tags::absent);
        context_.to.key("moves");
        context_.to.start_array();
        lines_.push_back({&line, asked, line.first_ply});
    }

    void close() {
        const variation* const asked = lines_.back().opened;
        lines_.pop_back();
        if (asked != nullptr) {
            context_.span_if_asked(asked->where);
            context_.to.end_object();
        }
    }

    // Up to the next ply that has variations.
    void go_on_with_plies(open_line& at) {
        while (at.at_ply != no_node) {
            const ply& p = context_.plies[at.at_ply];
            const bool is_short = can_be_brief_ && is_brief(context_, p);
            if (is_short && has_only_text_ && write_whole(p, at.at_ply)) {
                at.at_ply = p.next;
                continue;
            }
            context_.to.start_object();
            if (!is_short || !write_parts(p, at.at_ply))
                walk_ply(context_, p, at.at_ply);
            if (!context_.memory.numbers.empty()) [[unlikely]]
                walk_expected_number(context_, at.at_ply);
            walk_judgement(context_, at.at_ply);
            if (p.first_annotation != no_node) {
                walk_comments(context_, "comments", p.first_annotation);
                walk_hidden_lines(context_, "hiddenLines", p.first_annotation);
                if (begin_variations(at, p.first_annotation, part::variations_of_ply))
                    return;
            }
            end_ply(at);
        }
        context_.to.end_array();
        if (!begin_variations(at, at.line->first_annotation, part::variations_of_line))
            close();
    }

    // False, with nothing written, if the ply turns out not to be brief.
    CTLPGN_INLINED bool write_whole(const ply& p, node which) {
        return p.first_annotation == no_node ? write_bare(p, which) : write_annotated(p, which);
    }
    CTLPGN_INLINED bool write_bare(const ply& p, node which) {
        return context_.to.write_at_once<longest_brief_ply>([&](char* const begin) -> char* {
            *begin = '{';
            char* const end = write_brief_ply(begin + 1, context_, p, which);
            return end != nullptr ? write_literal(end - 1, "},") : nullptr; // replaces the last comma
        });
    }
    [[gnu::noinline]] bool write_annotated(const ply& p, node which) {
        const after_brief after = what_follows(context_.tree, p);
        constexpr std::size_t longest = longest_brief_ply + longest_brief_comment;
        return after.is_brief && context_.to.write_at_once<longest>([&](char* const begin) -> char* {
            *begin = '{';
            char* end = write_brief_ply(begin + 1, context_, p, which);
            if (end != nullptr && after.alone != nullptr)
                end = write_brief_comment(end, context_, *after.alone);
            return end != nullptr ? write_literal(end - 1, "},") : nullptr; // replaces the last comma
        });
    }
    CTLPGN_INLINED bool write_parts(const ply& p, node which) {
        return context_.to.write_at_once<longest_brief_ply>(
            [&](char* const begin) { return write_brief_ply(begin, context_, p, which); });
    }

    void end_ply(open_line& at) {
        const ply& p = context_.plies[at.at_ply];
        context_.span_if_asked(p.kind == ply_kind::missing ? span{p.number_begin, p.number_begin}
                                                           : p.whole());
        context_.to.end_object();
        at.at_ply = p.next;
    }

    [[nodiscard]] node next_variation(node at) const {
        while (at != no_node && context_.tree.annotations[at].kind() != annotation_kind::variation)
            at = context_.tree.annotations[at].next;
        return at;
    }

    // False if there is none.
    bool begin_variations(open_line& at, node first_annotation, part writing) {
        const node first = next_variation(first_annotation);
        if (first == no_node)
            return false;
        context_.to.key("variations");
        context_.to.start_array();
        at.next_annotation = first;
        at.writing = writing;
        return true;
    }

    void go_on_with_variations(open_line& at) {
        if (at.next_annotation != no_node) {
            const annotation& here = context_.tree.annotations[at.next_annotation];
            at.next_annotation = next_variation(here.next);
            const variation& v = context_.tree.variations[here.index];
            context_.to.start_object();
            if (v.label != 0)
                context_.number("label", v.label);
            if (v.replaces != no_node)
                context_.number("replaces", v.replaces);
            return open(v.line, &v);
        }
        context_.to.end_array();
        if (at.writing == part::variations_of_line)
            return close();
        end_ply(at);
        at.writing = part::plies;
    }

    const walk& context_;
    const bool can_be_brief_ = context_.can_be_brief();
    const bool has_only_text_ = context_.judged == nullptr && context_.memory.numbers.empty();
    std::vector<open_line>& lines_;
};

} // namespace

void walk_lines(const walk& context) {
    lines_walk(context).write();
}

} // namespace ctlpgn::emit
