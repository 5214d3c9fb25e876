// The tolerant reading: the one place where its rules are instantiated.
#include "notations/ctl_pgn/actions.hpp"
#include "notations/ctl_pgn/initial.hpp"
#include "notations/ctl_pgn/inlining.hpp"
#include "notations/ctl_pgn/lint/tag_sheet.hpp"
#include "notations/ctl_pgn/position_setup.hpp"
#include "notations/ctl_pgn/readings.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/parse.hpp>

namespace ctlpgn::ctl_pgn {

namespace {

// Whether the game would have been read alike had the text gone on. All that a decision at the end of a game
// looks at is in the line that follows it.
bool is_settled(std::string_view rest) {
    return rest.find('\n') != std::string_view::npos;
}

// Reports how positions in tags are written. Bytes that are no UTF-8 are reported for the whole game.
void read_positions(const game& in, reading& state) {
    position_setup setup;
    std::vector<finding> findings;
    for (const tag& each : in.tags) {
        if (!is_position_tag(in.raw(each.name)) || !is_quoted(in, each))
            continue;
        findings.clear();
        read_position(in.raw(each.value), setup, findings);
        const char* const value = in.text.data() + each.value.begin;
        for (const finding& found : findings)
            if (found.id != code::invalid_utf8)
                state.report(found.id, value + found.where.begin, value + found.where.end);
    }
}

} // namespace

reading_result read_game(std::string_view text, bool first, bool last, const limits& with, game& into,
                         std::vector<finding>& findings) {
    into.clear();
    into.text = text;
    parsing::text_input in(text);
    reading state(into, text, with, findings);

    if (first)
        tao::pegtl::parse<rule::file_start, action, reading_control>(in, state);
    reading_result result;
    result.game = tao::pegtl::parse<rule::game, action, reading_control>(in, state);
    if (!result.game)
        tao::pegtl::parse<rule::file_end, action, reading_control>(in, state);
    result.consumed = static_cast<std::size_t>(in.current() - text.data());
    result.complete = last || is_settled(text.substr(result.consumed));
    state.builder.finish();
    if (result.complete) {
        into.text = text.substr(0, result.consumed);
        read_positions(into, state);
        state.finish(into.text);
    }
    return result;
}

} // namespace ctlpgn::ctl_pgn
