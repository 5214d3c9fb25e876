// What tags say, as opposed to how they are written.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::emit {

// The value without escapes: \" is a quotation mark and \\ a backslash. `into` is used only if there are any.
[[nodiscard]] std::string_view tag_value(const game& of, const tag& t, std::string& into);

// What is played, by the game's Variant tag with a plain apostrophe, or else by its notation.
[[nodiscard]] std::string_view variant_of(const game& of, const notation& in, std::string& into);

} // namespace ctlpgn::emit
