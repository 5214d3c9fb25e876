// Which token each byte of a game belongs to.
#pragma once

#include "ctlpgn/notation.hpp"
#include "server/features/token_types.hpp"
#include "syntax/scopes.hpp"

#include <vector>

namespace ctlpgn::server {

// What the rules of the grammar colour is coloured as they say, and what the reader had to tolerate by what
// it was taken for. What is in a comment says the reader.
std::vector<token> painted_bytes(const notation& chosen, const game& record, syntax::scope_finder& scopes);

} // namespace ctlpgn::server
