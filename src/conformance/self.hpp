// The project's own reader, run like any other one, but in this process.
#pragma once

#include "conformance/answers.hpp"

#include <string_view>

namespace ctlpgn::conformance {

// Its answer to a text, as a reader in that role would write it.
process_result answer_of_own_reader(std::string_view text, const suite_case& tried, const judging& options);

} // namespace ctlpgn::conformance
