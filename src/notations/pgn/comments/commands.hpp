// Commands in comments: [%clk 1:23:45.6], [%eval -1.23,18], [%csl Ga4,Rb5] and others, read with
// grammar/pgn/comment.peg.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::pgn {

enum class command_kind : std::uint8_t { other, clock, evaluation, centipawns, mate, squares, arrows, depth };

struct marked_squares {
    char colour = 0;
    std::string_view from; // empty in a list of squares
    std::string_view to;
};

// Parts are as written. Parts that the kind does not have are meaningless; a missing depth is empty.
struct command {
    span where; // in the text, with its brackets
    command_kind kind = command_kind::other;
    std::string_view name;
    std::string_view value;
    std::int64_t milliseconds = 0; // of a clock
    std::string_view number;       // of an evaluation, or of moves to mate, with its sign
    bool is_negative = false;      // the sign of a number is separate from it: -M3
    std::string_view depth;
    std::vector<marked_squares> marks;
};

// Reads the command at an offset of a comment's text, where "[%" is. False if there is no valid command.
bool read_command(std::string_view comment, std::size_t at, command& result);

// What the reader stores about a comment in comment::own, so that its commands need not be read again: that
// it has none, its only clock, or that all of them are clocks and evaluations in the usual form. A clock in
// tenths of a second is stored up to 49 minutes.
class known_commands {
  public:
    explicit known_commands(const comment& asked) : own_(asked.own) {}

    [[nodiscard]] bool are_none() const { return own_ == none; }
    [[nodiscard]] bool are_a_clock() const { return own_ >= first_clock; }
    [[nodiscard]] bool are_usual() const { return own_ >= usual; }
    // The text of such a clock: [%clk 0:05:00]   [%clk 0:05:00.9]
    static constexpr std::string_view name = "clk";
    [[nodiscard]] bool has_tenths() const { return own_ >= first_tenth; }
    static std::string_view value_in(std::string_view text) { return {text.data() + 6, 7}; }
    static std::string_view value_with_tenths_in(std::string_view text) { return {text.data() + 6, 9}; }
    // Of one without tenths.
    [[nodiscard]] std::uint32_t seconds() const { return own_ - std::uint32_t{first_clock}; }
    [[nodiscard]] std::int64_t milliseconds() const {
        return has_tenths() ? std::int64_t{own_ - first_tenth} * 100 : std::int64_t{seconds()} * 1000;
    }

    // The value to store for the text of a comment.
    static std::uint16_t read(std::string_view text);

  private:
    static constexpr std::uint16_t none = 1;
    static constexpr std::uint16_t usual = 2;
    static constexpr std::uint16_t first_clock = 3;           // at 0 seconds
    static constexpr std::uint16_t first_tenth = 3 + 36'000U; // at 0 tenths; the others end at 9:59:59

    std::uint16_t own_;
};

inline constexpr std::string_view command_open = "[%";

// The beginning of a command that lacks a sign: %clk   [clk
inline std::string with_opening(std::string_view begun) {
    return std::string(command_open).append(begun.substr(1));
}

// Where the next one may begin, usually right here.
inline std::size_t find_command(std::string_view text, std::size_t from) {
    return text.substr(from).starts_with(command_open) ? from : text.find(command_open, from);
}

// Calls visit(command) for each command of a comment, in order. A caller with many comments passes a command
// to be reused for each.
template <class Visit>
void visit_commands(const game& record, const comment& asked, command& found, Visit visit) {
    if (known_commands(asked).are_none())
        return;
    const std::string_view text = record.raw(asked.text);
    for (std::size_t at = find_command(text, 0); at < text.size(); at = find_command(text, at)) {
        if (read_command(text, at, found)) {
            visit(std::as_const(found));
            at = found.where.end;
        } else {
            at += command_open.size();
        }
    }
}

// Whether commands of that name have a prescribed form, which this one does not match.
bool has_known_name(const command& asked);

} // namespace ctlpgn::pgn
