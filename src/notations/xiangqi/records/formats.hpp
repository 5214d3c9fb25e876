// Files of xiangqi that are no text.
#pragma once

#include "notations/xiangqi/records/ccbridge.hpp"
#include "notations/xiangqi/records/xqf.hpp"
#include "notations/xiangqi/xiangqi.hpp"
#include "text/sources/binary_records.hpp"

#include <array>

namespace ctlpgn::xiangqi {

inline constexpr std::array<record_format, 4> record_formats{
    {{mark_of_cbr, ".cbr", "a game of CCBridge (CBR)", text_of_cbr, &description},
     {mark_of_cbl, ".cbl", "a library of CCBridge (CBL)", text_of_cbl, &description},
     {"XQ", ".xqf", "a game of XQStudio (XQF)", text_of_xqf, &description},
     {"", ".ccm", "a game in CCM"}}};

} // namespace ctlpgn::xiangqi
