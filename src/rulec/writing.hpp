// The C++ that is generated from rules.
#pragma once

#include "rulec/rule.hpp"

#include <string>
#include <vector>

namespace ctlpgn::rulec {

struct source_file {
    std::string path; // as it is included
    std::string text;
};

// Of a notation: its codes, its part of the catalogue, and tables that its own sources use.
std::vector<source_file> sources_of_notation(const rule_file& rules);

// Of the core: the codes of the public header, the rows, and which shared function fixes what.
std::vector<source_file> sources_of_core(const rule_file& rules);

} // namespace ctlpgn::rulec
