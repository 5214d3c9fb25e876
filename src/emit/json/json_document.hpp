// JSON documents made from one game, to which more games can be added later.
#pragma once

#include "ctlpgn/json.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::emit {

// A complete document with one game, or its line of JSON Lines.
struct game_document {
    std::string text;
    std::size_t game_begin = 0; // bytes of the text before the game
    std::size_t game_end = 0;

    // The text between a game and the next one, and the text that closes the document after the last game:
    // they depend only on the options.
    [[nodiscard]] std::string_view separator() const { return game_end == text.size() ? "" : ","; }
    [[nodiscard]] std::string_view ending() const { return std::string_view(text).substr(game_end); }
    [[nodiscard]] std::string_view head_and_game() const {
        return std::string_view(text).substr(0, game_end);
    }
    [[nodiscard]] std::string_view game() const { return head_and_game().substr(game_begin); }
};

game_document document_of(const game& what, const notation& chosen, std::span<const diagnostic> found,
                          std::string_view file, std::span<const ply> resolved, const file_places* places,
                          const game_repairs* repairs, const json_options& options);

} // namespace ctlpgn::emit
