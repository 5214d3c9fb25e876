// Writes C++.
#pragma once

#include "pegc/writing/library.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::pegc {

// The header of one grammar: its rules in both readings. `strict` is strict_library(tolerant). If rules are
// read by tables, the header also lists those of the tolerant reading.
std::string emit_grammar(const library& tolerant, const library& strict, std::string_view name,
                         bool lists_rules);

// The header with the texts of the grammars.
std::string emit_texts(const library& tolerant, const library& strict, const std::vector<std::string>& names);

// The name of a grammar in C++: ctl_pgn::pdtl for ctl_pgn/pdtl.
std::string namespaces(std::string_view path);

// The table of a rule from a %token line.
std::string token_name(const rule& r);

} // namespace ctlpgn::pegc
