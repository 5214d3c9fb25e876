// The project's own reader, asked as any other decoder is, but in this process.
#pragma once

#include "conformance/process.hpp"
#include "conformance/suite.hpp"

#include <string_view>

namespace ctlpgn::conformance {

// Its answer on a text, as a decoder that checks up to `level` would write it.
process_result answer_of_own_reader(std::string_view text, const suite_case& of, check_level level);

} // namespace ctlpgn::conformance
