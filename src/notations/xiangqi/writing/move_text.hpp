// A half-move in each of the forms.
#pragma once

#include "games/xiangqi/rules.hpp"
#include "notations/xiangqi/forms/form.hpp"

#include <string>

namespace ctlpgn::xiangqi {

std::string move_text(const position& p, const xiangqi::ply& played, const file_format& format);

} // namespace ctlpgn::xiangqi
