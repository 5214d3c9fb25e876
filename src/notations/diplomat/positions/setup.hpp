// Positions as text, as the tag Setup has them:
// White: Kd1 Re1 Df1 Bc1 Hb1 b2 c2 d2 e2 f2; Black: Kk1 Rl1 Dm1 Bj1 Hi1 i2 j2 k2 l2 m2; white to move
#pragma once

#include "ctlpgn/notation.hpp"
#include "games/diplomat/position.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::diplomat {

struct written_man {
    span where;
    piece what;
    cell at;
};

// What is written, in its order.
struct written_set_up {
    std::vector<written_man> men;
    std::optional<diplomat::side> to_move;
    span to_move_where;
    bool lacks_men = false; // some could not be read
};

// Appends faults in its text, with places in the text. False: there are some.
bool read_set_up(std::string_view text, written_set_up& result, std::vector<finding>& findings);

// Whether every man could be read, and each is on its own cell.
bool is_whole(const written_set_up& written);

// Whether it is written as prescribed.
bool accepts_set_up(std::string_view text);

// The board; if two men are on the same cell, the first counts.
position position_of(const written_set_up& written);

// Empty if the text does not give every piece and its place.
std::optional<position> position_of(std::string_view text);

void append_text(std::string& output, const position& shown);
std::string text_of(const position& shown);

// Features that no position of a game can have; places are in the text of the set-up.
void check_set_up_text(const written_set_up& written, std::vector<finding>& findings);

} // namespace ctlpgn::diplomat
