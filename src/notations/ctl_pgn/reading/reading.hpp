// The state of one tolerant reading of CTL-PGN: that of every reading_state, and the builder that the actions
// call.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "grammar/ctl_pgn/file.hpp"
#include "notations/ctl_pgn/reading/begins_word.hpp"
#include "notations/ctl_pgn/reading/tree_builder.hpp"
#include "parsing/reading_state.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace ctlpgn::ctl_pgn {

using condition = grammar::ctl_pgn::file::condition;

class reading : public parsing::reading_state {
  public:
    reading(game& record, std::string_view text, const limits& bounds, std::vector<finding>& findings);

    tree_builder builder;

    // What the generated rules require (parsing/rules.hpp).
    void report(code id, const char* begin, const char* end);
    void token_read(std::size_t state) { token_ = state; }
    // Faults of positions in tags are reported when the game has been read (tolerant_reading.cpp).
    [[nodiscard]] bool holds(condition which, std::string_view subject) const {
        switch (which) {
        case condition::suits_its_tag: return true;
        case condition::begins_word: return begins_word(subject.data());
        case condition::succeeds: return builder.is_next(subject);
        case condition::parted: return builder.variation_parts_move();
        case condition::follows: return builder.number_follows(subject);
        case condition::opens: return builder.opens_line();
        case condition::untagged: return builder.is_untagged();
        case condition::resumes: return builder.move_resumes(subject);
        default: return builder.continues(subject);
        }
    }

    // The state in which the last token ended (rule_token.hpp).
    [[nodiscard]] std::size_t token() const { return token_; }

    // Nothing may be read afterwards.
    void finish(std::string_view consumed);

  private:
    std::size_t token_ = 0;
};

} // namespace ctlpgn::ctl_pgn
