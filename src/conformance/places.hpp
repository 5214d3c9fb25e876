// Where the suite is by default.
#pragma once

#include <filesystem>

namespace ctlpgn::conformance {

// The folder of the suite that belongs to this program: beside it, in its build folder, or where it
// was installed. Throws suite_error if it is nowhere.
std::filesystem::path own_suite();

} // namespace ctlpgn::conformance
