// Letters of pieces that are lost.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <string_view>

namespace ctlpgn::pgn {

// ?f3 ?xf3: in a code page that lacks figurines, question marks are left of them. Then it is no suffix.
inline bool may_be_lost_piece(const game& record, span sign) {
    const std::string_view after = record.text.substr(sign.end);
    return record.raw(sign) == "?" && !after.empty() &&
           std::string_view("abcdefghx").find(after.front()) != std::string_view::npos;
}

// <img src="wn.gif">f3, &#65533;f3, ?f3: whether something that may be a piece is joined to the beginning of
// a move.
bool follows_lost_piece(const game& record, std::uint32_t begin);

} // namespace ctlpgn::pgn
