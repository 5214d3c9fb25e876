// Diagrams among the moves: whether they show what is on the board.
#include "games/xiangqi/rules.hpp"
#include "grammar/xiangqi/diagram.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/form.hpp"
#include "notations/xiangqi/lint/rules.hpp"
#include "notations/xiangqi/positions/start.hpp"
#include "notations/xiangqi/replay/replay.hpp"
#include "notations/xiangqi/words.hpp"
#include "parsing/parse.hpp"
#include "parsing/quiet_state.hpp"
#include "parsing/text_input.hpp"
#include "text/ascii.hpp"
#include "tree/chains.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>

#include <array>
#include <bitset>
#include <string>

namespace ctlpgn::xiangqi {

namespace {

namespace rule = grammar::xiangqi::diagram::tolerant;

// What a diagram shows, rank by rank.
class diagram_state : public parsing::quiet_state {
  public:
    std::bitset<rank_count> ranks; // that were read
    std::array<char, point_count> letters{};
    bool is_damaged = false; // a line was meant as a rank, and is none

    void begin_line(char rank) {
        rank_ = rank - '0';
        file_ = 0;
    }
    void point(char letter) {
        if (const auto at = xiangqi::point::at(file_++, rank_))
            letters[at.index()] = letter;
    }
    void end_line() {
        is_damaged = is_damaged || ranks.test(static_cast<std::size_t>(rank_));
        ranks.set(static_cast<std::size_t>(rank_));
    }

  private:
    int rank_ = 0;
    int file_ = 0;
};

template <typename Rule> struct action : tao::pegtl::nothing<Rule> {};

template <> struct action<rule::rank_name> {
    template <typename Input> static void apply(const Input& input, diagram_state& state) {
        state.begin_line(*input.begin());
    }
};
template <> struct action<rule::man> {
    template <typename Input> static void apply(const Input& input, diagram_state& state) {
        state.point(*input.begin());
    }
};
template <> struct action<rule::empty> {
    template <typename Input> static void apply(const Input& /*in*/, diagram_state& state) { state.point(0); }
};
template <> struct action<rule::board_line> {
    template <typename Input> static void apply(const Input& /*in*/, diagram_state& state) {
        state.end_line();
    }
};
template <> struct action<rule::damaged_line> {
    template <typename Input> static void apply(const Input& /*in*/, diagram_state& state) {
        state.is_damaged = true;
    }
};

// The first point that differs; none if the diagram shows the board.
point difference(const position& shown, const diagram_state& read, const file_format& letters) {
    for (int i = 0; i != point_count; ++i) {
        const point at = point::from_index(i);
        const char letter = read.letters[at.index()];
        const xiangqi::side owner = is_small_letter(letter) ? xiangqi::side::black : xiangqi::side::red;
        const piece drawn = letter == 0 ? piece() : piece{owner, letters.kind_of(letter)};
        if (shown.at(at) != drawn)
            return at;
    }
    return {};
}

class diagram_check {
  public:
    explicit diagram_check(check_context& context) : context_(context), format_(format_of(context.read)) {}

    void check_those_of(node first_annotation, const position& shown) {
        for (const node at : comments_of(context_.read, first_annotation)) {
            const comment& each = context_.read.comments[at];
            if (context_.raw(each.where).starts_with("DIAG"))
                check_one(each, shown);
        }
    }

    void operator()(const replayed& each) {
        if (each.which.is_known)
            check_those_of(each.written.first_annotation, each.after);
    }

  private:
    void check_one(const comment& drawn, const position& shown) {
        diagram_state state;
        parsing::text_input input(context_.raw(drawn.text));
        parsing::parse<rule::diagram, action>(input, state);
        const span where{drawn.where.begin, drawn.where.begin + 4};
        if (state.is_damaged || (state.ranks.any() && !state.ranks.all())) {
            context_.report(codes::damaged_diagram, where);
            return;
        }
        if (state.ranks.none())
            return; // it is anything else
        if (const point at = difference(shown, state, format_))
            context_.report(codes::diagram_differs, where, std::string(name_of(at)));
    }

    check_context& context_;
    file_format format_;
};

} // namespace

void check_diagrams(check_context& context) {
    if (context.read.comments.empty())
        return;
    const game_start start = start_of(context.read);
    if (!start.playable)
        return;
    diagram_check check_each(context);
    check_each.check_those_of(context.read.main_line.first_annotation, start.on_board);
    replay<way_onto_board>(context.read, check_each);
}

} // namespace ctlpgn::xiangqi
