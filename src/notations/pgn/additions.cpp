#include "notations/pgn/additions.hpp"

#include "json_text/added_members.hpp"
#include "json_text/inlining.hpp"
#include "notations/pgn/comments/commands.hpp"
#include "notations/pgn/comments/engine_comments.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "text/compiled_for_size.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
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
        char digits[longest_number];
        const char* const end = write_number(digits, value);
        push(std::string_view(digits, static_cast<std::size_t>(end - digits)));
    }
    [[nodiscard]] std::string_view text() const { return {text_, size_}; }

  private:
    char text_[24]; // of which so many are written
    std::size_t size_ = 0;
};

// No plus sign, no zeros before the number, and none is less than nothing. Most have neither.
std::string_view as_json(std::string_view digits, number_text& memory) {
    const bool has_minus = digits.starts_with('-');
    std::string_view number = digits.substr(has_minus || digits.starts_with('+') ? 1 : 0);
    const bool is_negative = has_minus && number.find_first_of("123456789") != std::string_view::npos;
    while (number.size() > 1 && number[0] == '0' && number[1] != '.')
        number.remove_prefix(1);
    if (number.size() + (is_negative ? 1U : 0U) == digits.size())
        return digits;
    if (is_negative)
        memory.push('-');
    memory.push(number);
    return memory.text();
}

// Numbers of five digits mean a mate, whose distance each program counts in its own way.
void add_centipawns(std::string_view digits, added_members& members) {
    constexpr std::size_t most_digits = 4;
    number_text plain;
    std::string_view number = as_json(digits, plain);
    number_text pawns;
    if (number.starts_with('-')) {
        pawns.push('-');
        number.remove_prefix(1);
    }
    if (number.size() > most_digits)
        return;
    const auto digit = [number](std::size_t from_end) {
        return from_end > number.size() ? '0' : number[number.size() - from_end];
    };
    pawns.push(number.size() > 2 ? number.substr(0, number.size() - 2) : "0");
    if (digit(2) != '0' || digit(1) != '0') {
        pawns.push('.');
        pawns.push(digit(2));
        if (digit(1) != '0')
            pawns.push(digit(1));
    }
    members.number("pawns", pawns.text());
}

void push_seconds(std::int64_t milliseconds, number_text& digits) {
    if (milliseconds < 0)
        digits.push('-');
    const auto absolute = static_cast<std::uint64_t>(milliseconds < 0 ? -milliseconds : milliseconds);
    digits.push(absolute / 1000);
    std::uint64_t rest = absolute % 1000;
    if (rest != 0)
        digits.push('.');
    for (; rest != 0; rest = rest % 100 * 10)
        digits.push(static_cast<char>('0' + rest / 100));
}

void add_seconds(std::int64_t milliseconds, added_members& members, std::string_view key = "seconds") {
    number_text digits;
    push_seconds(milliseconds, digits);
    members.number(key, digits.text());
}

void add_marks(const command& asked, added_members& members) {
    members.open_list(asked.kind == command_kind::squares ? "squares" : "arrows");
    for (const marked_squares& each : asked.marks) {
        members.open_item();
        if (const std::string_view colour = colour_called(each.colour); !colour.empty())
            members.text("colour", colour);
        if (asked.kind == command_kind::squares) {
            members.text("at", each.to);
        } else {
            members.text("from", each.from);
            members.text("to", each.to);
        }
        members.close_item();
    }
    members.close_list();
}

void add_mate(std::string_view distance, bool is_negative, added_members& members,
              std::string_view key = "mate") {
    number_text plain;
    const std::string_view number = as_json(distance, plain);
    number_text text;
    if (is_negative && number != "0")
        text.push('-');
    text.push(number);
    members.number(key, text.text());
}

void add_digits(std::string_view key, std::string_view digits, added_members& members) {
    number_text plain;
    if (!digits.empty())
        members.number(key, as_json(digits, plain));
}

void add_any_command(const command& asked, added_members& members) {
    number_text number;
    number_text depth;
    members.open_item();
    members.text("name", asked.name);
    members.text("value", asked.value);
    switch (asked.kind) {
    case command_kind::clock: add_seconds(asked.milliseconds, members); break;
    case command_kind::evaluation: members.number("pawns", as_json(asked.number, number)); break;
    case command_kind::centipawns: add_centipawns(asked.number, members); break;
    case command_kind::mate: add_mate(asked.number, asked.is_negative, members); break;
    case command_kind::squares:
    case command_kind::arrows: add_marks(asked, members); break;
    case command_kind::depth:
    case command_kind::other: break;
    }
    if (!asked.depth.empty())
        members.number("depth", as_json(asked.depth, depth));
    members.close_item();
}

// Clocks in whole seconds and evaluations without a depth are most of them. As add_any_command does.
void add_command(const command& asked, added_members& members) {
    if (!compiled_for_size && asked.kind == command_kind::clock && asked.milliseconds >= 0 &&
        asked.milliseconds % 1000 == 0)
        return members.item(text_member{"name", asked.name}, text_member{"value", asked.value},
                            number_member{"seconds", static_cast<std::uint64_t>(asked.milliseconds / 1000)});
    if (!compiled_for_size && asked.kind == command_kind::evaluation && asked.depth.empty()) {
        number_text memory;
        return members.item(text_member{"name", asked.name}, text_member{"value", asked.value},
                            digits_member{"pawns", as_json(asked.number, memory)});
    }
    add_any_command(asked, members);
}

