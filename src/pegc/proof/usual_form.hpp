// Proofs that usual forms keep what is promised of them: wherever one matches, the rules that it is
// beside match the same and make the same of it. Every text is considered; those that go on alike are one.
#pragma once

#include "pegc/writing/library.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::pegc {

struct proved_form {
    node body;                        // without looks ahead that what follows answers already
    std::optional<std::string> fault; // why it is no usual form, as a clause with a text that shows it
};

using proved_forms = std::map<std::string, proved_form, std::less<>>; // by name

// All forms in the files.
proved_forms prove_usual_forms(const std::vector<const grammar_file*>& files);

// Gives the forms in that file, and in what it imports, the bodies that have been proved for them. Expects a
// library without faults, and a proof of each form.
void settle_usual_forms(library& lib, std::string_view name, const proved_forms& proved);

} // namespace ctlpgn::pegc
