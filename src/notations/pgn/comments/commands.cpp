#include "notations/pgn/comments/commands.hpp"

#include "grammar/pgn/comment.hpp"
#include "parsing/acceptance.hpp"
#include "parsing/one_function.hpp"
#include "parsing/parse.hpp"
#include "parsing/rule_shape.hpp"
#include "parsing/text_input.hpp"

#include <tao/pegtl/nothing.hpp>

#include <algorithm>
#include <array>
#include <limits>

namespace ctlpgn::parsing {

CTLPGN_IN_ONE_FUNCTION(pgn::comment, command);
CTLPGN_IN_ONE_FUNCTION(pgn::comment, usual_clock);
CTLPGN_IN_ONE_FUNCTION(pgn::comment, usual_tenths);
CTLPGN_IN_ONE_FUNCTION(pgn::comment, usual_evaluation);

CTLPGN_RARE(pgn::comment, command);
CTLPGN_RARE(pgn::comment, usual_clock);
CTLPGN_RARE(pgn::comment, usual_tenths);
CTLPGN_RARE(pgn::comment, usual_evaluation);

} // namespace ctlpgn::parsing

namespace ctlpgn::pgn {

namespace {

// Nothing is tolerated in commands, so both readings accept the same; a command with a fault is text.
namespace rule = grammar::pgn::comment::tolerant;

constexpr std::array<std::string_view, 8> known_names{"clk",  "emt", "egt", "mct",
                                                      "eval", "csl", "cal", "depth"};

// The number of a few digits, which the grammar has checked.
constexpr std::uint64_t number_of(std::string_view digits) {
    std::uint64_t value = 0;
    for (const char digit : digits)
        value = value * 10 + static_cast<std::uint64_t>(digit - '0');
    return value;
}

constexpr std::uint64_t seconds_of(std::string_view hours, std::string_view minutes,
                                   std::string_view seconds) {
    return (number_of(hours) * 60 + number_of(minutes)) * 60 + number_of(seconds);
}

// Parts of a clock as they are written.
struct clock_parts {
    std::string_view hours;
    std::string_view minutes;
    std::string_view seconds; // perhaps with a fraction
    bool is_negative = false;

    [[nodiscard]] constexpr std::int64_t milliseconds() const {
        const auto value = static_cast<std::int64_t>(absolute());
        return is_negative ? -value : value;
    }

  private:
    // More than three decimals are rounded.
    [[nodiscard]] constexpr std::uint64_t absolute() const {
        if (seconds.size() <= 2)
            return seconds_of(hours, minutes, seconds) * 1000;
        std::uint64_t thousandths = 0;
        const std::size_t point = seconds.find('.');
        if (point != std::string_view::npos) {
            const std::string_view fraction = seconds.substr(point + 1, 3);
            thousandths = number_of(fraction);
            for (std::size_t digits = fraction.size(); digits < 3; ++digits)
                thousandths *= 10;
            const std::string_view more = seconds.substr(std::min(point + 4, seconds.size()));
            thousandths += !more.empty() && more.front() >= '5' ? 1U : 0U;
        }
        return seconds_of(hours, minutes, seconds.substr(0, point)) * 1000 + thousandths;
    }
};

class command_reading : public parsing::finding_count {
  public:
    explicit command_reading(command& result) : made(result) {}

    command& made;
    clock_parts clock;

