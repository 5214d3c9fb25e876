// The tolerant reading: the one place where its rules are instantiated.
#include "notations/pgn/codes.hpp"
#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/reading/actions.hpp"
#include "notations/pgn/reading/inlining.hpp"
#include "notations/pgn/reading/readings.hpp"
#include "notations/pgn/tags.hpp"
#include "parsing/game_frame.hpp"
#include "parsing/open_comment.hpp"
#include "record/late_tags.hpp"
#include "text/ascii.hpp"

#include <tao/pegtl/parse.hpp>

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

bool begins_with_tag_of_next(std::string_view rest, std::size_t begin, const game& record) {
    if (begin == std::string_view::npos || rest[begin] != '[' || record.tags.empty())
        return false;
    const std::string_view name = rest.substr(begin + 1);
    const std::size_t size =
        static_cast<std::size_t>(std::ranges::find_if_not(name, is_of_tag_name) - name.begin());
    return size != name.size() && begins_next_game(record, name.substr(0, size));
}

// Whether the game would have been read in the same way if the text had continued. Text after a game is
// skipped up to the next tag or move, so the beginning of one must be there. Tags may belong to the game,
// which the text after them decides; and a line that begins with a number may be a heading, if tags follow
// it.
bool is_settled(std::string_view rest, const game& record) {
    const std::size_t begin = rest.find_first_not_of(white_space);
    if (begins_with_tag_of_next(rest, begin, record))
        return true;
    if (begin == std::string_view::npos || (!is_digit(rest[begin]) && rest[begin] != '*'))
        return is_settled_before_tags(rest, record, "[Event \"");
    // How many more lines a heading may have.
    constexpr int most_lines = 9;
    std::size_t line = begin;
    for (int i = 0; i != most_lines; ++i) {
        line = rest.find_first_not_of(white_space, rest.find('\n', line));
        if (line == std::string_view::npos || rest.find('\n', line) == std::string_view::npos)
            return false;
        if (rest[line] == '[')
            return true;
    }
    return true;
}

// Reports faults of the position in a tag. Bytes that are not UTF-8 are reported for the whole game.
void read_positions(const game& record, reading& state) {
    const tag* const fen = find_tag(record, tag_called("FEN"));
    if (fen == nullptr)
        return;
    const rules_of_game rules = named_rules_of(record);
    if (!rules.is_judged)
        return; // which have their own positions
    const std::string_view position = record.raw(fen->value);
    if (position.empty())
        return; // a missing value is reported as that
    std::vector<finding> findings;
    (void)read_fen(position, findings);
    const char* const value = record.text.data() + fen->value.begin;
    for (const finding& found : findings)
        // Faults on the board are checked with the rest of the position.
        if (!parsing::is_about_bytes(found.id) && found.id != codes::rank_length &&
            !is_of_rules(found.id, rules))
            state.report(found.id, value + found.where.begin, value + found.where.end);
}

} // namespace

reading_result read_game(std::string_view text, bool first, bool last, const limits& bounds, game& record,
                         std::vector<finding>& findings) {
    record.clear();
    record.text = text;
    reading state(record, text, bounds, findings);
    const auto is_complete = [&](std::size_t consumed) {
        return last || (is_settled(text.substr(consumed), record) &&
                        (!state.builder.open_comment_begin() ||
                         parsing::is_settled_comment(text, *state.builder.open_comment_begin(), 3,
                                                     bounds.comment_bytes)));
    };
    using rules = parsing::file_rules<rule::file_start, rule::game, rule::file_end>;
    return parsing::read_frame<rules, action, parsing::one_function_control>(
        text, first, record, state, is_complete, [&] { read_positions(record, state); });
}

} // namespace ctlpgn::pgn
