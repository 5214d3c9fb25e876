// Quick ways: rules that match nothing but what the alternatives after them match as well.
#pragma once

#include "pegc/facts.hpp"
#include "pegc/proof/possible_reading.hpp"
#include "pegc/writing/library.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::pegc {

// What the rules of a grammar are to one another.
struct rule_uses {
    rule_set quick;                             // those of %quick lines
    rule_set others;                            // to which a reader comes without them
    std::map<const node*, const rule*> targets; // of references
};

// Of the file of that name and what it imports.
rule_uses uses_of(const library& lib, std::string_view name);

// Shows where the rule makes a difference, as a clause with a text in which it does; nothing if no difference
// is found.
//
// Random texts that the rule matches are tried, always the same ones: a text answers only what a reader asks
// about it, and so represents all texts with the same answers. Wherever the rule is in a choice, reading goes
// on with and without the quick ways until both have come to the same place, and both must have found the
// same faults.
std::optional<std::string> quick_way_fault(const facts& known, const rule_uses& uses, const rule& quick,
                                           std::size_t texts);

} // namespace ctlpgn::pegc
