// Files that generators read and write.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace ctlpgn::pegc {

// Both throw file_error (message.hpp).
std::string read_file(const std::filesystem::path& path);

// Does not touch a file that already has this content, so that its dependents are not built again.
void write_if_changed(const std::filesystem::path& path, std::string_view content);

} // namespace ctlpgn::pegc
