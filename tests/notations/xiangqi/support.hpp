// Texts of Xiangqi, and what the library makes of them.
#pragma once

#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::xiangqi_tests {

const notation& in_xiangqi();

std::vector<diagnostic> found_in(std::string_view text, check_level checks = check_level::legal);

// "missing-game several-movers"
std::string names_of(std::string_view text, check_level checks = check_level::legal);

// In canonical form; what cannot be written anew stays.
std::string formatted(std::string_view text);

// To JSON and back; why it does not go back, if it does not.
std::string through_json(std::string_view text);

} // namespace ctlpgn::xiangqi_tests
