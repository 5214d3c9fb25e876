// Ways to break a grammar in one place.
#pragma once

#include "pegc/writing/library.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace ctlpgn::mutants {

// An expression of a rule, as the path of children from its body.
struct expression_place {
    std::string file;
    std::size_t rule;
    std::vector<std::size_t> path;
};

struct grammar_mutation {
    expression_place where;
    std::string rule;
    std::string what;
    std::function<void(pegc::node&)> change;

    [[nodiscard]] pegc::library apply(const pegc::library& grammars) const;
};

// All mutations: a part of a sequence, a choice or a class of characters dropped or added; another number of
// repetitions; a lookahead removed or negated; another order of alternatives.
std::vector<grammar_mutation> grammar_mutations(const pegc::library& grammars,
                                                const std::vector<std::string>& files);

} // namespace ctlpgn::mutants
