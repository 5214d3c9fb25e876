// Where the tests find what they read.
#pragma once

#include <filesystem>

namespace ctlpgn::tests {

// The folder that holds the whole project.
std::filesystem::path project_folder();

} // namespace ctlpgn::tests
