#include "repair/foreign_games.hpp"

#include <cstddef>
#include <string>
#include <utility>

namespace ctlpgn::tests {

played_game in_letters(const played_game& meant, const game_letters& letters) {
    constexpr std::string_view english = "KQRBN";
    played_game foreign = meant;
    foreign.plain = meant.texts;
    for (std::string& text : foreign.texts) {
        std::string written;
        for (const char each : text) {
            const std::size_t piece = english.find(each);
            if (piece == std::string_view::npos)
                written += each;
            else
                written += letters.pieces.at(piece);
        }
        text = std::move(written);
    }
    return foreign;
}

} // namespace ctlpgn::tests
