// Rows of the catalogue as text for people.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::emit {

// The message of a row with an ellipsis for {found}, and the name of the other placeholder.
std::string general_message(const diagnostic_info& described);

// An example with invisible characters written as \x07 or \u{FEFF}.
std::string visible_example(std::string_view example);

// What to add to "Wrong" and "Right": the notation of the example, if there are several.
std::string example_title(const notation_example& example, std::size_t count);

// Whether the program can fix it: "Fix: safe, by ctlpgn lint --fix".
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

// The address of that place; empty if the page is nowhere that everyone can reach.
std::string rule_address(const diagnostic_info& described);

} // namespace ctlpgn::emit
