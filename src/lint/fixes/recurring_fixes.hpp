// A finding that represents others like it has the fix of all of them.
#pragma once

#include "lint/fixes/shared_fixes.hpp"
#include "lint/rules/recurring.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace ctlpgn {

// The ends of titles of fixes for several places: of some of them, and of all.
inline constexpr std::string_view where_it_can_be_done = ", where that can be done";
inline constexpr std::string_view wherever_it_is_so = ", wherever it is so";

// All findings of a game, including those that it represents; none if no finding represents others.
std::vector<finding> find_again(const game& record, const std::vector<finding>& findings,
                                const recurring_rules& rules);

// Gives each finding that represents others the fixes of all of them, which are in `all`.
void join_fixes_of_recurring(const game& record, std::vector<finding>& findings,
                             const std::vector<finding>& all, const recurring_rules& rules);

// Gives every finding its remedy, by the notation's own table or the shared one; a finding that represents
// others gets those of all of them.
template <class Context>
void add_joined_remedies(const Context& context, std::span<const fix_row<Context>> own,
                         const recurring_rules& rules, offered_fixes wanted, std::vector<finding>& findings) {
    std::vector<finding> all = find_again(context.read, findings, rules);
    add_remedies(context, own, wanted, findings);
    add_remedies(context, own, wanted, all);
    join_fixes_of_recurring(context.read, findings, all, rules);
}

} // namespace ctlpgn
