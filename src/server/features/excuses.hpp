// Comments that suppress findings, with a reason to be filled in.
#pragma once

#include "server/documents/document.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace ctlpgn::server {

struct excuse_insertion {
    std::size_t at = 0; // in the document
    std::string text;
};

// After the ply that the finding is about, where that excuses it and brings no other finding.
std::optional<excuse_insertion> excuse_here(const document& opened, const document_piece& piece,
                                            const diagnostic& found);
// Before the moves: in the whole game.
std::optional<excuse_insertion> excuse_in_game(const document& opened, const document_piece& piece,
                                               const diagnostic& found);

} // namespace ctlpgn::server
