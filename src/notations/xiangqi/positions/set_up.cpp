#include "notations/xiangqi/positions/set_up.hpp"

#include "grammar/xiangqi/position.hpp"
#include "notations/xiangqi/positions/position_builder.hpp"
#include "notations/xiangqi/words.hpp"
#include "parsing/acceptance.hpp"
#include "parsing/parse.hpp"
#include "parsing/text_input.hpp"
#include "text/ascii.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>

namespace ctlpgn::xiangqi {

namespace {

namespace rule = grammar::xiangqi::position::tolerant;

class set_up_builder : public position_builder {
  public:
    set_up_builder(std::string_view text, const file_format& letters, written_set_up& result,
                   std::vector<finding>& findings)
        : position_builder(text, findings), letters_(letters), set_up_(result) {}

    void group(xiangqi::side player) {
        owner_ = player;
        is_grouped_ = true;
    }
    void letter(std::string_view written) {
        letter_ = written.front();
        if (!is_grouped_)
            owner_ = is_small_letter(letter_) ? xiangqi::side::black : xiangqi::side::red;
    }
    void at(std::string_view name) { at_ = point_named(name); }
    void man(std::string_view text) {
        const piece_kind kind = letters_.kind_of(letter_);
        if (kind == piece_kind::none)
            set_up_.unknown.push_back(span_of(text));
        else
            set_up_.men.push_back({span_of(text), {owner_, kind}, at_});
    }
    void number(std::string_view digits) { set_up_.number = number_of(digits); }
    void turn(xiangqi::side player, std::string_view text) {
        set_up_.to_move = player;
        set_up_.turn = span_of(text);
    }
    // The group that contains the number is the side to move.
    void turn_of_group(std::string_view text) { turn(owner_, text); }

  private:
    const file_format& letters_;
    written_set_up& set_up_;
    xiangqi::side owner_ = xiangqi::side::red;
    bool is_grouped_ = false;
    char letter_ = 'K';
    point at_ = point::from_index(0);
};

template <typename Rule> struct action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_ON(RULE, CALL)                                                                                \
    template <> struct action<rule::RULE> {                                                                  \
        template <typename Input> static void apply(const Input& input, set_up_builder& builder) {           \
            const std::string_view text(input.begin(), input.size());                                        \
            static_cast<void>(text);                                                                         \
            builder.CALL;                                                                                    \
        }                                                                                                    \
    }

CTLPGN_ON(red_word, group(xiangqi::side::red));
CTLPGN_ON(black_word, group(xiangqi::side::black));
CTLPGN_ON(man_letter, letter(text));
CTLPGN_ON(point, at(text));
CTLPGN_ON(man, man(text));
CTLPGN_ON(turn_number, number(text));
CTLPGN_ON(red_turn, turn(xiangqi::side::red, text));
CTLPGN_ON(black_turn, turn(xiangqi::side::black, text));
CTLPGN_ON(group_turn, turn_of_group(text));

#undef CTLPGN_ON

} // namespace

bool read_set_up(std::string_view text, const file_format& letters, written_set_up& result,
                 std::vector<finding>& findings) {
    result = {};
    const std::size_t before = findings.size();
    set_up_builder builder(text, letters, result, findings);
    parsing::text_input input(text);
    parsing::parse<rule::position, action>(input, builder);
    builder.finish();
    return findings.size() == before;
}

std::string set_up_text(const written_set_up& result, const file_format& letters) {
    std::string text;
    for (const written_man& each : result.men) {
        const char letter = letters.letter_of(each.what.kind());
        const bool is_red = each.what.owner() == xiangqi::side::red;
        text += is_red ? letter : small_letter(letter);
        text.append(name_of(each.at)).append("; ");
    }
    text.append("MOVE ").append(std::to_string(result.number)).append(", ");
    return text.append(*result.to_move == xiangqi::side::red ? "RED" : "BLACK");
}

bool accepts_set_up(std::string_view text) {
    return parsing::accepts<grammar::xiangqi::position::strict::position, rule::position>(text);
}

} // namespace ctlpgn::xiangqi
