// The tolerant reading: the one place where its rules are instantiated.
#include "notations/diplomat/positions/setup.hpp"
#include "notations/diplomat/positions/start.hpp"
#include "notations/diplomat/reading/actions.hpp"
#include "notations/diplomat/reading/readings.hpp"
#include "parsing/cut_comments.hpp"
#include "parsing/game_frame.hpp"
#include "parsing/open_comment.hpp"
#include "parsing/text_input.hpp"
#include "record/late_tags.hpp"
#include "record/tag_text.hpp"

#include <tao/pegtl/parse.hpp>

namespace ctlpgn::diplomat {

namespace {

// Reports how the position of the game is written. Bytes that are no UTF-8 are reported for the whole game,
// and a value over two lines where it breaks.
void read_set_up(const game& record, game_reading& state) {
    const tag* const written = find_set_up(record);
    if (written == nullptr || !has_both_ends(record, *written) ||
        record.raw(written->value).find_first_of("\r\n") != std::string_view::npos)
        return;
    written_set_up ignored;
    std::vector<finding> findings;
    read_set_up(record.raw(written->value), ignored, findings);
    const char* const value = record.text.data() + written->value.begin;
    for (const finding& found : findings)
        if (!parsing::is_about_bytes(found.id))
            state.report(found.id, value + found.where.begin, value + found.where.end);
}

reading_result read_once(std::string_view text, bool first, bool last, bool cuts_comments,
                         const limits& bounds, game& record, std::vector<finding>& findings) {
    record.clear();
    record.text = text;
    game_reading state(record, text, bounds, findings);
    if (!cuts_comments)
        state.take_comments_as_written();
    const auto is_complete = [&](std::size_t consumed) {
        // The end of a game is followed by the beginning of the next.
        return last ||
               (is_settled_before_tags(text.substr(consumed), record, "[Event \"") &&
                (!state.unclosed_comment() ||
                 parsing::is_settled_comment(text, *state.unclosed_comment(), 3, bounds.comment_bytes)));
    };
    using rules = parsing::file_rules<rule::file_start, rule::game, rule::file_end>;
    return parsing::read_frame<rules, action>(text, first, record, state, is_complete,
                                              [&] { read_set_up(record, state); });
}

} // namespace

reading_result read_game(std::string_view text, bool first, bool last, const limits& bounds, game& record,
                         std::vector<finding>& findings) {
    return parsing::read_with_cuts<reading_result>(record, findings, [&](bool cuts_comments) {
        return read_once(text, first, last, cuts_comments, bounds, record, findings);
    });
}

// A tag whose line comes after a line that does not begin with a tag.
std::size_t find_game(std::string_view text) {
    for (std::size_t at = text.find("\n["); at != std::string_view::npos; at = text.find("\n[", at + 1)) {
        const std::size_t line = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
        if (at == 0 || text[line] != '[')
            return at + 1;
    }
    return std::string_view::npos;
}

} // namespace ctlpgn::diplomat
