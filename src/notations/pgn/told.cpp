#include "notations/pgn/told.hpp"

#include "notations/pgn/comments/commands.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <algorithm>
#include <string>
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

// As JSON has it: no plus sign, no zeros before the number.
std::string number_text(std::string_view digits) {
    std::string sign;
    if (digits.starts_with('-'))
        sign = "-";
    if (digits.starts_with('-') || digits.starts_with('+'))
        digits.remove_prefix(1);
    const std::size_t end = std::min(digits.find('.'), digits.size());
    const std::size_t first = std::min(digits.find_first_not_of('0'), end == 0 ? 0 : end - 1);
    return sign.append(digits.substr(first));
}

std::string seconds_text(const command& clock) {
    const std::uint64_t milliseconds = milliseconds_of(clock);
    std::string result = std::to_string(milliseconds / 1000);
    if (milliseconds % 1000 == 0)
        return result;
    const std::string fraction = std::to_string(1000 + milliseconds % 1000).substr(1);
    return result.append(".").append(fraction.substr(0, fraction.find_last_not_of('0') + 1));
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
    case command_kind::clock: to.number("seconds", seconds_text(of)); break;
    case command_kind::evaluation: to.number("pawns", number_text(of.number)); break;
    case command_kind::mate: to.number("mate", number_text(of.number)); break;
    case command_kind::squares:
    case command_kind::arrows: tell_marks(of, to); break;
    case command_kind::depth:
    case command_kind::other: break;
    }
    if (!of.depth.empty())
        to.number("depth", number_text(of.depth));
    to.close_item();
}

} // namespace

// Nothing where the board does not tell from where to where a piece goes.
void tell_ply(const ply& resolved, told_members& to) {
    char text[5];
    std::size_t size = 0;
    const auto append = [&](place where) {
        text[size++] = words.places[where][0];
        text[size++] = words.places[where][1];
    };
    if (resolved.kind == ply_kind::passed) {
        to.text("uci", "0000");
        return;
    }
    if (resolved.kind == ply_kind::castled) {
        if (resolved.from == no_place)
            return;
        const castling_words castling = words.castling(resolved);
        const auto by = static_cast<std::size_t>(resolved.by);
        // Where the king may stand elsewhere, the rook tells which castling is meant.
        const bool is_orthodox = castling.king[by].from == words.castlings[resolved.to].king[by].from &&
                                 castling.rooks[by][0].from == words.castlings[resolved.to].rooks[by][0].from;
        append(resolved.from);
        append(is_orthodox ? castling.king[by].to : castling.rooks[by][0].from);
    } else {
        if (resolved.from == no_place || resolved.to == no_place)
            return;
        append(resolved.from);
        append(resolved.to);
        if (resolved.promotion != no_symbol)
            text[size++] = promotion_letters[resolved.promotion];
    }
    to.text("uci", {text, size});
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
