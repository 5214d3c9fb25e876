// The promises about the findings of any text, and about their fixes.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::mutants {

struct broken_promise {
    std::string what; // empty: none is broken. The same words for the same kind of breach.
    std::string detail;
};

broken_promise find_broken_promise(std::string_view text, const notation& chosen);

} // namespace ctlpgn::mutants
