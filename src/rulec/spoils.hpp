// What the findings of a rule spoil: `spoils PLACE: names, a group, all of LAYER, but NAME`.
#pragma once

#include "rulec/rule.hpp"

#include <vector>

namespace ctlpgn::rulec {

// The parts of a field between its commas.
std::vector<piece> list_of_words(const field& written);

// Finds the codes that the words of all rules mean, once all rules have been read.
void find_spoiled(const rule_text& source, const rule_file& core, rule_file& file);

} // namespace ctlpgn::rulec
