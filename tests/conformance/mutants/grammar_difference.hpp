// Whether two grammars describe the same language, as far as many texts can show.
#pragma once

#include "mutants/grammar_mutation.hpp"
#include "mutants/grammar_probes.hpp"

#include <optional>
#include <string>

namespace ctlpgn::mutants {

class difference_search {
  public:
    explicit difference_search(const pegc::library& right) : right_(right) {}

    // A text that the mutated grammar reads differently; nothing if none was found.
    // Texts of the mutated rule are tried first: if they do not differ, no others will.
    std::optional<std::string> find(const grammar_mutation& what, const pegc::library& mutated) const;

  private:
    const pegc::library& right_;
};

} // namespace ctlpgn::mutants
