// How a notation writes a tag.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::server {

// A tag of that name with an empty value, without a line end; the name alone if the notation has no writer.
std::string text_of_tag(const notation& chosen, std::string_view name);

} // namespace ctlpgn::server
