// Matches a text against a grammar as written, expression by expression. It is slow, but so simple that it
// can be checked against Ford's definition by eye; generated parsers are compared with it.
//
// The grammar must be a strict one, without labels and deviations. Nesting uses the stack, so the depth of
// the text must be limited.
#pragma once

#include "syntax/grammar.hpp"
#include "syntax/match_memory.hpp"

#include <cstddef>
#include <limits>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::syntax {

// A watched rule, and what it matched.
struct taken_rule {
    const pegc::rule* rule;
    std::size_t begin;
    std::size_t end;
};

// One alternative of a choice, by its place in it.
struct taken_alternative {
    const pegc::node* choice;
    std::size_t alternative;
};

struct match_outcome {
    bool matched = false;
    std::size_t end = 0;
    // Whether the end of the text was looked at, so that more text could change the outcome.
    bool settled = true;
};

class matcher {
  public:
    explicit matcher(const grammar& language, std::set<const pegc::rule*> watched = {})
        : grammar_(language), watched_(std::move(watched)) {}

    // Limits the number of expressions that are tried from now on; after that, nothing matches.
    void limit_steps(std::size_t most) { steps_left_ = most; }
    [[nodiscard]] bool is_exhausted() const { return steps_left_ == 0; }

    // Matches `n` against the text from `at`. The text must be well-formed UTF-8.
    match_outcome match(const pegc::node& n, std::string_view text, std::size_t at);

    // The same with the memory, which must follow the text. The parts of the match are not reported then.
    match_outcome match(const pegc::node& n, std::string_view text, std::size_t at, match_memory& memory);

    // Whether the rule matches all of the text.
    bool accepts(const pegc::rule& r, std::string_view text);

    // The alternatives in the last match, without those in lookaheads.
    [[nodiscard]] const std::vector<taken_alternative>& taken() const { return taken_; }
    // The watched rules in the last match, each before those inside it.
    [[nodiscard]] const std::vector<taken_rule>& taken_rules() const { return taken_rules_; }

  private:
    // A state to which matching can return.
    struct state {
        std::size_t at;
        std::size_t alternatives;
        std::size_t rules;
    };
    [[nodiscard]] state here() const { return {at_, taken_.size(), taken_rules_.size()}; }
    void go_back(const state& earlier);

    bool one(const pegc::node& n);
    bool literal(std::string_view bytes);
    bool reference(const pegc::node& n);
    bool remembered(const pegc::rule& target);
    bool character(const pegc::node& n);
    bool sequence(const pegc::node& n);
    bool choice(const pegc::node& n);
    bool repetition(const pegc::node& n);
    bool look_ahead(const pegc::node& n);

    const grammar& grammar_;
    std::string_view text_;
    std::size_t at_ = 0;
    bool settled_ = true;
    std::size_t looked_ = 0; // the end of the bytes that were looked at
    match_memory* memory_ = nullptr;
    std::vector<taken_alternative> taken_;
    std::set<const pegc::rule*> watched_;
    std::vector<taken_rule> taken_rules_;
    std::size_t steps_left_ = std::numeric_limits<std::size_t>::max();
};

} // namespace ctlpgn::syntax
