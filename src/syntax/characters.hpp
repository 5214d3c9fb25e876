// How characters are written for people, and in the forms of a grammar.
#pragma once

#include "pegc/tree.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace ctlpgn::syntax {

// Whether the character is visible and distinguishable from others.
bool is_visible(std::uint32_t c);

// U+2010, with four digits at least.
std::string code_point(std::uint32_t c);

// A class as in diagrams, without its brackets: "A-Z 0-9 ♗ U+2010 tab".
std::string shown_class(const pegc::node& characters);

// A literal as in diagrams: the text, or the names of invisible characters.
std::string shown_literal(std::string_view text);

} // namespace ctlpgn::syntax