constexpr std::string_view key_of_comments = added_keys_of_comments.front();

[[gnu::noinline]] void add_commands(const game& record, const comment& asked, added_members& members) {
    command memory;
    bool any = false;
    visit_commands(record, asked, memory, [&](const command& each) {
        if (!std::exchange(any, true))
            members.open_list(key_of_comments);
        add_command(each, members);
    });
    if (any)
        members.close_list();
}

// As add_commands does.
void add_lone_clock(known_commands clock, std::string_view text, added_members& members) {
    if (clock.has_tenths()) {
        number_text seconds;
        push_seconds(clock.milliseconds(), seconds);
        return members.lone_item(key_of_comments, text_member{"name", known_commands::name},
                                 text_member{"value", known_commands::value_with_tenths_in(text)},
                                 digits_member{"seconds", seconds.text()});
    }
    members.lone_item(key_of_comments, text_member{"name", known_commands::name},
                      text_member{"value", known_commands::value_in(text)},
                      number_member{"seconds", clock.seconds()});
}

constexpr std::string_view key_of_plies = added_keys_of_plies.front();

// Two squares, put together before they are stored: who copies them would have to wait for two stores.
std::array<char, 4> steps_of(place from, place to) {
    const auto name_of = [](place where) {
        std::uint16_t name = 0;
        std::memcpy(&name, words.places[where].data(), sizeof name);
        return name;
    };
    return std::bit_cast<std::array<char, 4>>(std::array{name_of(from), name_of(to)});
}

// N@f3
[[gnu::noinline]] void add_drop(const ply& resolved, added_members& members) {
    constexpr std::string_view capitals = " PNBRQK";
    if ((resolved.own & drop_mark) == 0 || resolved.to == no_place)
        return;
    std::string text(1, capitals[chess::index_of(kind_of(resolved.piece))]);
    members.text(key_of_plies, text.append("@").append(words.places[resolved.to]));
}

// Castlings, promotions and null moves.
[[gnu::noinline]] void add_other_ply(const ply& resolved, added_members& members) {
    if (resolved.kind == ply_kind::passed)
        return members.text(key_of_plies, "0000");
    if (resolved.from == no_place || resolved.to == no_place)
        return;
    place target = resolved.to;
    if (resolved.kind == ply_kind::castled) {
        const castling_words castling = words.castling(resolved);
        const auto player = static_cast<std::size_t>(resolved.player);
        const bool is_onto_rook = (resolved.own & onto_rook_mark) != 0;
        target = is_onto_rook ? castling.rooks[player][0].from : castling.king[player].to;
    }
    const auto squares = steps_of(resolved.from, target);
    std::array<char, squares.size() + 1> text{};
    std::ranges::copy(squares, text.begin());
    text.back() = promotion_letters[resolved.promotion];
    members.text(key_of_plies, {text.data(), resolved.promotion == no_symbol ? squares.size() : text.size()});
}

} // namespace

// Nothing where the board does not show which piece goes where.
void add_ply_members(const ply& resolved, added_members& members) {
    const bool steps = resolved.kind == ply_kind::displaced || resolved.kind == ply_kind::in_place;
    if (!steps || resolved.promotion != no_symbol) [[unlikely]]
        return add_other_ply(resolved, members);
    if (resolved.from == no_place || resolved.to == no_place) [[unlikely]]
        return add_drop(resolved, members);
    const auto text = steps_of(resolved.from, resolved.to);
    members.text(key_of_plies, {text.data(), text.size()});
}

void add_comment_members(const game& record, const comment& asked, added_members& members) {
    const known_commands known(asked);
    if (known.are_a_clock())
        return add_lone_clock(known, record.raw(asked.text), members);
    if (!known.are_none())
        add_commands(record, asked, members);
}

void add_engine_members(const game& record, const comment& asked, added_members& members) {
    const std::optional<engine_values> found = read_engine_comment(record.raw(asked.text));
    if (!found)
        return;
    members.open_list(added_keys_of_comments.back());
    members.open_item();
    if (found->is_of_book)
        members.flag("book");
    if (!found->pawns.empty() || !found->plies_to_mate.empty())
        members.text("view", found->is_white_view ? "white" : "mover");
    add_digits("pawns", found->pawns, members);
    if (!found->plies_to_mate.empty())
        add_mate(found->plies_to_mate, found->is_mated, members, "matePlies");
    add_digits("depth", found->depth, members);
    add_digits("seconds", found->seconds, members);
    if (found->milliseconds)
        add_seconds(*found->milliseconds, members);
    if (found->milliseconds_left)
        add_seconds(*found->milliseconds_left, members, "clock");
    members.close_item();
    members.close_list();
}

} // namespace ctlpgn::pgn
