#include "notations/pgn/comments/cut_comments.hpp"

#include "notations/pgn/comments/comment_reading.hpp"
#include "parsing/parse.hpp"
#include "parsing/text_input.hpp"
#include "text/ascii.hpp"
#include "tree/number_value.hpp"

#include <tao/pegtl/nothing.hpp>

#include <algorithm>

namespace ctlpgn::pgn {

namespace {

// This many tags in a row, including Event, are those of another game even if no number shows it.
constexpr int deciding_tags = 3;

// Follows the plies in two ways: as the text continues, and as if everything up to the first closing brace
// were words.
struct cut_reading : comment_reading {
    explicit cut_reading(due_ply due) : inside(due), outside(due) {}

    due_ply inside;
    due_ply outside;
    int tags = 0;
    bool has_plies = false;
    bool has_event = false;
    bool goes_on = true;
    bool is_after_brace = false;
    bool is_proven = false;

    void tag(std::string_view written) {
        ++tags;
        has_event = has_event || written.starts_with("[Event ");
        inside = {};
    }
    void number(std::string_view written) {
        // Another game may begin with any number.
        if (inside.number == 0 && tags != 0) {
            inside.number =
                static_cast<std::uint32_t>(value_of_number(written.substr(0, count_digits(written))));
            inside.player = inside.has(written) ? side::white : side::black;
        }
        goes_on = goes_on && inside.has(written);
        if (is_after_brace)
            is_proven = goes_on && (tags != 0 ? has_deciding_tags()
                                              : has_plies && outside.number != 0 && !outside.has(written));
    }
    void ply() {
        has_plies = has_plies || !is_after_brace;
        if (inside.number == 0 && tags != 0)
            inside.number = 1;
        inside = inside.next();
        if (is_after_brace)
            outside = outside.next();
    }
    void end() { is_proven = goes_on && has_deciding_tags(); }

  private:
    [[nodiscard]] bool has_deciding_tags() const { return has_event && tags >= deciding_tags; }
};

template <typename Rule> struct cut_action : tao::pegtl::nothing<Rule> {};

template <> struct cut_action<comment_rules::cut_tag> {
    template <typename Input> static void apply(const Input& input, cut_reading& state) {
        state.tag({input.begin(), input.size()});
    }
};

template <> struct cut_action<comment_rules::cut_number> {
    template <typename Input> static void apply(const Input& input, cut_reading& state) {
        state.number({input.begin(), input.size()});
    }
};

template <> struct cut_action<comment_rules::cut_ply> {
    static void apply0(cut_reading& state) { state.ply(); }
};

template <> struct cut_action<comment_rules::cut_brace> {
    static void apply0(cut_reading& state) { state.is_after_brace = true; }
};

template <> struct cut_action<comment_rules::cut_end> {
    static void apply0(cut_reading& state) { state.end(); }
};

} // namespace

due_ply due_ply::next() const {
    const std::uint32_t added = player == side::black && number != 0 ? 1 : 0;
    return {number + added, opponent(player)};
}

bool due_ply::has(std::string_view number_with_dots) const {
    const bool is_of_black = std::ranges::count(number_with_dots, '.') > 1;
    const std::string_view digits = number_with_dots.substr(0, count_digits(number_with_dots));
    return number != 0 && number == value_of_number(digits) && is_of_black == (player == side::black);
}

bool goes_on_inside(std::string_view text, due_ply due) {
    cut_reading state(due);
    parsing::text_input input(text);
    return parsing::parse<comment_rules::cut_game, cut_action>(input, state) && state.is_proven;
}

} // namespace ctlpgn::pgn
