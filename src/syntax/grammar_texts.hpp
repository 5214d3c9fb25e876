// The grammars that the program carries with it (grammar/texts.hpp), read.
#pragma once

#include "syntax/grammar.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::syntax {

// The grammars of a notation are in a folder with its name, those of ctl-pgn in ctl_pgn.
std::string folder_of_notation(std::string_view notation);

// The name of a grammar by its folder and its file; without a file the one with which readers of the folder
// begin, which is called `file`, or the first. Empty if there is no such grammar.
std::string_view find_grammar(std::string_view folder, std::string_view file);

// The grammar of that name with its imports, without what is merely tolerated. The name must be one
// of grammar::texts.
grammar strict_grammar(std::string_view name);

// The same as it is published, in one file: without quick ways, which only readers need.
grammar published_grammar(std::string_view name);

} // namespace ctlpgn::syntax
