// A ply in each of the forms.
#pragma once

#include "games/xiangqi/rules.hpp"
#include "notations/xiangqi/forms/form.hpp"

#include <string>

namespace ctlpgn::xiangqi {

std::string move_text(const position& p, const xiangqi::ply& played, const file_format& format);

// Whether forms with a number of steps can express this ply, legal or not.
bool goes_as_its_kind(const xiangqi::ply& played);

} // namespace ctlpgn::xiangqi
