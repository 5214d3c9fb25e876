// The strict reading: the one place where its rules are instantiated.
#include "notations/ctl_pgn/initial.hpp"
#include "notations/ctl_pgn/inlining.hpp"
#include "notations/ctl_pgn/leading_number.hpp"
#include "notations/ctl_pgn/position_setup.hpp"
#include "notations/ctl_pgn/readings.hpp"
#include "parsing/strict_state.hpp"
#include "text/utf8.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/parse.hpp>

#include <algorithm>
#include <optional>

namespace ctlpgn::ctl_pgn {

namespace {

namespace strict = grammar::ctl_pgn::file::strict;

// What the strict reading remembers: of a tag, so that the value of a position is read strictly, too; and of
// the main line, which goes on behind its end only with the next number. The tolerant reading asks for that
// as &{continues}.
class strict_reading : public parsing::strict_state {
  public:
    using strict_state::strict_state;

    void tag_name(std::string_view name) { is_position_ = is_position_tag(name); }
    void tag_value(std::string_view value) {
        positions_agree_ = positions_agree_ && (!is_position_ || accepts_position(value));
        is_position_ = false;
    }
    [[nodiscard]] bool positions_agree() const { return positions_agree_; }

    void game_begins() { over_ = false; }
    void main_move(std::string_view text) {
        usual_move(text);
        over_ = std::ranges::any_of(text, [](char c) { return c == '#' || c == ':'; });
    }
    // One that does not end the game.
    void usual_move(std::string_view text) {
        const std::optional<std::uint32_t> number = leading_number(text);
        moves_continue_ = moves_continue_ && (!over_ || (number && number == last_number_ + 1));
        last_number_ = number.value_or(0);
        over_ = false;
    }
    [[nodiscard]] bool moves_continue() const { return moves_continue_; }

  private:
    std::uint32_t last_number_ = 0;
    bool over_ = false;
    bool moves_continue_ = true;
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

template <> struct strict_action<strict::variant_line> {
    template <typename Input> static void apply(const Input& /*in*/, strict_reading& state) {
        state.game_begins();
    }
};

template <> struct strict_action<strict::main_move> {
    template <typename Input> static void apply(const Input& in, strict_reading& state) {
        state.main_move({in.begin(), in.size()});
    }
};

template <> struct strict_action<strict::usual_main_line> {
    template <typename Input> static void apply(const Input& in, strict_reading& state) {
        const char* const number =
            std::find_if(in.begin(), in.end(), [](char c) { return c >= '1' && c <= '9'; });
        state.usual_move({number, in.end()});
    }
};

} // namespace

bool accepts(std::string_view text, const limits& with) {
    if (utf8::find_invalid(text) != text.size())
        return false;
    parsing::text_input in(text);
    strict_reading state(with.depth);
    return tao::pegtl::parse<strict::file, strict_action, control>(in, state) && !state.limit_was_reached() &&
           state.positions_agree() && state.moves_continue();
}

} // namespace ctlpgn::ctl_pgn
