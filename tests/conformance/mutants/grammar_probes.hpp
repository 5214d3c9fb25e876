// What the suite tests in a reader that is generated from the grammar.
#pragma once

#include "conformance/suite.hpp"
#include "pegc/writing/library.hpp"

#include <string>
#include <vector>

namespace ctlpgn::mutants {

// A text that a rule of a grammar accepts or rejects; otherwise the case would fail.
struct grammar_probe {
    std::string grammar;
    std::string rule;
    std::string text;
    bool accepted;
    const conformance::suite_case* tried;
};

// For a whole file, its positions and the values of its tags. Parts that other faults of the text hide are
// not probes.
std::vector<grammar_probe> grammar_probes(const conformance::suite& all, const pegc::library& grammars);

} // namespace ctlpgn::mutants
