// Games and libraries of CCBridge (象棋桥): CBR and CBL.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::xiangqi {

inline constexpr std::string_view mark_of_cbr{"CCBridge Record\0", 16};
inline constexpr std::string_view mark_of_cbl{"CCBridgeLibrary\0", 16};

// The games in the fields of web boards; empty if the bytes do not hold one.
std::string text_of_cbr(std::string_view bytes);
std::string text_of_cbl(std::string_view bytes);

} // namespace ctlpgn::xiangqi
