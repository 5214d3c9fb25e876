// The parser of tag values: the one place where its generated rules are instantiated.
#include "notations/pgn/tag_values.hpp"

#include "grammar/pgn/tag_values.hpp"
#include "notations/pgn/codes.hpp"
#include "parsing/finding_list.hpp"
#include "parsing/one_function.hpp"
#include "parsing/parse.hpp"
#include "parsing/strict_state.hpp"
#include "parsing/text_input.hpp"

#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>

#include <array>
#include <cstddef>

namespace ctlpgn::parsing {

CTLPGN_IN_ONE_FUNCTION(pgn::tag_values, date);
CTLPGN_IN_ONE_FUNCTION(pgn::tag_values, time);
CTLPGN_IN_ONE_FUNCTION(pgn::tag_values, round);
CTLPGN_IN_ONE_FUNCTION(pgn::tag_values, result);
CTLPGN_IN_ONE_FUNCTION(pgn::tag_values, rating);
CTLPGN_IN_ONE_FUNCTION(pgn::tag_values, eco);
CTLPGN_IN_ONE_FUNCTION(pgn::tag_values, time_control);

} // namespace ctlpgn::parsing

namespace ctlpgn::pgn {

namespace {

namespace rule = grammar::pgn::tag_values::tolerant;
namespace strict_rule = grammar::pgn::tag_values::strict;

constexpr std::size_t most_findings = 10;

class value_reading {
  public:
    value_reading(read_value& asked, std::string_view value)
        : value_(asked), findings_(asked.findings, value, most_findings) {}

    partial_date& date() { return value_.date; }

    // What the generated rules ask for (parsing/rules.hpp).
    void report(code id, const char* begin, const char* end) { findings_.add(id, begin, end); }
    [[nodiscard]] parsing::finding_list::bookmark mark() const { return findings_.mark(); }
    void rollback(parsing::finding_list::bookmark mark) { findings_.rollback(mark); }

  private:
    read_value& value_;
    parsing::finding_list findings_;
};

struct strict_reading : parsing::strict_state {
    explicit strict_reading(partial_date& date) : strict_state(0), made(date) {}

    partial_date& made;

    partial_date& date() const { return made; }
};

template <typename Rule> struct value_action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_ON(RULE, CALL)                                                                                \
    template <> struct value_action<RULE> {                                                                  \
        template <typename Input, typename State> static void apply(const Input& input, State& state) {      \
            const std::string_view text(input.begin(), input.size());                                        \
            state.CALL;                                                                                      \
        }                                                                                                    \
    }

CTLPGN_ON(rule::year, date().year = text);
CTLPGN_ON(rule::month, date().month = text);
CTLPGN_ON(rule::day, date().day = text);
CTLPGN_ON(rule::short_month, date().month = text);
CTLPGN_ON(rule::short_day, date().day = text);
CTLPGN_ON(strict_rule::year, date().year = text);
CTLPGN_ON(strict_rule::month, date().month = text);
CTLPGN_ON(strict_rule::day, date().day = text);

#undef CTLPGN_ON

// The two readings of a form. What the strict one accepts the tolerant one reads without a finding; where the
// rules are data, only the tolerant ones are there.
struct reader {
    bool (*strict)(std::string_view value, strict_reading& state) = nullptr;
    bool (*tolerant)(std::string_view value, value_reading& state) = nullptr;
};

template <typename Strict, typename Tolerant> constexpr reader reader_of() {
    reader made;
    if constexpr (!parsing::is_listed<Tolerant>)
        made.strict = [](std::string_view value, strict_reading& state) {
            parsing::text_input input(value);
            return tao::pegtl::parse<Strict, value_action, parsing::one_function_control>(input, state) &&
                   input.empty();
        };
    made.tolerant = [](std::string_view value, value_reading& state) {
        parsing::text_input input(value);
        return parsing::parse<Tolerant, value_action>(input, state) && input.empty();
    };
    return made;
}

// By value_form, from its first rule on.
constexpr auto readers = std::to_array<reader>({
    reader_of<strict_rule::date, rule::date>(),
    reader_of<strict_rule::time, rule::time>(),
    reader_of<strict_rule::round, rule::round>(),
    reader_of<strict_rule::result, rule::result>(),
    reader_of<strict_rule::rating, rule::rating>(),
    reader_of<strict_rule::title, rule::title>(),
    reader_of<strict_rule::eco, rule::eco>(),
    reader_of<strict_rule::time_control, rule::time_control>(),
    reader_of<strict_rule::termination, rule::termination>(),
    reader_of<strict_rule::mode, rule::mode>(),
    reader_of<strict_rule::set_up, rule::set_up>(),
    reader_of<strict_rule::count, rule::count>(),
    reader_of<strict_rule::player_type, rule::player_type>(),
});
constexpr auto first_rule = static_cast<std::size_t>(value_form::date);
static_assert(readers.size() == static_cast<std::size_t>(value_form::player_type) - first_rule + 1);

} // namespace

bool is_regular(value_form form, std::string_view value, partial_date& date) {
    const auto read = readers[static_cast<std::size_t>(form) - first_rule].strict;
    strict_reading state(date);
    return read != nullptr && read(value, state);
}

read_value read_tag_value(value_form form, std::string_view value) {
    read_value result;
    result.readable = form == value_form::free || is_regular(form, value, result.date);
    if (result.readable) [[likely]]
        return result;
    result.date = {};
    value_reading state(result, value);
    result.readable = readers[static_cast<std::size_t>(form) - first_rule].tolerant(value, state);
    return result;
}

} // namespace ctlpgn::pgn
