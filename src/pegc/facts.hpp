// Facts about expressions that do not depend on input.
#pragma once

#include "pegc/tree.hpp"

#include <bitset>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::pegc {

using byte_mask = std::bitset<256>;
// The same, with the end of the text as an additional one.
using next_mask = std::bitset<257>;

class facts {
  public:
    // With `labels_skip` false, labels count as if the expression before them had to match, as in the strict
    // reading.
    explicit facts(const std::vector<const grammar_file*>& files, bool labels_skip = true);

    // Whether it may match without consuming anything.
    bool nullable(const node& n) const;
    // Whether it may fail.
    bool can_fail(const node& n) const;
    // Whether it may report a finding.
    bool reports(const node& n) const;
    // Whether it may report and then fail, so that the finding has to be undone. For the generated form of
    // `n`, in which alternatives, repetitions and labels undo the findings of their parts.
    bool fails_after_report(const node& n) const;
    // The bytes that a match can begin with.
    byte_mask first(const node& n) const;
    // The bytes that may come next if it matches, even if it consumes nothing.
    next_mask viable(const node& n) const;
    // Whether it always matches without consuming anything when it cannot begin. Only for expressions whose
    // failure leaves no trace.
    bool idle(const node& n) const;

    const rule* find(std::string_view name) const;
    const nested_line* nesting(std::string_view name) const;
    // Whether a %token line names it.
    bool is_token(std::string_view name) const;
    // Whether a %short line names it.
    bool is_short(std::string_view name) const;

  private:
    struct rule_facts {
        const rule* definition = nullptr;
        const nested_line* nesting = nullptr;
        bool is_token = false;
        bool is_short = false;
        bool nullable = false;
        bool can_fail = false;
        bool reports = false;
        bool fails_after_report = false;
        byte_mask first;
        next_mask viable;
    };

    next_mask allowed_by(const node& look) const;
    const rule_facts& of(const node& reference) const;

    bool labels_skip_;
    std::map<std::string, rule_facts, std::less<>> rules_;
};

} // namespace ctlpgn::pegc
