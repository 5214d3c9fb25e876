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

// Where the rule makes a difference, as a clause with a text in which it does; nothing where it is not seen
// to make one.
//
// It is tried on so many texts that it matches. They are made by chance, always the same: a text answers only
// what a reader asks of it, and so represents all texts that answer alike. Wherever the rule is in a
// choice, reading goes on there with the quick ways and without them until both have come to the same place,
// and both must have found the same faults.
std::optional<std::string> quick_way_fault(const facts& known, const rule_uses& uses, const rule& quick,
                                           std::size_t texts);

} // namespace ctlpgn::pegc
