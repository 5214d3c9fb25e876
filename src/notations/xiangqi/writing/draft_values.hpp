// Values of tags as the draft of the format writes them, whatever the game was read from.
#pragma once

#include "notations/xiangqi/tags.hpp"

#include <string>

namespace ctlpgn::xiangqi {

std::string value_in_draft(const game& record, const tag& what);

} // namespace ctlpgn::xiangqi
