// The parser of tag values: the one place where its generated rules are instantiated.
#include "notations/pgn/tag_values.hpp"

#include "grammar/pgn/tag_values.hpp"
#include "notations/pgn/codes.hpp"
#include "parsing/finding_list.hpp"
#include "parsing/parse.hpp"
#include "parsing/text_input.hpp"

#include <tao/pegtl/nothing.hpp>

#include <array>
#include <cstddef>

namespace ctlpgn::pgn {

namespace {

namespace rule = grammar::pgn::tag_values::tolerant;

constexpr std::size_t most_findings = 10;

class value_reading {
  public:
    value_reading(read_value& into, std::string_view value)
        : into_(into), findings_(into.findings, value, most_findings) {}

    partial_date& date() { return into_.date; }

    // What the generated rules ask for (parsing/rules.hpp).
    void report(code id, const char* begin, const char* end) { findings_.add(id, begin, end); }
    [[nodiscard]] parsing::finding_list::bookmark mark() const { return findings_.mark(); }
    void rollback(parsing::finding_list::bookmark to) { findings_.rollback(to); }

  private:
    read_value& into_;
    parsing::finding_list findings_;
};

template <typename Rule> struct value_action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_ON(RULE, CALL)                                                                                \
    template <> struct value_action<rule::RULE> {                                                            \
        template <typename Input> static void apply(const Input& in, value_reading& state) {                 \
            const std::string_view text(in.begin(), in.size());                                              \
            state.CALL;                                                                                      \
        }                                                                                                    \
    }

CTLPGN_ON(year, date().year = text);
CTLPGN_ON(month, date().month = text);
CTLPGN_ON(day, date().day = text);
CTLPGN_ON(short_month, date().month = text);
CTLPGN_ON(short_day, date().day = text);

#undef CTLPGN_ON

using reader = bool (*)(std::string_view value, value_reading& state);

template <typename Rule> constexpr reader reader_of() {
    return [](std::string_view value, value_reading& state) {
        parsing::text_input in(value);
        return parsing::parse<Rule, value_action>(in, state) && in.empty();
    };
}

// By value_form, from its first rule on.
constexpr auto readers = std::to_array<reader>({
    reader_of<rule::date>(),
    reader_of<rule::time>(),
    reader_of<rule::round>(),
    reader_of<rule::result>(),
    reader_of<rule::rating>(),
    reader_of<rule::title>(),
    reader_of<rule::eco>(),
    reader_of<rule::time_control>(),
    reader_of<rule::termination>(),
    reader_of<rule::mode>(),
    reader_of<rule::set_up>(),
    reader_of<rule::count>(),
    reader_of<rule::player_type>(),
});
constexpr auto first_rule = static_cast<std::size_t>(value_form::date);
static_assert(readers.size() == static_cast<std::size_t>(value_form::player_type) - first_rule + 1);

} // namespace

read_value read_tag_value(value_form form, std::string_view value) {
    read_value result;
    if (form == value_form::free) {
        result.readable = true;
        return result;
    }
    value_reading state(result, value);
    result.readable = readers[static_cast<std::size_t>(form) - first_rule](value, state);
    return result;
}

} // namespace ctlpgn::pgn
