#include "emit/report/character_width.hpp"

#include <algorithm>
#include <utf8proc.h>

namespace ctlpgn::emit {

int character_width(char32_t c) {
    return std::max(utf8proc_charwidth(static_cast<utf8proc_int32_t>(c)), 0);
}

} // namespace ctlpgn::emit
