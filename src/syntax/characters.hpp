// How characters are shown to people, and in the forms that a grammar takes.
#pragma once

#include "pegc/tree.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace ctlpgn::syntax {

// Whether the character can be seen and distinguished from others.
bool is_visible(std::uint32_t c);

// U+2010, with four digits at least.
std::string code_point(std::uint32_t c);

// A class without its brackets, as diagrams show it: "A-Z 0-9 ♗ U+2010 tab".
std::string shown_class(const pegc::node& characters);

// A literal as diagrams show it: the text, or names of what cannot be seen.
std::string shown_literal(std::string_view text);

} // namespace ctlpgn::syntax
