// Diagrams as SVG.
#pragma once

#include "syntax/diagram.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::syntax {

// The CSS of diagrams, for light and dark backgrounds.
extern const std::string_view diagram_style;

// The element of one diagram, without a style. A box leads to #rule-<name>.
std::string svg_element(const diagram& asked, std::string_view label);

// A complete picture with the diagrams of all rules, one below the other.
std::string svg(const grammar& language);

} // namespace ctlpgn::syntax
