// The tags of Diplomat. The source has none; these are PGN's, and the position.
#pragma once

#include "record/tag_schema.hpp"
#include "record/tag_sheet.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ctlpgn::diplomat {

enum class tag_name : std::uint8_t {
    unknown,
    variant,
    event,
    site,
    date,
    round,
    white,
    black,
    result,
    set_up,
    annotator,
    event_date,
    source,
    title,
    time_control,
    termination,
    mode,
};

inline constexpr std::size_t tag_count = static_cast<std::size_t>(tag_name::mode);

enum class value_form : std::uint8_t { free, variant, date, result, position };

struct tag_row {
    std::string_view text;
    tag_name name = tag_name::unknown;
    value_form form = value_form::free;
    bool repeatable = false;
};

using tag_table = tag_schema<tag_row, tag_count>;
using tag_sheet = tag_sheet_of<tag_table>;

const tag_table& schema();

// Whether the value of Variant is the name of another game, however it is written.
[[nodiscard]] bool names_other_game(std::string_view value);

} // namespace ctlpgn::diplomat
