// Texts in a notation, and what the library makes of them.
#pragma once

#include "ctlpgn/format.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::tests {

std::vector<diagnostic> found_in(std::string_view text, const notation& chosen, const lint_options& options);
// With fixes.
std::vector<diagnostic> found_in(std::string_view text, const notation& chosen,
                                 check_level checks = check_level::legal);

// The names of what is found: "missing-game several-movers"
std::string names_of_findings(std::string_view text, const notation& chosen, const lint_options& options);
std::string names_of_findings(std::string_view text, const notation& chosen,
                              check_level checks = check_level::legal);
// And by its profile of that name.
std::string names_by_profile(std::string_view text, const notation& chosen, std::string_view profile);

// The codes: "M001 GB001"
std::string listed_codes(const std::vector<diagnostic>& found);

// What notation::ask_board says of the plies of the first game: the name of the rule that each breaks, or of
// how it contradicts the board; "-" for none.
std::string broken_rules_in(std::string_view text, const notation& chosen);

// In canonical form; what cannot be written anew stays.
std::string formatted(std::string_view text, const notation& chosen, const format_options& options = {});

// To JSON and back; why it does not go back, if it does not.
std::string through_json(std::string_view text, const notation& chosen);

// The same for tests that are all of one notation, and name it once.
using notation_of_tests = const notation& (*)();
struct found_in_one {
    notation_of_tests tests;
    std::vector<diagnostic> operator()(std::string_view text, check_level checks = check_level::legal) const {
        return found_in(text, tests(), checks);
    }
};
struct names_in_one {
    notation_of_tests tests;
    std::string operator()(std::string_view text, check_level checks = check_level::legal) const {
        return names_of_findings(text, tests(), checks);
    }
};
struct formatted_in_one {
    notation_of_tests tests;
    std::string operator()(std::string_view text) const { return formatted(text, tests()); }
};
struct through_json_in_one {
    notation_of_tests tests;
    std::string operator()(std::string_view text) const { return through_json(text, tests()); }
};

} // namespace ctlpgn::tests
