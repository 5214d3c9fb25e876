// Files of the corpus that are written by the program: compared, or with CTLPGN_UPDATE=1 written anew.
#pragma once

#include <filesystem>
#include <string>

namespace ctlpgn::golden {

bool updating();

// Fails if the file does not hold `found`, or writes it.
void compare(const std::filesystem::path& file, const std::string& found);

} // namespace ctlpgn::golden
