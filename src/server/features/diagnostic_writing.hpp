// Findings as the protocol shows them, written as text at once: a keystroke may have all of a document
// written anew.
#pragma once

#include "server/documents/session.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace ctlpgn::server {

// What the document was found to hold, as an array of Diagnostics. Where that is more than the settings
// want, errors come before warnings and those before notes, and one more diagnostic says how many are left
// out.
std::string diagnostics_text(const session& current, const open_document& opened);

// One of them, of a piece of the document.
json diagnostic_json(const session& current, const open_document& opened, const document_piece& piece,
                     const diagnostic& found);

int severity_of(level severity);

} // namespace ctlpgn::server
