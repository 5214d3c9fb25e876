// How many columns of a terminal a character takes: 0, 1 or 2.
#pragma once

namespace ctlpgn::emit {

int character_width(char32_t c);

} // namespace ctlpgn::emit
