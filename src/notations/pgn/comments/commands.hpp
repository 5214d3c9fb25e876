// Commands in comments: [%clk 1:23:45.6], [%eval -1.23,18], [%csl Ga4,Rb5] and others, read with
// grammar/pgn/comment.peg.
#pragma once

#include "ctlpgn/span.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::pgn {

enum class command_kind : std::uint8_t { other, clock, evaluation, mate, squares, arrows, depth };

struct marked_squares {
    char colour = 0;
    std::string_view from; // empty in a list of squares
    std::string_view to;
};

// Parts are as they are written, and mean nothing where the kind has none such; depth is empty then.
struct command {
    span where; // in the text, with its brackets
    command_kind kind = command_kind::other;
    std::string_view name;
    std::string_view value;
    std::string_view hours;
    std::string_view minutes;
    std::string_view seconds; // perhaps with a fraction
    std::string_view number;  // of an evaluation, or of moves to mate, with its sign
    std::string_view depth;
    std::vector<marked_squares> marks;
};

// The command of the text of a comment that begins at an offset, where "[%" stands. False if it is none.
bool read_command(std::string_view comment, std::size_t at, command& into);

// Calls visit(command) for those of the text of a comment, in their order. Who asks about many comments gives
// the command that each is put into.
template <class Visit> void visit_commands(std::string_view comment, command& found, Visit visit) {
    constexpr std::string_view open = "[%";
    std::size_t at = comment.find(open);
    while (at < comment.size()) {
        if (read_command(comment, at, found)) {
            visit(std::as_const(found));
            at = found.where.end;
        } else {
            at += open.size();
        }
        if (at < comment.size())
            at = comment.find(open, at);
    }
}
template <class Visit> void visit_commands(std::string_view comment, Visit visit) {
    command found;
    visit_commands(comment, found, visit);
}

// Of a clock, in milliseconds.
std::uint64_t milliseconds_of(const command& clock);

// Whether commands of that name have a form that this one, which could not be read by it, lacks.
bool has_known_name(const command& asked);

} // namespace ctlpgn::pgn
