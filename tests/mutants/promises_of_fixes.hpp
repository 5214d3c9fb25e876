// What is promised of the findings of any text, and of their fixes.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::mutants {

struct broken_promise {
    std::string what; // empty: none is broken. The same words for what is broken in the same way.
    std::string detail;
};

broken_promise find_broken_promise(std::string_view text, const notation& chosen);

} // namespace ctlpgn::mutants
