// Replies that were given a separate number: 2. Dg1 2. Dn1 3. e3. They read like moves of White's, until the
// number after them shows what they are.
#pragma once

#include "ctlpgn/tree.hpp"

namespace ctlpgn {

// The ply before this one if it is such a reply, by this one's number; no_node if it is not.
[[nodiscard]] node numbered_reply_before(const game& record, node next);

// The last ply of the main line if it is one, by its own number, which is repeated.
[[nodiscard]] node numbered_reply_at_end(const game& record);

} // namespace ctlpgn
