// The catalogue for people and programs: one diagnostic, or all of them.
#pragma once

#include "ctlpgn/catalogue.hpp"

#include <span>
#include <string>

namespace ctlpgn::emit {

// All that there is to say about one diagnostic, as a page of text.
std::string explain_page(const diagnostic_info& of);

// A line for each.
std::string rules_as_text(std::span<const diagnostic_info> rules);

std::string rules_as_json(std::span<const diagnostic_info> rules);

// A document with all of them by layer: docs/rules.md.
std::string rules_as_markdown(std::span<const diagnostic_info> rules);

} // namespace ctlpgn::emit
