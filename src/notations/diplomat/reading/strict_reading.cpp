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

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace ctlpgn::diplomat {

namespace {

namespace strict = grammar::diplomat::file::strict;

// Remembers the name of a tag, so that the value of a position is read strictly, too. The first of several
// counts.
class strict_reading : public parsing::strict_state {
  public:
    using strict_state::strict_state;

    [[nodiscard]] bool holds(grammar::diplomat::file::condition which, std::string_view text) const {
        return which == grammar::diplomat::file::condition::untagged ? !has_tag_
                                                                     : text == std::to_string(number_ + 1);
    }

    void game_begins() {
        has_set_up_ = has_tag_ = false;
        number_ = 0;
    }
    void variation_begins() { ++depth_; }
    void variation_ends() { --depth_; }
    // Of the main line; its dot ends the digits.
    void number(std::string_view digits) {
        if (depth_ == 0)
            std::from_chars(digits.data(), digits.data() + digits.size(), number_);
    }
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
    std::uint32_t number_ = 0;
    int depth_ = 0;
    bool set_ups_agree_ = true;
};

using parsing::handed_to;

template <typename Rule> struct strict_action : tao::pegtl::nothing<Rule> {};

template <> struct strict_action<strict::tag_name> : handed_to<&strict_reading::tag_name> {};
template <> struct strict_action<strict::tag_value> : handed_to<&strict_reading::tag_value> {};
template <> struct strict_action<strict::number> : handed_to<&strict_reading::number> {};
template <> struct strict_action<strict::variation_open> : handed_to<&strict_reading::variation_begins> {};
template <> struct strict_action<strict::variation> : handed_to<&strict_reading::variation_ends> {};
template <> struct strict_action<strict::game> : handed_to<&strict_reading::game_begins> {};

} // namespace

bool accepts(std::string_view text, const limits& bounds) {
    parsing::text_input input(text);
    strict_reading state(bounds.depth);
    return utf8::is_plain_text(text) && tao::pegtl::parse<strict::file, strict_action>(input, state) &&
           !state.limit_was_reached() && state.set_ups_agree();
}

} // namespace ctlpgn::diplomat
