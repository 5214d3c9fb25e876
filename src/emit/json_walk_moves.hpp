// Moves and variations as events.
#pragma once

#include "emit/json_walk.hpp"
#include "emit/json_walk_comment.hpp"
#include "emit/json_walk_ply.hpp"

#include <algorithm>

namespace ctlpgn::emit {

// Lines of play lie in variations, which lie in lines of play. They are kept on a stack of our own, because
// how deep they lie is an option of the reader, and the machine's stack is not.
template <class Sink> class moves_walk {
  public:
    explicit moves_walk(const walk<Sink>& in) : in_(in), lines_(in.memory.lines) {}

    // The comments, moves and variations of the main line, as members of the object that is open.
    void write() {
        lines_.clear();
        open(in_.of.main_line, nullptr);
        while (!lines_.empty()) {
            if (lines_.back().writing == open_line::part::moves)
                go_on_with_moves(lines_.back());
            else
                go_on_with_variations(lines_.back());
        }
    }

  private:
    using part = open_line::part;

    void open(const line_of_play& line, const variation* of) {
        walk_comments(in_, "comments", line.first_comment);
        in_.to.key("moves");
        in_.to.start_array();
        lines_.push_back({&line, of, line.first_move});
    }

    void close() {
        const variation* const of = lines_.back().of;
        lines_.pop_back();
        if (of != nullptr) {
            in_.span_if_asked(of->where);
            in_.to.end_object();
        }
    }

    // Up to the next move that has variations.
    void go_on_with_moves(open_line& at) {
        while (at.at_move != no_node) {
            const move& m = in_.of.moves[at.at_move];
            if (is_brief(m) && in_.to.template write_at_once<longest_brief_move>(
                                   [&](char* to) { return write_brief_move(to, m, at.at_move); })) {
                at.at_move = m.next;
                continue;
            }
            begin_move(at.at_move);
            if (m.first_variation != no_node)
                return begin_variations(at, m.first_variation, part::variations_of_move);
            end_move(m);
            at.at_move = m.next;
        }
        in_.to.end_array();
        if (at.line->first_variation != no_node)
            return begin_variations(at, at.line->first_variation, part::variations_of_line);
        close();
    }

    void begin_variations(open_line& at, node first, part writing) {
        in_.to.key("variations");
        in_.to.start_array();
        at.next_variation = first;
        at.writing = writing;
    }

    void go_on_with_variations(open_line& at) {
        if (at.next_variation != no_node) {
            const variation& v = in_.of.variations[at.next_variation];
            at.next_variation = v.next;
            in_.to.start_object();
            if (v.label != 0)
                in_.number("label", v.label);
            in_.text("replaces", side_word(v.replaces));
            return open(v.line, &v);
        }
        in_.to.end_array();
        if (at.writing == part::variations_of_line)
            return close();
        const move& m = in_.of.moves[at.at_move];
        end_move(m);
        at.at_move = m.next;
        at.writing = part::moves;
    }

    static constexpr std::size_t longest_brief_move = 2 * longest_brief_ply + 64;

    [[nodiscard]] bool is_brief(const move& m) const {
        return can_be_brief_ && emit::is_brief(in_.of, m.white) && emit::is_brief(in_.of, m.black) &&
               m.number != 0 && m.number_unknown == 0 && m.first_comment == no_node &&
               m.first_variation == no_node;
    }

    [[gnu::always_inline]] char* write_brief_move(char* at, const move& m, node of) const {
        at = write_literal(write_number(write_literal(at, R"({"number":)"), m.number), R"(,"white":)");
        at = write_brief_ply(at, in_, m.white, ply_id(of, side::white));
        at = write_brief_ply(write_literal(at, R"("black":)"), in_, m.black, ply_id(of, side::black));
        return write_literal(at - 1, "},"); // for the last comma
    }

    void begin_move(node of) {
        const move& m = in_.of.moves[of];
        in_.to.start_object();
        if (m.number != 0)
            in_.number("number", m.number);
        if (m.number_unknown != 0)
            in_.flag("numberUnknown");
        if (m.white.written()) {
            in_.to.key("white");
            walk_ply(in_, m.white, ply_id(of, side::white), side::white);
        }
        if (m.black.written()) {
            in_.to.key("black");
            walk_ply(in_, m.black, ply_id(of, side::black), side::black);
        }
        if (m.first_comment != no_node)
            walk_comments(in_, "comments", m.first_comment);
    }

    // The span of a move ends with its last ply: its comments and variations have their own.
    void end_move(const move& m) {
        const std::uint32_t white_end = m.white.written() ? m.white.whole().end : m.begin;
        const std::uint32_t black_end = m.black.written() ? m.black.whole().end : m.begin;
        in_.span_if_asked({m.begin, std::max(white_end, black_end)});
        in_.to.end_object();
    }

    const walk<Sink>& in_;
    const bool can_be_brief_ = in_.can_be_brief();
    std::vector<open_line>& lines_;
};

} // namespace ctlpgn::emit
