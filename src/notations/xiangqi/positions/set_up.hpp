// Positions in the form of SETUP{ }: Ra0; Nb0; ...; MOVE 1, RED
#pragma once

#include "ctlpgn/notation.hpp"
#include "games/xiangqi/position.hpp"
#include "notations/xiangqi/forms/form.hpp"
#include "notations/xiangqi/positions/men.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::xiangqi {

struct written_set_up {
    std::vector<written_man> men;
    std::vector<span> unknown; // pieces with an unknown letter
    std::optional<xiangqi::side> to_move;
    span turn; // where it is written
    std::uint32_t number = 0;
};

// Appends faults in its text, with places in the text. False: there are some.
bool read_set_up(std::string_view text, const file_format& letters, written_set_up& result,
                 std::vector<finding>& findings);

// With the letters of the format. Expects a side to move.
std::string set_up_text(const written_set_up& result, const file_format& letters);

bool accepts_set_up(std::string_view text);

} // namespace ctlpgn::xiangqi
