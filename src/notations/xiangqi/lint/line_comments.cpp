// # begins a comment here, but is the sign for mate elsewhere: if mate is meant, it hides the rest of the
// line.
#include "grammar/xiangqi/file.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/lint/rules.hpp"
#include "parsing/parse.hpp"
#include "parsing/quiet_state.hpp"
#include "parsing/text_input.hpp"
#include "text/ascii.hpp"
#include "tree/written_numbers.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn::xiangqi {

namespace {

namespace rule = grammar::xiangqi::file::tolerant;

template <typename Rule> struct no_action : tao::pegtl::nothing<Rule> {};

// Words are about moves, and are not moves.
bool has_words(std::string_view text) {
    constexpr std::size_t shortest = 3;
    std::size_t letters = 0;
    return std::ranges::any_of(text, [&letters](char each) {
        letters = is_letter(each) ? letters + 1 : 0;
        return letters == shortest;
    });
}

// Any number may come before moves.
class any_number_state : public parsing::quiet_state {
  public:
    template <typename Condition>
    [[nodiscard]] bool holds(Condition /*which*/, std::string_view /*subject*/) const {
        return true;
    }
};

bool holds_moves(std::string_view text) {
    const std::string spaced = std::string(" ").append(trimmed(text));
    any_number_state state;
    parsing::text_input input(spaced);
    return !has_words(text) && parsing::parse<rule::swallowed, no_action>(input, state);
}

// Whether the number after the comment is not the expected one.
bool misses_moves(const game& read, std::uint32_t begin, const std::vector<std::uint32_t>& numbers) {
    const auto after = std::ranges::lower_bound(read.plies, begin, {}, &ctlpgn::ply::begin);
    if (after == read.plies.begin())
        return false;
    const auto before = static_cast<std::size_t>(after - read.plies.begin() - 1);
    const node next = read.plies[before].next;
    if (next == no_node || read.plies[next].number == 0)
        return false;
    return read.plies[next].number !=
           numbers[before] + (read.plies[before].player == ctlpgn::side::black ? 1U : 0U);
}

// The ply that ends where the comment begins; no_node if none does.
node half_move_before(const game& read, std::uint32_t begin) {
    const auto next = std::ranges::lower_bound(read.plies, begin, {}, &ctlpgn::ply::begin);
    if (next == read.plies.begin() || std::prev(next)->whole().end != begin)
        return no_node;
    return static_cast<node>(next - read.plies.begin() - 1);
}

fix edit_of(span sign, bool hides_moves) {
    return hides_moves ? fix{.edits = {{sign, ""}}, .safe = false, .title = "remove the sign"}
                       : fix{.edits = {{sign, "++"}}, .safe = false, .title = "write ++"};
}

} // namespace

// A comment may say anything. Something else was meant only if the moves in it are missing after it, or if
// it is empty and directly after a ply.
void check_line_comments(check_context& context) {
    std::vector<std::uint32_t> numbers;
    for (const comment& each : context.read.comments) {
        const std::string_view text = context.raw(each.text);
        if (context.read.text[each.where.begin] != '#')
            continue;
        const bool may_hide_moves = holds_moves(text);
        if (may_hide_moves && numbers.empty())
            numbers = written_numbers(context.read);
        const bool hides_moves = may_hide_moves && misses_moves(context.read, each.where.begin, numbers);
        const node before = half_move_before(context.read, each.where.begin);
        if (!hides_moves && (before == no_node || !trimmed(text).empty()))
            continue;
        const span sign{each.where.begin, each.where.begin + 1};
        finding& found = context.report(codes::comment_of_moves, sign);
        found.at_ply = before;
        found.remedy = edit_of(sign, hides_moves);
    }
}

} // namespace ctlpgn::xiangqi
