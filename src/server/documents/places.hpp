// Places of documents as the protocol has them.
#pragma once

#include "server/documents/session.hpp"
#include "server/json.hpp"

#include <cstddef>

namespace ctlpgn::server {

// In the encoding that was agreed on.
json range_in(const session& current, const document& opened, std::size_t begin, std::size_t end);
json location_in(const session& current, const open_document& opened, std::size_t begin, std::size_t end);

// Throws json::exception if they are none.
position position_of(const json& value);
std::size_t offset_at(const session& current, const document& opened, const json& at);

struct byte_range {
    std::size_t begin = 0;
    std::size_t end = 0;
};
byte_range bytes_at(const session& current, const document& opened, const json& range);

json edit_of(const session& current, const document& opened, std::size_t begin, std::size_t end,
             std::string_view text);
// Edits of one document, as a WorkspaceEdit.
json workspace_edit(const session& current, const open_document& opened, json edits);

} // namespace ctlpgn::server
