// Games of documents as trees, read on demand.
#pragma once

#include "ctlpgn/tree.hpp"
#include "server/documents/document.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ctlpgn::server {

// Refers to the text of the document, and is valid until that changes.
struct game_view {
    game_view(const document& opened, const document_piece& piece);

    game tree; // empty if the piece is none
    std::size_t begin = 0;
    bool is_game = false;

    // Of a place in the document.
    [[nodiscard]] std::uint32_t offset_in_game(std::size_t in_document) const {
        return in_document < begin ? 0 : static_cast<std::uint32_t>(in_document - begin);
    }
    [[nodiscard]] std::size_t offset_in_document(std::uint32_t in_game) const { return begin + in_game; }
};

// Whether the place is within the span, or at its end.
[[nodiscard]] constexpr bool touches(span where, std::uint32_t offset) {
    return where.begin <= offset && offset <= where.end;
}

} // namespace ctlpgn::server
