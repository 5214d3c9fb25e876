// The strict reading: the one place where its rules are instantiated.
#include "notations/ctl_pgn/positions/initial.hpp"
#include "notations/ctl_pgn/positions/position_setup.hpp"
#include "notations/ctl_pgn/reading/begins_word.hpp"
#include "notations/ctl_pgn/reading/inlining.hpp"
#include "notations/ctl_pgn/reading/next_number.hpp"
#include "notations/ctl_pgn/reading/readings.hpp"
#include "parsing/strict_state.hpp"
#include "text/utf8.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/parse.hpp>

#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

namespace strict = grammar::ctl_pgn::file::strict;
using condition = grammar::ctl_pgn::file::condition;

// The state of the strict reading for the conditions of the grammar.
class strict_reading : public parsing::strict_state {
  public:
    using strict_state::strict_state;

    void tag_name(std::string_view name) { is_position_ = is_position_tag(name); }
    void tag_value(std::string_view value) { value_ = value; }

    void game_begins() { is_over_ = false; }
    // Of a move that may be one of a variation.
    void move_begins() { ends_ = false; }
    void ending() { ends_ = true; }
    void main_move() { is_over_ = ends_; }

    [[nodiscard]] bool holds(condition which, std::string_view subject) const {
        if (which == condition::suits_its_tag)
            return !is_position_ || accepts_position(value_);
        if (which == condition::begins_word)
            return begins_word(subject.data());
        return !is_over_ || is_later_number(subject);
    }

  private:
    bool ends_ = false;
    bool is_over_ = false;
    bool is_position_ = false;
    std::string_view value_;
};

template <typename Rule> struct strict_action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_ON(RULE, CALL)                                                                                \
    template <> struct strict_action<strict::RULE> {                                                         \
        template <typename Input> static void apply(const Input& input, strict_reading& state) {             \
            const std::string_view text(input.begin(), input.size());                                        \
            static_cast<void>(text);                                                                         \
            state.CALL;                                                                                      \
        }                                                                                                    \
    }

CTLPGN_ON(variant_name, tag_name(text));
CTLPGN_ON(tag_name, tag_name(text));
CTLPGN_ON(tag_value, tag_value(text));
CTLPGN_ON(variant_line, game_begins());
CTLPGN_ON(move_number, move_begins());
CTLPGN_ON(unknown_number, move_begins());
CTLPGN_ON(usual_number, move_begins());
CTLPGN_ON(mate, ending());
CTLPGN_ON(end_mark, ending());
CTLPGN_ON(main_move, main_move());
CTLPGN_ON(usual_main_line, main_move());

#undef CTLPGN_ON

} // namespace

bool accepts(std::string_view text, const limits& bounds) {
    if (!utf8::is_plain_text(text))
        return false;
    parsing::text_input input(text);
    strict_reading state(bounds.depth);
    return tao::pegtl::parse<strict::file, strict_action, parsing::one_function_control>(input, state) &&
           !state.limit_was_reached();
}

} // namespace ctlpgn::ctl_pgn
