// The state of one tolerant reading of Diplomat: what every reading_state is, and the builder that the
// actions call.
#pragma once

#include "grammar/diplomat/file.hpp"
#include "notations/diplomat/reading/tree_builder.hpp"
#include "parsing/reading_state.hpp"

#include <string_view>
#include <vector>

namespace ctlpgn::diplomat {

class game_reading : public parsing::reading_state {
  public:
    game_reading(game& record, std::string_view text, const limits& bounds, std::vector<finding>& findings)
        : reading_state(record, text, bounds, findings), builder(record, text) {}

    tree_builder builder;

    // Every comment ends at its own closing brace.
    void take_comments_as_written() { cuts_comments_ = false; }

    // What the generated rules ask for (parsing/rules.hpp).
    void report(code id, const char* begin, const char* end);

    [[nodiscard]] bool holds(grammar::diplomat::file::condition which, std::string_view subject) const {
        using enum grammar::diplomat::file::condition;
        switch (which) {
        case cuts_comments: return cuts_comments_;
        case untagged: return builder.is_untagged();
        case has_ply: return builder.has_ply();
        case goes_so: return builder.goes_so(subject);
        case slanted: return builder.is_slanted(subject);
        case next_number: return builder.is_next_number(subject);
        case due_number: return builder.is_due_number(subject);
        default: return builder.black_follows();
        }
    }

    // Nothing may be read afterwards.
    void finish(std::string_view consumed) { reading_state::finish(builder, consumed); }

  private:
    bool cuts_comments_ = true;
};

} // namespace ctlpgn::diplomat
