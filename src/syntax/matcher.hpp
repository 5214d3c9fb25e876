// Reads a text by a grammar as it is written, expression by expression. Slow, and so simple that it can be
// checked against Ford's definition by eye: what the generated parsers are held against.
//
// The grammar must be a strict one: labels and deviations are for those who tolerate. Nesting is
// followed on the stack, so the text should be one whose depth is known to be limited.
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

// A rule of those that are watched for, and what it matched.
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
    // Whether the end of the text was looked at: if so, more text could have changed the outcome.
    bool settled = true;
};

class matcher {
  public:
    explicit matcher(const grammar& language, std::set<const pegc::rule*> watched = {})
        : grammar_(language), watched_(std::move(watched)) {}

    // So many expressions are tried from now on; then nothing matches any more.
    void limit_steps(std::size_t most) { steps_left_ = most; }
    [[nodiscard]] bool is_exhausted() const { return steps_left_ == 0; }

    // Matches `n` against the text from `at`. The text must be well-formed UTF-8.
    match_outcome match(const pegc::node& n, std::string_view text, std::size_t at);

    // The same, where the memory follows the text. What took part in the match is not reported then.
    match_outcome match(const pegc::node& n, std::string_view text, std::size_t at, match_memory& memory);

    // Whether the rule matches all of the text.
    bool accepts(const pegc::rule& r, std::string_view text);

    // The alternatives by which the last match came about, without those that it only looked ahead with.
    [[nodiscard]] const std::vector<taken_alternative>& taken() const { return taken_; }
    // The same of the rules that are watched for, each before those in it.
    [[nodiscard]] const std::vector<taken_rule>& taken_rules() const { return taken_rules_; }

  private:
    // Where matching can go back to.
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
