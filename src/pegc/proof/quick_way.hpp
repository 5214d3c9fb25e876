// Quick ways: rules that match only what the alternatives after them match, too.
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

// How the rules of a grammar depend on each other.
struct rule_uses {
    rule_set quick;                             // those of %quick lines
    rule_set others;                            // that a reader reaches without them
    std::map<const node*, const rule*> targets; // of references
};

// For the file of that name and its imports.
rule_uses uses_of(const library& lib, std::string_view name);

// Shows where the rule makes a difference, as a clause with an example; nothing if no difference is found.
//
// It tries random texts that the rule matches, always the same ones. A text answers only what a reader asks,
// so it represents all texts with the same answers. For each choice with the rule, reading continues with and
// without the quick ways until both have reached the same place, and both must have found the same faults.
std::optional<std::string> quick_way_fault(const facts& known, const rule_uses& uses, const rule& quick,
                                           std::size_t texts);

} // namespace ctlpgn::pegc
