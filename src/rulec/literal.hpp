#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::rulec {

// A text of any bytes as a literal of C++.
std::string literal(std::string_view text);

} // namespace ctlpgn::rulec
