// The encoding that a text is in.
#pragma once

#include "ctlpgn/export.hpp"

#include <cstdint>
#include <string_view>

namespace ctlpgn {

enum class text_encoding : std::uint8_t {
    utf8,
    utf16_little,
    utf16_big,
    latin1,
    gb18030,
    cp850,
    big5,
    gb18030_or_big5, // too few characters to decide; they are read as GB18030
};

// The common name: UTF-16, whatever the byte order.
CTLPGN_EXPORT std::string_view name_of(text_encoding encoding);

} // namespace ctlpgn
