// The files that configurations are in.
#pragma once

#include <filesystem>
#include <string>

namespace ctlpgn {

// The whole file. Throws input_error if it cannot be read, or is too long to be a configuration.
std::string text_of_configuration(const std::filesystem::path& file);

// Throws input_error for an existing path that is not a regular file, unless it is a descriptor that the
// program was given.
void check_regular(const std::filesystem::path& file);

} // namespace ctlpgn
