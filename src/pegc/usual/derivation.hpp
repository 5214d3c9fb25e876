// Usual forms (%usual): quick ways that are derived from the alternatives beside them.
#pragma once

#include "pegc/writing/library.hpp"

#include <set>
#include <string>

namespace ctlpgn::pegc {

// Makes a rule from each %usual line: what the form matches, by the rules that read it there. Its `promised`
// also has everything that must be proved (proof/usual_form.hpp). If derivation fails, the line has the
// reason.
void derive_usual_forms(library& lib);

// The rules of %quick and %usual lines.
std::set<std::string, std::less<>> quick_rules(const std::vector<const grammar_file*>& files);

} // namespace ctlpgn::pegc
