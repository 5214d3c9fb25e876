// A position as a picture: SVG that needs no font for its pieces, no script and no network.
#pragma once

#include "ctlpgn/export.hpp"
#include "ctlpgn/notation.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// Automatic: follows the reader's screen, and is light where that has no preference.
enum class picture_theme : std::uint8_t { automatic, light, dark };

// In a colour: red, green, yellow, blue, cyan, orange or magenta.
struct coloured_place {
    place at = no_place;
    std::string colour;
};
struct board_arrow {
    place from = no_place;
    place to = no_place;
    std::string colour; // empty: blue
};

struct board_picture {
    bool flipped = false; // the second player is at the bottom
    bool coordinates = true;
    bool names = false;            // of the places, and no pieces
    place from = no_place;         // where the last ply began
    place to = no_place;           // and where it ended
    std::vector<place> marks = {}; // with rings
    std::vector<coloured_place> coloured = {};
    std::vector<board_arrow> arrows = {};
    std::array<std::string, 2> players = {}; // by side, as text; empty: not named
    bool shows_turn = true;
    std::string title = {};    // what is shown, for those who cannot see it
    std::string standing = {}; // how the game has ended, which is added; empty: the side to move is
    std::uint32_t width = 0;   // in pixels; 0: the width of the plan
    picture_theme theme = picture_theme::automatic;
};

// Whether boards of the notation can be drawn as pictures.
[[nodiscard]] CTLPGN_EXPORT bool has_picture(const notation& chosen);

// Empty if the text does not say what is where, or if there are no pictures. Faults of the text are appended.
CTLPGN_EXPORT std::string board_svg(const notation& chosen, std::string_view position,
                                    const board_picture& look, std::vector<finding>& findings);

// One of the boards of an animated picture.
struct board_scene {
    std::string position;
    place from = no_place;
    place to = no_place;
    std::vector<coloured_place> coloured = {};
    std::vector<board_arrow> arrows = {};
};

// The boards one after the other, each for so many seconds, the last one for three times as long, and all
// over again. Readers who want no motion, and programs that show none, see the last one. What `look` says of
// a ply is left out, and whose move it is, too. Faults as above; empty if there are no scenes.
CTLPGN_EXPORT std::string animated_board_svg(const notation& chosen, std::span<const board_scene> scenes,
                                             std::uint32_t seconds, const board_picture& look,
                                             std::vector<finding>& findings);

} // namespace ctlpgn
