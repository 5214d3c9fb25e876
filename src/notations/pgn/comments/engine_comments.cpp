#include "notations/pgn/comments/engine_comments.hpp"

#include "grammar/pgn/engine.hpp"
#include "parsing/acceptance.hpp"
#include "parsing/parse.hpp"
#include "parsing/text_input.hpp"

#include <tao/pegtl/nothing.hpp>

namespace ctlpgn::pgn {

namespace {

// Nothing is tolerated: other comments are text.
namespace rule = grammar::pgn::engine::tolerant;

// 34832 are milliseconds, 00:01:10 are hours, minutes and seconds.
std::int64_t milliseconds_in(std::string_view time) {
    std::int64_t units = 1;
    std::int64_t value = 0;
    std::int64_t part = 0;
    for (const char each : time) {
        if (each != ':') {
            part = part * 10 + (each - '0');
            continue;
        }
        units = 1000;
        value = (value + part) * 60;
        part = 0;
    }
    return (value + part) * units;
}

struct engine_reading : parsing::finding_count {
    engine_values found;
};

template <typename Rule> struct engine_action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_ON(RULE, DO)                                                                                  \
    template <> struct engine_action<rule::RULE> {                                                           \
        template <typename Input> static void apply(const Input& input, engine_reading& state) {             \
            const std::string_view text(input.begin(), input.size());                                        \
            engine_values& found = state.found;                                                              \
            DO;                                                                                              \
        }                                                                                                    \
    }

CTLPGN_ON(book_move, found.is_of_book = !text.empty());
CTLPGN_ON(move_time, found.seconds = text.substr(0, text.size() - 1));
CTLPGN_ON(pawn_score, found.pawns = text);
CTLPGN_ON(score_sign, found.is_mated = text == "-");
CTLPGN_ON(plies_to_mate, found.plies_to_mate = text);
CTLPGN_ON(search_depth, found.depth = text);
CTLPGN_ON(view_of_white, found.pawns = text; found.is_white_view = true);
CTLPGN_ON(mate_for_white, found.is_white_view = !text.empty());
CTLPGN_ON(time_for_move, found.milliseconds = milliseconds_in(text));
CTLPGN_ON(time_left, found.milliseconds_left = milliseconds_in(text));

#undef CTLPGN_ON

// Nearly all other comments begin otherwise.
bool may_begin(std::string_view comment) {
    return !comment.empty() &&
           std::string_view("+-0123456789bdem").find(comment.front()) != std::string_view::npos;
}

} // namespace

std::optional<engine_values> read_engine_comment(std::string_view comment) {
    if (!may_begin(comment))
        return std::nullopt;
    engine_reading state;
    parsing::text_input input(comment);
    if (!parsing::parse<rule::engine_comment, engine_action>(input, state))
        return std::nullopt;
    state.found.size = static_cast<std::size_t>(input.current() - comment.data());
    return state.found;
}

} // namespace ctlpgn::pgn
