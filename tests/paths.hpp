// Paths of the tests' inputs.
#pragma once

#include <filesystem>

namespace ctlpgn::tests {

// The folder of the project.
std::filesystem::path project_folder();

} // namespace ctlpgn::tests
