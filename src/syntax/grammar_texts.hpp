// The grammars in the program (grammar/texts.hpp), parsed.
#pragma once

#include "syntax/grammar.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::syntax {

// The grammars of a notation are in a folder with its name, those of ctl-pgn in ctl_pgn.
std::string folder_of_notation(std::string_view notation);

// The name of a grammar by its folder and its file; without a file, the one with which readers begin, which
// is called `file`, or the first one. Empty if there is no such grammar.
std::string_view find_grammar(std::string_view folder, std::string_view file);

// The grammar of that name with its imports, without everything that is only tolerated. The name must be one
// of grammar::texts.
grammar strict_grammar(std::string_view name);

// The same for publication, in one file: without quick ways, which only parsers need.
grammar published_grammar(std::string_view name);

} // namespace ctlpgn::syntax
