// The part of a line that reports show around a finding.
#pragma once

#include "ctlpgn/lint.hpp"

#include <cstddef>
#include <string_view>

namespace ctlpgn {

// Of a given line, the bytes near `at`; of a text, those of the line around it.
source_excerpt excerpt_of_line(std::string_view line, std::size_t at);
source_excerpt excerpt_around(std::string_view text, std::size_t at);

} // namespace ctlpgn
