// Scripts by which shells complete what is typed after "ctlpgn".
#pragma once

#include "cli/help/option_words.hpp"

#include <span>
#include <string>

namespace ctlpgn::cli {

// `all` is the program, then its commands.
std::string bash_completions(std::span<const command_words> all);
std::string zsh_completions(std::span<const command_words> all);
std::string fish_completions(std::span<const command_words> all);

} // namespace ctlpgn::cli
