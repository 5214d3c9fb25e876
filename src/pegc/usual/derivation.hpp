// Usual forms (%usual): quick ways that are derived from the rules beside them.
#pragma once

#include "pegc/writing/library.hpp"

#include <set>
#include <string>

namespace ctlpgn::pegc {

// Makes a rule of each %usual line: what the form matches, with the rules that take it there. `promised` of
// that rule has besides what must be proved for it (proof/usual_form.hpp); the line says why if nothing can
// be derived.
void derive_usual_forms(library& lib);

// The rules of %quick and %usual lines.
std::set<std::string, std::less<>> quick_rules(const std::vector<const grammar_file*>& files);

} // namespace ctlpgn::pegc
