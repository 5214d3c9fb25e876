// The parser of tag values: the one place where its generated rules are instantiated.
#include "notations/ctl_pgn/tag_values.hpp"

#include "ctlpgn/catalogue.hpp"
#include "grammar/ctl_pgn/tag_values.hpp"
#include "parsing/acceptance.hpp"
#include "parsing/one_function.hpp"
#include "parsing/parse.hpp"
#include "parsing/text_input.hpp"

#include <tao/pegtl/nothing.hpp>

#include <array>
#include <cstddef>

namespace ctlpgn::parsing {

// Values that every game has, and that are read letter by letter.
CTLPGN_IN_ONE_FUNCTION(ctl_pgn::tag_values, date);
CTLPGN_IN_ONE_FUNCTION(ctl_pgn::tag_values, site);

// If rules are data, these are, too: dates and places are few compared with plies.
CTLPGN_RARE(ctl_pgn::tag_values, date);
CTLPGN_RARE(ctl_pgn::tag_values, site);

} // namespace ctlpgn::parsing

namespace ctlpgn::ctl_pgn {

namespace {

namespace strict = grammar::ctl_pgn::tag_values::strict;
namespace rule = grammar::ctl_pgn::tag_values::tolerant;

class part_collector {
  public:
    part_collector(std::string_view value, value_parts& parts) : value_(value), parts_(parts) {}

    // The grammar of values tolerates only dashes.
    void report(code /*id*/, const char* begin, const char* end) {
        parts_.foreign_hyphens.push_back({static_cast<std::uint32_t>(begin - value_.data()),
                                          static_cast<std::uint32_t>(end - value_.data())});
    }
    [[nodiscard]] std::size_t mark() const { return parts_.foreign_hyphens.size(); }
    void rollback(std::size_t end) { parts_.foreign_hyphens.resize(end); }

    value_parts& parts() { return parts_; }
    void new_letter(std::string_view letter) { item_.new_letter = letter; }
    void old_letter(std::string_view letter) { item_.old_letter = letter; }
    void end_redefinition(std::string_view text) {
        item_.text = text;
        parts_.redefinitions.push_back(item_);
        item_ = {};
    }

  private:
    std::string_view value_;
    value_parts& parts_;
    redefinition item_;
};

template <typename Rule> struct action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_ON(RULE, CALL)                                                                                \
    template <> struct action<rule::RULE> {                                                                  \
        template <typename Input> static void apply(const Input& input, part_collector& collector) {         \
            const std::string_view text(input.begin(), input.size());                                        \
            collector.CALL;                                                                                  \
        }                                                                                                    \
    }

CTLPGN_ON(year, parts().year = text);
CTLPGN_ON(month, parts().month = text);
CTLPGN_ON(day, parts().day = text);
CTLPGN_ON(country, parts().country = text);
CTLPGN_ON(language, parts().language = text);
CTLPGN_ON(id_language, parts().language = text);
CTLPGN_ON(item_class, parts().item_class = text);
CTLPGN_ON(other_class, parts().other_class = text);
CTLPGN_ON(annotator_number, parts().annotator = text);
CTLPGN_ON(first_move, parts().first_move = text);
CTLPGN_ON(last_move, parts().last_move = text);
CTLPGN_ON(fragment, parts().fragment = text);
CTLPGN_ON(variations, parts().variations = text);
CTLPGN_ON(new_letter, new_letter(text));
CTLPGN_ON(old_letter, old_letter(text));
CTLPGN_ON(redefinition, end_redefinition(text));

#undef CTLPGN_ON

struct reading {
    bool (*accepts)(std::string_view value);
    bool (*read)(std::string_view value, part_collector& collector);
};

template <typename Strict, typename Tolerant> constexpr reading reading_of() {
    return {[](std::string_view value) { return parsing::accepts<Strict, Tolerant>(value); },
            [](std::string_view value, part_collector& collector) {
                parsing::text_input input(value);
                return parsing::parse<Tolerant, action, parsing::one_function_control>(input, collector) &&
                       input.empty();
            }};
}

// By value_form, from its first rule on.
constexpr auto readings = std::to_array<reading>({
    reading_of<strict::date, rule::date>(),
    reading_of<strict::site, rule::site>(),
    reading_of<strict::round, rule::round>(),
    reading_of<strict::right_result, rule::right_result>(),
    reading_of<strict::language, rule::language>(),
    reading_of<strict::player_type, rule::player_type>(),
    reading_of<strict::mode, rule::mode>(),
    reading_of<strict::termination, rule::termination>(),
    reading_of<strict::time_control, rule::time_control>(),
    reading_of<strict::identifier, rule::identifier>(),
    reading_of<strict::redefine, rule::redefine>(),
    reading_of<strict::redefinitions, rule::redefinitions>(),
});
constexpr auto first_rule = static_cast<std::size_t>(value_form::date);
static_assert(readings.size() == static_cast<std::size_t>(value_form::redefinitions) - first_rule + 1);

const reading& reading_for(value_form form) {
    return readings[static_cast<std::size_t>(form) - first_rule];
}

} // namespace

bool has_form(value_form form, std::string_view value) {
    switch (form) {
    case value_form::free:
    case value_form::variant: return true;
    case value_form::text: return !value.empty();
    default: return reading_for(form).accepts(value);
    }
}

bool read_value(value_form form, std::string_view value, value_parts& parts) {
    parts = {};
    if (static_cast<std::size_t>(form) < first_rule)
        return has_form(form, value);
    part_collector collector(value, parts);
    return reading_for(form).read(value, collector);
}

} // namespace ctlpgn::ctl_pgn
