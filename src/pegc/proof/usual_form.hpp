// Proofs that usual forms keep their promises: wherever one matches, the rules beside it match the same and
// give the same result. Every text is considered; those that continue alike count as one.
#pragma once

#include "pegc/writing/library.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::pegc {

struct proved_form {
    node body;                        // without lookaheads that the rest decides
    std::optional<std::string> fault; // why it is not a usual form, as a clause with an example
};

using proved_forms = std::map<std::string, proved_form, std::less<>>; // by name

// All forms in the files.
proved_forms prove_usual_forms(const std::vector<const grammar_file*>& files);

// Replaces the forms in that file and its imports by the bodies that have been proved for them. Expects a
// library without faults, and a proof of each form.
void settle_usual_forms(library& lib, std::string_view name, const proved_forms& proved);

} // namespace ctlpgn::pegc
