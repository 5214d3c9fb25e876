// What editors colour in records of xiangqi.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::xiangqi {

// notation::colours
extern const highlighting colours;

} // namespace ctlpgn::xiangqi
