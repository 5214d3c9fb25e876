// Games of XQStudio (象棋演播室), XQF of all versions.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::xiangqi {

// The game in the fields of web boards; empty if the bytes do not hold its header.
std::string text_of_xqf(std::string_view bytes);

} // namespace ctlpgn::xiangqi