    void mark_colour(std::string_view letter) { made.marks.push_back({letter.front(), {}, {}}); }
    // An arrow has two.
    void square(std::string_view name) {
        if (made.marks.empty())
            return;
        marked_squares& last = made.marks.back();
        last.from = last.to;
        last.to = name;
    }
    void begin_clock(bool is_negative) { clock = {{}, {}, {}, is_negative}; }
    // Forgets the remains of an earlier attempt.
    void only_minutes(std::string_view text) {
        clock.hours = {};
        clock.minutes = text;
    }
    void only_seconds(std::string_view text) {
        clock.hours = clock.minutes = {};
        clock.seconds = text;
    }
    void is_engine_mate() {
        made.kind = command_kind::mate;
        has_mate = true;
    }
    bool has_mate = false;
    void is(command_kind kind) { made.kind = kind; }
};

template <typename Rule> struct command_action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_ON(RULE, CALL)                                                                                \
    template <> struct command_action<rule::RULE> {                                                          \
        template <typename Input> static void apply(const Input& input, command_reading& state) {            \
            const std::string_view text(input.begin(), input.size());                                        \
            static_cast<void>(text);                                                                         \
            state.CALL;                                                                                      \
        }                                                                                                    \
    }

CTLPGN_ON(clock_name, made.name = text);
CTLPGN_ON(clock, made.value = text);
CTLPGN_ON(hours, clock.hours = text);
CTLPGN_ON(minutes, clock.minutes = text);
CTLPGN_ON(seconds, clock.seconds = text);
CTLPGN_ON(clock_sign, begin_clock(true));
CTLPGN_ON(all_minutes, only_minutes(text));
CTLPGN_ON(plain_seconds, only_seconds(text));
CTLPGN_ON(mate_sign, made.is_negative = text == "-");
CTLPGN_ON(mate_distance, made.number = text);
CTLPGN_ON(engine_mate, is_engine_mate());
CTLPGN_ON(mate_in, made.number = text);
CTLPGN_ON(pawns, made.number = text);
CTLPGN_ON(depth, made.depth = text);
CTLPGN_ON(colour, mark_colour(text));
CTLPGN_ON(square, square(text));
CTLPGN_ON(clock_command, is(command_kind::clock));
CTLPGN_ON(evaluation_command, is(command_kind::evaluation));
CTLPGN_ON(squares_command, is(command_kind::squares));
CTLPGN_ON(arrows_command, is(command_kind::arrows));
CTLPGN_ON(depth_command, is(command_kind::depth));

#undef CTLPGN_ON

constexpr bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

// The content of the brackets, split into a name and its values.
void split(std::string_view inside, command& result) {
    std::size_t begin = 0;
    while (begin != inside.size() && !is_space(inside[begin]))
        ++begin;
    result.name = inside.substr(0, begin);
    while (begin != inside.size() && is_space(inside[begin]))
        ++begin;
    std::size_t end = inside.size();
    while (end != begin && is_space(inside[end - 1]))
        --end;
    result.value = inside.substr(begin, end - begin);
}

} // namespace

bool read_command(std::string_view comment, std::size_t at, command& result) {
    const std::string_view rest = comment.substr(at);
    result.kind = command_kind::other;
    result.depth = {};
    result.marks.clear();
    result.is_negative = false;
    command_reading state(result);
    parsing::text_input input(rest);
    if (!parsing::parse<rule::command, command_action, parsing::one_function_control>(input, state) ||
        !state.is_none())
        return false;
    const auto size = static_cast<std::size_t>(input.current() - rest.data());
    result.where = {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + size)};
    if (result.kind == command_kind::clock) {
        result.milliseconds = state.clock.milliseconds();
        return true;
    }
    split(rest.substr(2, size - 3), result);
    if (result.kind != command_kind::evaluation)
        return true;
    // A number of pawns has a point and may have a depth; programs that count in hundredths always give a
    // depth.
    if (result.value.starts_with('#') || state.has_mate)
        result.kind = command_kind::mate;
    else if (!result.depth.empty() && result.number.find('.') == std::string_view::npos)
        result.kind = command_kind::centipawns;
    return true;
}

namespace {

// Whether a text begins with a match of the rule, which is then removed from it.
template <class Rule> bool take(std::string_view& text) {
    parsing::text_input input(text);
    parsing::finding_count state;
    if (!parsing::parse<Rule, tao::pegtl::nothing, parsing::one_function_control>(input, state))
        return false;
    text.remove_prefix(static_cast<std::size_t>(input.current() - text.data()));
    return true;
}

// Whether a text is a clock with every byte at a fixed place. If the rules are tables, they read it instead.
template <class Rule> bool is_all_of(std::string_view text) {
    using clock = parsing::shape<Rule>;
    if constexpr (clock::is_known && !parsing::is_listed<rule::command>)
        return text.size() == clock::size && clock::matches_at(text.data());
    return take<Rule>(text) && text.empty();
}

// Whether all of a text is usual commands, perhaps with a space between them. Where the rules are data that
// is not worth its bytes.
bool has_usual_commands_alone(std::string_view text) {
    if constexpr (parsing::is_listed<rule::command>)
        return false;
    while (!text.empty()) {
        if (text.front() == ' ')
            text.remove_prefix(1);
        if (!take<rule::usual_evaluation>(text) && !take<rule::usual_clock>(text) &&
            !take<rule::usual_tenths>(text))
            return false;
    }
    return true;
}

} // namespace

std::uint16_t known_commands::read(std::string_view text) {
    if (!text.starts_with(command_open))
        return text.find(command_open) == std::string_view::npos ? none : 0;
    // Of such a clock every digit has its place.
    const auto seconds = [value = value_in(text)] {
        return seconds_of(value.substr(0, 1), value.substr(2, 2), value.substr(5, 2));
    };
    if (is_all_of<rule::usual_clock>(text))
        return static_cast<std::uint16_t>(first_clock + seconds());
    if (is_all_of<rule::usual_tenths>(text)) {
        const std::uint64_t stored = first_tenth + seconds() * 10 + number_of(text.substr(14, 1));
        constexpr auto largest = std::numeric_limits<std::uint16_t>::max();
        return stored <= largest ? static_cast<std::uint16_t>(stored) : usual;
    }
    return has_usual_commands_alone(text) ? usual : 0;
}

bool has_known_name(const command& asked) {
    // [%clk: 0:05:00]
    const std::string_view name = asked.name.substr(0, asked.name.find_first_of(":="));
    return std::ranges::find(known_names, name) != known_names.end();
}

} // namespace ctlpgn::pgn
