// What a text can go on with where a rule matches, as far as its code shows. Where it goes on with anything
// else, the rule need not be tried.
#pragma once

#include "parsing/tables/next_set.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace ctlpgn::parsing {

struct rule_start {
    next_set reading; // what a match begins with
    next_set idle;    // what may come next where the match is empty; nothing if it never is

    [[nodiscard]] next_set all() const;
};

class rule_starts {
  public:
    explicit rule_starts(const coded_grammar& grammar) : grammar_(grammar), known_(grammar.size) {}

    // Of the rule whose code is here. Goes on to where it ends.
    rule_start take(code_place& at);

  private:
    // Rules begin with each other, but never with themselves; what comes later in them may be themselves
    // again.
    enum class where : std::uint8_t { first, later };

    rule_start take(code_place& at, where stands);
    rule_start take_sequence(code_place& at, where stands);
    rule_start take_choice(code_place& at, where stands);
    rule_start take_lookahead(code_place& at, where stands, bool wanted);
    void pass(code_place& at) { (void)take(at, where::later); }
    const rule_start& named(std::uint32_t index);

    const coded_grammar& grammar_;
    std::vector<std::optional<rule_start>> known_;
};

} // namespace ctlpgn::parsing
