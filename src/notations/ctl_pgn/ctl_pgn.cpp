// The parser of CTL-PGN: the one place where its generated rules are instantiated.
#include "notations/ctl_pgn/ctl_pgn.hpp"

#include "notations/ctl_pgn/actions.hpp"
#include "notations/ctl_pgn/initial.hpp"
#include "notations/ctl_pgn/rules.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "parsing/strict_state.hpp"
#include "text/utf8.hpp"

#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/parse.hpp>

namespace ctlpgn::ctl_pgn {

namespace {

namespace strict = grammar::ctl_pgn::strict;

// Positions are counted when something is printed; matching only moves a pointer.
using input = tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy, tao::pegtl::eol::lf, const char*>;

bool accepts(std::string_view text, const limits& with) {
    if (utf8::find_invalid(text) != text.size())
        return false;
    input in(text.data(), text.data() + text.size(), "");
    parsing::strict_state state(with.depth);
    return tao::pegtl::parse<strict::file>(in, state) && !state.limit_was_reached();
}

// Whether the game would have been read alike had the text gone on. All that a decision at the end of a game looks
// at is in the line that follows it.
bool is_settled(std::string_view rest) { return rest.find('\n') != std::string_view::npos; }

reading_result read_game(std::string_view text, bool first, bool last, const limits& with, game& into,
                         std::vector<finding>& findings) {
    into.clear();
    into.text = text;
    input in(text.data(), text.data() + text.size(), "");
    reading state(into, text, with, findings);

    if (first)
        tao::pegtl::parse<rule::file_start, action>(in, state);
    reading_result result;
    result.game = tao::pegtl::parse<rule::game, action>(in, state);
    if (!result.game)
        tao::pegtl::parse<rule::file_end, action>(in, state);
    result.consumed = static_cast<std::size_t>(in.current() - text.data());
    result.complete = last || is_settled(text.substr(result.consumed));
    if (result.complete) {
        into.text = text.substr(0, result.consumed);
        state.finish(into.text);
    }
    return result;
}

std::size_t find_game(std::string_view text) {
    const std::size_t line_end = text.find("\n[Variant ");
    return line_end == std::string_view::npos ? line_end : line_end + 1;
}

} // namespace

const notation description{
    .name = "ctl-pgn",
    .title = "CTL-PGN, games of C'escacs",
    .extension = ".ctl-pgn",
    .variant = "C'escacs",
    .words = &words,
    .accepts = accepts,
    .read_game = read_game,
    .find_game = find_game,
    .initial = initial,
    .check = check,
    .positions = positions,
};

} // namespace ctlpgn::ctl_pgn
