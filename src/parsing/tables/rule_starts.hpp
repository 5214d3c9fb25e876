// What a text can continue with if a rule matches, by the rule's code. If it continues with anything else,
// the rule need not be tried.
#pragma once

#include "parsing/tables/next_set.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace ctlpgn::parsing {

struct rule_start {
    next_set reading; // what a match begins with
    next_set idle;    // what may come next after an empty match; nothing if it is never empty

    [[nodiscard]] next_set all() const;
};

class rule_starts {
  public:
    explicit rule_starts(const coded_grammar& grammar) : grammar_(grammar), known_(grammar.size) {}

    // For the rule whose code is here. Moves to its end.
    rule_start take(code_place& at);

  private:
    // Rules may begin with each other, but never with themselves; later in a rule, it may occur again.
    enum class where : std::uint8_t { first, later };

    rule_start take(code_place& at, where position);
    rule_start take_sequence(code_place& at, where position);
    rule_start take_choice(code_place& at, where position);
    rule_start take_lookahead(code_place& at, where position, bool wanted);
    void pass(code_place& at) { (void)take(at, where::later); }
    const rule_start& named(std::uint32_t index);

    const coded_grammar& grammar_;
    std::vector<std::optional<rule_start>> known_;
};

} // namespace ctlpgn::parsing
