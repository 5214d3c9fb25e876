// The strict reading: the one place where its rules are instantiated.
#include "grammar/diplomat/file.hpp"
#include "notations/diplomat/positions/setup.hpp"
#include "notations/diplomat/positions/start.hpp"
#include "notations/diplomat/reading/readings.hpp"
#include "parsing/handed_to.hpp"
#include "parsing/strict_state.hpp"
#include "parsing/text_input.hpp"
#include "text/utf8.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>

namespace ctlpgn::diplomat {

namespace {

namespace strict = grammar::diplomat::file::strict;

// Remembers the name of a tag, so that the value of a position is read strictly, too. The first of several
// counts.
class strict_reading : public parsing::strict_state {
  public:
    using strict_state::strict_state;

    [[nodiscard]] bool holds(grammar::diplomat::file::condition /*untagged*/,
                             std::string_view /*text*/) const {
        return !has_tag_;
    }

    void game_begins() { has_set_up_ = has_tag_ = false; }
    void tag_name(std::string_view name) {
        is_set_up_ = name == set_up_tag && !has_set_up_;
        has_tag_ = true;
    }
    void tag_value(std::string_view value) {
        set_ups_agree_ = set_ups_agree_ && (!is_set_up_ || accepts_set_up(value));
        has_set_up_ = has_set_up_ || is_set_up_;
    }
    [[nodiscard]] bool set_ups_agree() const { return set_ups_agree_; }

  private:
    bool is_set_up_ = false;
    bool has_set_up_ = false;
    bool has_tag_ = false;
    bool set_ups_agree_ = true;
};

using parsing::handed_to;

template <typename Rule> struct strict_action : tao::pegtl::nothing<Rule> {};

template <> struct strict_action<strict::tag_name> : handed_to<&strict_reading::tag_name> {};
template <> struct strict_action<strict::tag_value> : handed_to<&strict_reading::tag_value> {};
template <> struct strict_action<strict::game> : handed_to<&strict_reading::game_begins> {};

} // namespace

bool accepts(std::string_view text, const limits& bounds) {
    parsing::text_input input(text);
    strict_reading state(bounds.depth);
    return utf8::is_plain_text(text) && tao::pegtl::parse<strict::file, strict_action>(input, state) &&
           !state.limit_was_reached() && state.set_ups_agree();
}

} // namespace ctlpgn::diplomat
