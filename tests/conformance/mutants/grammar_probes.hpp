// What the suite asks of a reader that is made of the grammar.
#pragma once

#include "conformance/suite.hpp"
#include "pegc/writing/library.hpp"

#include <string>
#include <vector>

namespace ctlpgn::mutants {

// A text that a rule of a grammar takes or does not take; were it otherwise, the case would fail.
struct grammar_probe {
    std::string grammar;
    std::string rule;
    std::string text;
    bool accepted;
    const conformance::suite_case* tried;
};

// Of a whole file, of its positions and of the values of its tags. What other faults of the same text hide is
// no probe.
std::vector<grammar_probe> grammar_probes(const conformance::suite& all, const pegc::library& grammars);

} // namespace ctlpgn::mutants
