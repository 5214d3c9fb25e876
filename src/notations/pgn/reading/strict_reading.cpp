// The strict reading: the one place where its rules are instantiated.
#include "notations/pgn/codes.hpp"
#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/reading/inlining.hpp"
#include "notations/pgn/reading/readings.hpp"
#include "notations/pgn/tags.hpp"
#include "parsing/handed_to.hpp"
#include "parsing/strict_state.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

namespace strict = grammar::pgn::file::strict;

// In Chess960 a right to castle may name the file of its rook, and games by other rules have parts that chess
// has not. Those that are not judged have other positions. An empty value is valid (7).
bool is_position_of(const rules_of_game& rules, std::string_view fen) {
    if (!rules.is_judged || fen.empty() || accepts_fen(fen))
        return true;
    std::vector<finding> found;
    (void)read_fen(fen, found);
    return std::ranges::all_of(found, [&rules](const finding& each) {
        return is_of_rules(each.id, rules) || each.id == codes::rank_length;
    });
}

// Remembers the tags of a game that decide whether others are right.
class strict_reading : public parsing::strict_state {
  public:
    using strict_state::strict_state;

    void tag_name(std::string_view name) {
        name_ = name;
        ++tag_count_;
        if (const std::uint8_t place = place_in_roster(name); place != seven_tag_roster.size())
            roster_ = static_cast<std::uint8_t>(roster_ | 1U << place);
    }
    void tag_value(std::string_view value) {
        if (name_ == "FEN" && fen_.data() == nullptr)
            fen_ = value;
        else if (is_same_in_small_letters(name_, "Variant") && variant_.data() == nullptr)
            variant_ = value;
    }
    void end_header() {
        rules_ = variant_.data() == nullptr ? rules_of_game{} : rules_called(variant_);
        positions_agree_ = positions_agree_ && (fen_.data() == nullptr || is_position_of(rules_, fen_));
        fen_ = variant_ = {};
        roster_ = 0;
        tag_count_ = 0;
    }
    [[nodiscard]] bool positions_agree() const { return positions_agree_; }

    // What the generated rules require (parsing/rules.hpp).
    [[nodiscard]] bool holds(grammar::pgn::file::condition which, std::string_view subject) const {
        using enum grammar::pgn::file::condition;
        if (which == judged)
            return rules_.is_judged;
        if (which == drops)
            return rules_.drops();
        if (which == kings_promoted)
            return rules_.promotes_to_king();
        const bool is_known = (roster_ >> place_in_roster(subject) & 1U) != 0;
        return !begins_next_game(subject, is_known, tag_count_);
    }

  private:
    static std::uint8_t place_in_roster(std::string_view name) {
        const auto found = std::ranges::find(seven_tag_roster, name);
        return static_cast<std::uint8_t>(found - seven_tag_roster.begin());
    }

    rules_of_game rules_;
    std::string_view name_;
    std::string_view fen_;
    std::string_view variant_;
    std::uint8_t roster_ = 0; // which of the seven tags the game has, by their places
    std::size_t tag_count_ = 0;
    bool positions_agree_ = true;
};

using parsing::handed_to;

template <typename Rule> struct strict_action : tao::pegtl::nothing<Rule> {};

template <> struct strict_action<strict::tag_name> : handed_to<&strict_reading::tag_name> {};
template <> struct strict_action<strict::tag_value> : handed_to<&strict_reading::tag_value> {};
template <> struct strict_action<strict::header> : handed_to<&strict_reading::end_header> {};

} // namespace

bool accepts(std::string_view text, const limits& bounds) {
    if (!utf8::is_plain_text(text))
        return false;
    parsing::text_input input(text);
    strict_reading state(bounds.depth);
    return tao::pegtl::parse<strict::file, strict_action, parsing::one_function_control>(input, state) &&
           !state.limit_was_reached() && state.positions_agree();
}

} // namespace ctlpgn::pgn
