// Which token each byte of a game belongs to.
#pragma once

#include "ctlpgn/notation.hpp"
#include "server/features/token_types.hpp"
#include "syntax/scopes.hpp"

#include <vector>

namespace ctlpgn::server {

// Text is coloured by the rules of the grammar, and tolerated text by what it was taken for. The reader
// gives the contents of comments.
std::vector<token> painted_bytes(const notation& chosen, const game& record, syntax::scope_finder& scopes);

} // namespace ctlpgn::server
