// Texts in a notation, and the library's results for them.
#pragma once

#include "ctlpgn/fixing.hpp"
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

// The names of the findings: "missing-game several-movers"
std::string names_of_findings(std::string_view text, const notation& chosen, const lint_options& options);
std::string names_of_findings(std::string_view text, const notation& chosen,
                              check_level checks = check_level::legal);
// And by its profile of that name.
std::string names_by_profile(std::string_view text, const notation& chosen, std::string_view profile);

// The codes: "M001 GB001"
std::string listed_codes(const std::vector<diagnostic>& found);

// The results of notation::ask_board for the plies of the first game: the name of the broken rule or of the
// contradiction; "-" for none.
std::string broken_rules_in(std::string_view text, const notation& chosen);

// In canonical form; games that cannot be rewritten are unchanged.
std::string formatted(std::string_view text, const notation& chosen, const format_options& options = {});

// To JSON and back, or the reason why not.
std::string through_json(std::string_view text, const notation& chosen);

// The same for tests of one notation, which name it once.
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
struct fixed_in_one {
    notation_of_tests tests;
    bool unsafe = false;
    std::string operator()(std::string_view text) const {
        return apply_fixes(text, tests(), {}, {.unsafe = unsafe});
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
