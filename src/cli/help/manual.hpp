// The manual: a page for man(1) about the program and each command, and all of them as one document.
#pragma once

#include "cli/help/option_words.hpp"

#include <span>
#include <string>

namespace ctlpgn::cli {

// "ctlpgn" or "ctlpgn-lint".
std::string manual_page_name(const command_words& command);

// In the language of man(7). `all` is the program, then its commands; `command` is one of them.
std::string manual_page(const command_words& command, std::span<const command_words> all);

// In Markdown: all pages.
std::string manual_document(std::span<const command_words> all);

} // namespace ctlpgn::cli
