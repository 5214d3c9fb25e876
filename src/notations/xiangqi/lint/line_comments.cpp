// # begins a comment, and elsewhere it is the sign for mate: whoever means that hides the rest of the line.
#include "grammar/xiangqi/file.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/lint/rules.hpp"
#include "parsing/parse.hpp"
#include "parsing/quiet_state.hpp"
#include "parsing/text_input.hpp"
#include "text/ascii.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace ctlpgn::xiangqi {

namespace {

namespace rule = grammar::xiangqi::file::tolerant;

template <typename Rule> struct no_action : tao::pegtl::nothing<Rule> {};

// Words are said about moves, and are no moves.
bool has_words(std::string_view text) {
    constexpr std::size_t shortest = 3;
    std::size_t letters = 0;
    return std::ranges::any_of(text, [&letters](char each) {
        letters = is_letter(each) ? letters + 1 : 0;
        return letters == shortest;
    });
}

bool holds_moves(std::string_view text) {
    const std::string spaced = std::string(" ").append(trimmed(text));
    parsing::quiet_state state;
    parsing::text_input input(spaced);
    return !has_words(text) && parsing::parse<rule::swallowed, no_action>(input, state);
}

// The half-move that ends where the comment begins; no_node if none does.
node half_move_before(const game& read, std::uint32_t begin) {
    const auto next = std::ranges::lower_bound(read.plies, begin, {}, &ctlpgn::ply::begin);
    if (next == read.plies.begin() || std::prev(next)->whole().end != begin)
        return no_node;
    return static_cast<node>(next - read.plies.begin() - 1);
}

fix edit_of(span sign, bool is_right_at_half_move, bool hides_moves, bool is_empty) {
    if (hides_moves)
        return {.edits = {{sign, ""}}, .safe = false, .title = "remove the sign"};
    if (is_empty && is_right_at_half_move)
        return {.edits = {{sign, "++"}}, .safe = false, .title = "write ++"};
    return {.edits = {{{sign.begin, sign.begin}, " "}}, .safe = false, .title = "write a space before it"};
}

} // namespace

void check_line_comments(check_context& context) {
    for (const comment& each : context.read.comments) {
        const std::string_view text = context.raw(each.text);
        if (context.read.text[each.where.begin] != '#')
            continue;
        const node before = half_move_before(context.read, each.where.begin);
        const bool hides_moves = holds_moves(text);
        if (before == no_node && !hides_moves)
            continue;
        const span sign{each.where.begin, each.where.begin + 1};
        finding& found = context.report(codes::comment_of_moves, sign);
        found.at_ply = before;
        found.remedy = edit_of(sign, before != no_node, hides_moves, trimmed(text).empty());
    }
}

} // namespace ctlpgn::xiangqi
