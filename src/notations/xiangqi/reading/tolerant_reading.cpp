// The tolerant reading: the one place where its rules are instantiated.
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/positions/fen.hpp"
#include "notations/xiangqi/positions/set_up.hpp"
#include "notations/xiangqi/reading/actions.hpp"
#include "notations/xiangqi/reading/inlining.hpp"
#include "notations/xiangqi/reading/readings.hpp"
#include "notations/xiangqi/tags.hpp"
#include "parsing/cut_comments.hpp"
#include "parsing/game_frame.hpp"
#include "parsing/open_comment.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace ctlpgn::xiangqi {

namespace {

// Reports faults of the game's positions, if it has any. Bytes that are not UTF-8 are reported for the whole
// game.
void read_positions(const game& record, game_reading& state) {
    std::vector<finding> findings;
    const auto report = [&](const tag& written) {
        const char* const value = record.text.data() + written.value.begin;
        for (const finding& found : findings)
            if (!parsing::is_about_bytes(found.id))
                state.report(found.id, value + found.where.begin, value + found.where.end);
        findings.clear();
    };
    const tag* const fen = find_tag(record, tag_name::fen);
    if (fen != nullptr && !fen->value.empty() && !is_web_game(record)) {
        written_fen ignored;
        read_fen(record.raw(fen->value), ignored, findings);
        report(*fen);
    }
    const tag* const set_up = find_tag(record, tag_name::set_up);
    if (set_up != nullptr && !set_up->value.empty()) {
        written_set_up ignored;
        read_set_up(record.raw(set_up->value), {}, ignored, findings);
        report(*set_up);
    }
}

// A file of PGN has no games of the other kind. Their Chinese keywords are reported anyway.
void check_kind_of_file(const game& record, game_reading& state) {
    if (!is_pgn(record) || record.tags.empty() || is_bracketed(record, record.tags.front()))
        return;
    const std::string_view keyword = record.raw(record.tags.front().name);
    if (!keyword.empty() && !is_beyond_ascii(keyword.front()))
        state.report(codes::keyword_in_pgn, keyword.data(), keyword.data() + keyword.size());
}

void report_web_game(const game& record, game_reading& state) {
    if (!state.builder.is_web_game())
        return;
    const char* const end = record.text.data() + record.text.rfind(']') + 1;
    state.report(codes::web_board, record.text.data() + record.text.find(web_board_opening), end);
}

// Whether more text could close the first comment that was taken for unclosed.
bool is_settled(std::string_view text, const game_reading& state, std::uint64_t longest) {
    if (!state.unclosed_comment())
        return true;
    const std::size_t begin = *state.unclosed_comment();
    if (text[begin] != '/')
        return parsing::is_settled_comment(text, begin, 5, longest);
    const std::size_t behind = begin + 2;
    return text.size() - begin > longest ||
           std::min(text.find("/*", behind), text.find("*/", behind)) != std::string_view::npos;
}

// Whether more text could show that header lines belong to the game before them: no moves follow those.
bool is_settled_header(std::string_view rest, std::uint64_t longest) {
    return rest.starts_with("GAME") || rest.size() > longest || rest.find('{') != std::string_view::npos ||
           rest.find("GAME") != std::string_view::npos;
}

reading_result read_once(std::string_view text, bool first, bool last, bool cuts_comments,
                         const limits& bounds, game& record, std::vector<finding>& findings) {
    record.clear();
    record.text = text;
    game_reading state(record, text, first, bounds, findings);
    if (!cuts_comments)
        state.take_comments_as_written();
    const auto is_complete = [&](std::size_t consumed) {
        // The end of a game is followed by the beginning of the next.
        return last ||
               (consumed != text.size() && is_settled_header(text.substr(consumed), bounds.comment_bytes) &&
                is_settled(text, state, bounds.comment_bytes));
    };
    using rules = parsing::file_rules<rule::file_start, rule::game, rule::file_end>;
    return parsing::read_frame<rules, action, parsing::one_function_control>(
        text, first, record, state, is_complete, [&] {
            read_positions(record, state);
            check_kind_of_file(record, state);
            report_web_game(record, state);
        });
}

} // namespace

reading_result read_game(std::string_view text, bool first, bool last, const limits& bounds, game& record,
                         std::vector<finding>& findings) {
    return parsing::read_with_cuts<reading_result>(record, findings, [&](bool cuts_comments) {
        return read_once(text, first, last, cuts_comments, bounds, record, findings);
    });
}

// The line GAME opens every game.
std::size_t find_game(std::string_view text) {
    for (std::size_t at = text.find("\nGAME"); at != std::string_view::npos;
         at = text.find("\nGAME", at + 1)) {
        const char after = at + 5 < text.size() ? text[at + 5] : '\n';
        if (after == ' ' || after == '\t' || after == '\n' || after == '\r')
            return at + 1;
    }
    return std::string_view::npos;
}

} // namespace ctlpgn::xiangqi
