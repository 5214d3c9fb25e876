#include "notations/pgn/comments/hidden_moves.hpp"

#include "notations/pgn/comments/comment_reading.hpp"
#include "parsing/parse.hpp"
#include "parsing/text_input.hpp"

#include <tao/pegtl/nothing.hpp>

namespace ctlpgn::pgn {

namespace {

struct hidden_reading : comment_reading {
    explicit hidden_reading(const char* text) : begin(text) {}

    const char* begin;
    hidden_moves found;
};

template <typename Rule> struct hidden_action : tao::pegtl::nothing<Rule> {};

template <> struct hidden_action<comment_rules::hidden_digits> {
    template <typename Input> static void apply(const Input& input, hidden_reading& state) {
        state.found.ends_with_number = true;
        if (state.found.plies != 0 || state.found.begins_with_number)
            return;
        state.found.begins_with_number = true;
        for (const char digit : std::string_view(input.begin(), input.size()))
            state.found.number = state.found.number * 10 + static_cast<std::uint32_t>(digit - '0');
    }
};

template <> struct hidden_action<comment_rules::hidden_ply> {
    static void apply0(hidden_reading& state) {
        ++state.found.plies;
        state.found.ends_with_number = false;
    }
};

template <> struct hidden_action<comment_rules::hidden_sign> {
    template <typename Input> static void apply(const Input& input, hidden_reading& state) {
        if (*input.begin() == ';')
            state.found.semicolons.push_back(static_cast<std::uint32_t>(input.begin() - state.begin));
    }
};

template <> struct hidden_action<comment_rules::hidden_result> {
    static void apply0(hidden_reading& state) { state.found.has_result = true; }
};

} // namespace

std::optional<hidden_moves> read_hidden_moves(std::string_view comment) {
    hidden_reading state(comment.data());
    parsing::text_input input(comment);
    if (!parsing::parse<comment_rules::hidden_moves, hidden_action>(input, state))
        return std::nullopt;
    return state.found;
}

} // namespace ctlpgn::pgn
