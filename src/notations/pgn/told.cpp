#include "notations/pgn/told.hpp"

#include "notations/pgn/comments/commands.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

namespace ctlpgn::pgn {

namespace {

constexpr std::string_view promotion_letters = " pnbrqk";

constexpr std::pair<char, std::string_view> colours[] = {{'G', "green"},  {'R', "red"},  {'Y', "yellow"},
                                                         {'B', "blue"},   {'C', "cyan"}, {'O', "orange"},
                                                         {'M', "magenta"}};

std::string_view colour_called(char letter) {
    const auto* const found = std::ranges::find(colours, letter, &std::pair<char, std::string_view>::first);
    return found == std::ranges::end(colours) ? std::string_view() : found->second;
}

// A number of few digits, as JSON has it.
class number_text {
  public:
    void push(char digit) {
        if (size_ != sizeof text_)
            text_[size_++] = digit;
    }
    void push(std::string_view digits) {
        for (const char each : digits)
            push(each);
    }
    void push(std::uint64_t value) {
        char digits[20]; // as any number has
        std::size_t first = sizeof digits;
        do
            digits[--first] = static_cast<char>('0' + value % 10);
        while ((value /= 10) != 0);
        push(std::string_view(digits + first, sizeof digits - first));
    }
    [[nodiscard]] std::string_view text() const { return {text_, size_}; }

  private:
    char text_[24]; // of which so many are written
    std::size_t size_ = 0;
};

// No plus sign, no zeros before the number.
number_text as_json(std::string_view digits) {
    number_text result;
    if (digits.starts_with('-'))
        result.push('-');
    if (digits.starts_with('-') || digits.starts_with('+'))
        digits.remove_prefix(1);
    const std::size_t end = std::min(digits.find('.'), digits.size());
    const std::size_t first = std::min(digits.find_first_not_of('0'), end == 0 ? 0 : end - 1);
    result.push(digits.substr(first));
    return result;
}

number_text seconds_of(const command& clock) {
    const std::uint64_t milliseconds = milliseconds_of(clock);
    number_text result;
    result.push(milliseconds / 1000);
    if (std::uint64_t rest = milliseconds % 1000; rest != 0) {
        result.push('.');
        for (; rest != 0; rest = rest % 100 * 10)
            result.push(static_cast<char>('0' + rest / 100));
    }
    return result;
}

void tell_marks(const command& of, told_members& to) {
    to.open_list(of.kind == command_kind::squares ? "squares" : "arrows");
    for (const marked_squares& each : of.marks) {
        to.open_item();
        if (const std::string_view colour = colour_called(each.colour); !colour.empty())
            to.text("colour", colour);
        if (of.kind == command_kind::squares) {
            to.text("at", each.to);
        } else {
            to.text("from", each.from);
            to.text("to", each.to);
        }
        to.close_item();
    }
    to.close_list();
}

void tell_command(const command& of, told_members& to) {
    to.open_item();
    to.text("name", of.name);
    to.text("value", of.value);
    switch (of.kind) {
    case command_kind::clock: to.number("seconds", seconds_of(of).text()); break;
    case command_kind::evaluation: to.number("pawns", as_json(of.number).text()); break;
    case command_kind::mate: to.number("mate", as_json(of.number).text()); break;
    case command_kind::squares:
    case command_kind::arrows: tell_marks(of, to); break;
    case command_kind::depth:
    case command_kind::other: break;
    }
    if (!of.depth.empty())
        to.number("depth", as_json(of.depth).text());
    to.close_item();
}

} // namespace

// Nothing where the board does not tell from where to where a piece goes.
void tell_ply(const ply& resolved, told_members& to) {
    constexpr std::string_view key = "uci";
    constexpr std::size_t square = 2; // bytes of its name
    char text[2 * square + 1];
    const auto step = [&text](place from, place target) {
        std::memcpy(text, words.places[from].data(), square);
        std::memcpy(text + square, words.places[target].data(), square);
    };
    if (resolved.kind == ply_kind::passed)
        return to.text(key, "0000");
    if (resolved.from == no_place || resolved.to == no_place)
        return;
    if (resolved.kind == ply_kind::castled) [[unlikely]] {
        const castling_words castling = words.castling(resolved);
        const auto by = static_cast<std::size_t>(resolved.by);
        // Where the king may stand elsewhere, the rook tells which castling is meant.
        const bool is_orthodox = castling.king[by].from == words.castlings[resolved.to].king[by].from &&
                                 castling.rooks[by][0].from == words.castlings[resolved.to].rooks[by][0].from;
        step(resolved.from, is_orthodox ? castling.king[by].to : castling.rooks[by][0].from);
        return to.text(key, {text, 2 * square});
    }
    step(resolved.from, resolved.to);
    if (resolved.promotion == no_symbol) [[likely]]
        return to.text(key, {text, 2 * square});
    text[2 * square] = promotion_letters[resolved.promotion];
    to.text(key, {text, sizeof text});
}

void tell_comment(std::string_view text, told_members& to) {
    bool any = false;
    visit_commands(text, [&](const command& each) {
        if (!std::exchange(any, true))
            to.open_list("commands");
        tell_command(each, to);
    });
    if (any)
        to.close_list();
}

} // namespace ctlpgn::pgn
