// Rows of the catalogue as text for people.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::emit {

// The message of a row with an ellipsis for what was found, and the name of what else a finding fills in.
std::string general_message(const diagnostic_info& described);

// An example with what cannot be seen written as \x07 or \u{FEFF}.
std::string visible_example(std::string_view example);

// What to add to "Wrong" and "Right": which notation the example is of, where there are several.
std::string example_title(const notation_example& example, std::size_t count);

// What can be done about it by program: "Fix: safe, by ctlpgn lint --fix".
std::string_view how_to_fix(const diagnostic_info& described);

// What a layer of codes is about, and its letter.
struct layer_words {
    std::uint32_t layer;
    char letter;
    std::string_view title;
};
const layer_words& layer_of_rule(const diagnostic_info& described);

// Where the page of all rules describes it, as a fragment of a URI: "s012-variant-not-first".
std::string rule_anchor(const diagnostic_info& described);

// The address of that place.
std::string rule_address(const diagnostic_info& described);

} // namespace ctlpgn::emit
