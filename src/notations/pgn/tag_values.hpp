// What the values of tags say, read with grammar/pgn/tag_values.peg.
#pragma once

#include "ctlpgn/notation.hpp"
#include "record/calendar.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

enum class value_form : std::uint8_t {
    free, // whatever; or described elsewhere
    // the rules of the grammar
    date,
    time,
    round,
    result,
    rating,
    title,
    eco,
    time_control,
    termination,
    mode,
    set_up,
    count,
    player_type,
};

struct read_value {
    bool readable = false;
    std::vector<finding> findings; // about bytes of the value
    partial_date date;             // of a date, as far as it is written
};

// Whether the standard has such a value: the strict reading, which has nothing to report.
bool is_regular(value_form form, std::string_view value, partial_date& date);
// Where that reading is left out, no value is found to be regular.
#ifdef CTLPGN_WITHOUT_STRICT_READINGS
inline constexpr bool may_be_regular = false;
#else
inline constexpr bool may_be_regular = true;
#endif

// The tolerant reading. Anything is readable as a free value.
read_value read_tag_value(value_form form, std::string_view value);

} // namespace ctlpgn::pgn
