// The state of one tolerant reading: the findings, the depth, and the builder that the actions call.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"
#include "grammar/ctl_pgn/file.hpp"
#include "notations/ctl_pgn/tree_builder.hpp"
#include "parsing/finding_list.hpp"

#include <cstddef>
#include <string_view>

namespace ctlpgn::ctl_pgn {

using condition = grammar::ctl_pgn::file::condition;

class reading {
  public:
    reading(game& into, std::string_view text, const limits& with, std::vector<finding>& findings);

    tree_builder builder;

    // The state in which the last token ended (parsing/rule_token.hpp).
    [[nodiscard]] std::size_t token() const { return token_; }

    // What the generated rules ask for (parsing/rules.hpp).
    void report(code id, const char* begin, const char* end);
    [[nodiscard]] parsing::finding_list::bookmark mark() const { return findings_.mark(); }
    void rollback(parsing::finding_list::bookmark to) { findings_.rollback(to); }
    // How positions in tags are written is reported when the game has been read (tolerant_reading.cpp).
    [[nodiscard]] bool holds(condition which, std::string_view subject) const {
        return which == condition::suits_its_tag || builder.continues(subject);
    }
    void token_read(std::size_t state) { token_ = state; }
    [[nodiscard]] bool enter();
    void leave() { --depth_; }

    // Reports what can only be known when the game has been read, and puts the findings in order of place.
    void finish(std::string_view consumed);

  private:
    parsing::finding_list findings_;
    const game& game_;
    const limits& limits_;
    std::uint32_t depth_ = 0;
    std::size_t token_ = 0;
    bool comment_unclosed_ = false;
};

} // namespace ctlpgn::ctl_pgn
