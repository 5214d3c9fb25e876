// The strict reading: the one place where its rules are instantiated.
#include "grammar/xiangqi/file.hpp"
#include "notations/xiangqi/forms/form.hpp"
#include "notations/xiangqi/positions/fen.hpp"
#include "notations/xiangqi/positions/set_up.hpp"
#include "notations/xiangqi/reading/inlining.hpp"
#include "notations/xiangqi/reading/readings.hpp"
#include "notations/xiangqi/tags.hpp"
#include "parsing/handed_to.hpp"
#include "parsing/strict_state.hpp"
#include "parsing/text_input.hpp"
#include "text/utf8.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>

namespace ctlpgn::xiangqi {

namespace {

namespace strict = grammar::xiangqi::file::strict;

// Remembers the keyword of a line, so that the value of a position is read strictly, too. The first of
// several counts.
class strict_reading : public parsing::strict_state {
  public:
    using strict_state::strict_state;

    void game_begins() { has_set_up_ = has_fen_ = false; }
    void keyword(std::string_view word) {
        is_set_up_ = word == "SETUP" && !has_set_up_;
        is_fen_ = word == "FEN" && !has_fen_;
        has_set_up_ = has_set_up_ || is_set_up_;
        has_fen_ = has_fen_ || is_fen_;
    }
    // Of PGN, whose SetUp is no position.
    void bracketed_keyword(std::string_view word) {
        is_set_up_ = false;
        is_fen_ = find_tag(word) == tag_name::fen && !has_fen_;
        has_fen_ = has_fen_ || is_fen_;
    }
    void value(std::string_view text) {
        positions_agree_ = positions_agree_ && (!is_set_up_ || accepts_set_up(text)) &&
                           (!is_fen_ || text.empty() || accepts_fen(text));
    }
    [[nodiscard]] bool positions_agree() const { return positions_agree_; }

  private:
    bool is_set_up_ = false;
    bool is_fen_ = false;
    bool has_set_up_ = false;
    bool has_fen_ = false;
    bool positions_agree_ = true;
};

using parsing::handed_to;

template <typename Rule> struct strict_action : tao::pegtl::nothing<Rule> {};

template <> struct strict_action<strict::tag_word> : handed_to<&strict_reading::keyword> {};
template <> struct strict_action<strict::set_up_word> : handed_to<&strict_reading::keyword> {};
template <> struct strict_action<strict::tag_value> : handed_to<&strict_reading::value> {};
template <> struct strict_action<strict::bracketed_word> : handed_to<&strict_reading::bracketed_keyword> {};
template <> struct strict_action<strict::bracketed_value> : handed_to<&strict_reading::value> {};
template <> struct strict_action<strict::set_up_value> : handed_to<&strict_reading::value> {};
template <> struct strict_action<strict::pgn_game> : handed_to<&strict_reading::game_begins> {};
template <> struct strict_action<strict::game> : handed_to<&strict_reading::game_begins> {};

} // namespace

bool accepts(std::string_view text, const limits& bounds) {
    parsing::text_input input(text);
    strict_reading state(bounds.depth);
    return utf8::is_plain_text(text) &&
           tao::pegtl::parse<strict::file, strict_action, parsing::one_function_control>(input, state) &&
           !state.limit_was_reached() && state.positions_agree();
}

} // namespace ctlpgn::xiangqi
