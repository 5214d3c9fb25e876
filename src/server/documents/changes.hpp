// The difference between two texts, as edits that touch only what changes.
#pragma once

#include "server/documents/session.hpp"

#include <string_view>

namespace ctlpgn::server {

// The bytes of the document from `begin` on that are `before` become `after`: whole lines, as an array of
// TextEdits, appended.
void add_line_changes(const session& current, const document& opened, std::size_t begin,
                      std::string_view before, std::string_view after, json& edits);

} // namespace ctlpgn::server
