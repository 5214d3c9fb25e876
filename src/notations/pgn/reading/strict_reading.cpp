// The strict reading: the one place where its rules are instantiated.
#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/reading/inlining.hpp"
#include "notations/pgn/reading/readings.hpp"
#include "parsing/strict_state.hpp"
#include "text/utf8.hpp"

#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>

namespace ctlpgn::pgn {

namespace {

namespace strict = grammar::pgn::file::strict;

// Remembers of a tag whether its value has to be a position.
class strict_reading : public parsing::strict_state {
  public:
    using strict_state::strict_state;

    void tag_name(std::string_view name) { is_position_ = name == "FEN"; }
    void tag_value(std::string_view value) {
        positions_agree_ = positions_agree_ && (!is_position_ || accepts_fen(value));
        is_position_ = false;
    }
    [[nodiscard]] bool positions_agree() const { return positions_agree_; }

  private:
    bool is_position_ = false;
    bool positions_agree_ = true;
};

template <typename Rule> struct strict_action : tao::pegtl::nothing<Rule> {};

template <> struct strict_action<strict::tag_name> {
    template <typename Input> static void apply(const Input& in, strict_reading& state) {
        state.tag_name({in.begin(), in.size()});
    }
};

template <> struct strict_action<strict::tag_value> {
    template <typename Input> static void apply(const Input& in, strict_reading& state) {
        state.tag_value({in.begin(), in.size()});
    }
};

} // namespace

bool accepts(std::string_view text, const limits& with) {
    if (utf8::find_invalid(text) != text.size())
        return false;
    parsing::text_input in(text);
    strict_reading state(with.depth);
    return tao::pegtl::parse<strict::file, strict_action, control>(in, state) && !state.limit_was_reached() &&
           state.positions_agree();
}

} // namespace ctlpgn::pgn
