// The fix of a finding that stands for others like it is that of all.
#pragma once

#include "lint/rules/recurring.hpp"

#include <functional>
#include <vector>

namespace ctlpgn {

// How a notation finds what recurs.
struct recurring_rules {
    const notation& in;
    // Keeps of what was read what is told if nothing recurs.
    void (*keep_single_causes)(const game& of, std::vector<finding>& findings);
    recurring_findings (*find)(const game& of, const std::vector<finding>& findings);
    bool (*may_recur)(code id);
};

// Reads the game once more to find the others, which are told no more.
void join_fixes_of_recurring(const game& of, std::vector<finding>& findings, const recurring_rules& by,
                             const std::function<void(std::vector<finding>&)>& add_remedies);

} // namespace ctlpgn
