// The catalogue for people and programs: one diagnostic, or all of them.
#pragma once

#include "ctlpgn/notation.hpp"

#include <span>
#include <string>

namespace ctlpgn::emit {

// Which diagnostics, and with whose examples: those of one notation, or all.
struct rule_list {
    std::span<const diagnostic_info> rules;
    const notation* only = nullptr;
};

// Everything there is to say about one diagnostic, as a page of text.
std::string explain_page(const diagnostic_info& described, const notation* only = nullptr);

// One line for each.
std::string rules_as_text(const rule_list& list);

std::string rules_as_json(const rule_list& list);

// A document with all of them by layer: docs/rules.md.
std::string rules_as_markdown(const rule_list& list);

} // namespace ctlpgn::emit
