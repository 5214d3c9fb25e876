// How every notation reads one game from the beginning of a text.
#pragma once

#include "ctlpgn/notation.hpp"
#include "parsing/parse.hpp"

#include <tao/pegtl/normal.hpp>

#include <string_view>

namespace ctlpgn::parsing {

// The parts of a file.
template <class Start, class Game, class End> struct file_rules {
    using start = Start;
    using game = Game;
    using end = End;
};

// Reads into the tree of the state, which is empty except for its text. `is_complete` says whether more text
// cannot change what was read from this many bytes; then `read_rest` reads parts that need the whole game,
// and the state is finished.
template <class Rules, template <typename...> class Action,
          template <typename...> class Control = tao::pegtl::normal, class State, class IsComplete,
          class ReadRest>
reading_result read_frame(std::string_view text, bool first, game& record, State& state,
                          IsComplete is_complete, ReadRest read_rest) {
    text_input input(text);
    if (first)
        parsing::parse<typename Rules::start, Action, Control>(input, state);
    reading_result result;
    result.game = parsing::parse<typename Rules::game, Action, Control>(input, state);
    if (!result.game)
        parsing::parse<typename Rules::end, Action, Control>(input, state);
    result.consumed = static_cast<std::size_t>(input.current() - text.data());
    result.complete = is_complete(result.consumed);
    state.builder.finish();
    if (result.complete) {
        record.text = text.substr(0, result.consumed);
        read_rest();
        state.finish(record.text);
    }
    return result;
}

} // namespace ctlpgn::parsing
