// Whether output may be coloured.
#pragma once

#include <string_view>

namespace ctlpgn::cli {

// `when` is auto, always or never. "auto" colours output to a terminal that supports it, unless the
// environment has NO_COLOR (https://no-color.org).
bool wants_colour(std::string_view when, bool to_standard_output);

} // namespace ctlpgn::cli
