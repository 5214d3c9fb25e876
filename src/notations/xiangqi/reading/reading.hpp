// The state of one tolerant reading of xiangqi: that of every reading_state, and the builder that the actions
// call.
#pragma once

#include "grammar/xiangqi/file.hpp"
#include "notations/xiangqi/reading/tree_builder.hpp"
#include "parsing/reading_state.hpp"
#include "text/closest.hpp"

#include <string_view>
#include <vector>

namespace ctlpgn::xiangqi {

class game_reading : public parsing::reading_state {
  public:
    game_reading(game& record, std::string_view text, bool begins_file, const limits& bounds,
                 std::vector<finding>& findings)
        : reading_state(record, text, bounds, findings), builder(record, text, begins_file) {}

    tree_builder builder;

    // Every comment ends at its own closing sign.
    void take_comments_as_written() { cuts_comments_ = false; }

    // What the generated rules require (parsing/rules.hpp).
    void report(code id, const char* begin, const char* end);
    [[nodiscard]] bool holds(grammar::xiangqi::file::condition which, std::string_view subject) const {
        using enum grammar::xiangqi::file::condition;
        switch (which) {
        case cuts_comments: return cuts_comments_;
        case numbered: return builder.is_numbered();
        case red_moves: return builder.red_moves();
        case given: return builder.has_tag(subject);
        case opened: return builder.has_game_line();
        case main_line: return builder.is_main_line();
        case awaited: return builder.awaits_variation(subject);
        case near_game: return edit_distance(subject, "GAME", 1) == 1;
        case near_format: return edit_distance(subject, "FORMAT", 1) == 1;
        case next_number: return builder.is_next_number(subject);
        case due_number: return builder.is_due_number(subject);
        case in_pgn: return builder.is_in_pgn();
        case bracketed: return builder.has_bracketed_tag();
        default: return builder.black_follows();
        }
    }

    // Where the open braces are.
    void start_opens(const char* at) { start_ = at; }

    // Nothing may be read afterwards.
    void finish(std::string_view consumed) { reading_state::finish(builder, consumed); }

  private:
    const char* start_ = nullptr;
    bool cuts_comments_ = true;
    bool is_unclosed_ = false; // something was not, up to the end
};

} // namespace ctlpgn::xiangqi
