#pragma once

#include "pegc/tree.hpp"

namespace ctlpgn::pegc {

// Throws syntax_error.
grammar_file read_text(std::string name, std::string path, std::string text);

} // namespace ctlpgn::pegc
