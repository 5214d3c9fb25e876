#include "python/ply_columns.hpp"

#include <array>
#include <string_view>

namespace ctlpgn::python {

namespace {

tables::table_schema schema_of(column_group group) {
    static constexpr std::array words{"side", "piece", "from", "to", "captured", "promotion", "check"};
    static constexpr std::array spoken{"uci", "clock", "elapsed", "eval", "mate", "depth", "book"};
    static constexpr std::array san{"san"};
    const std::array<std::span<const char* const>, column_groups> names{words, spoken, san};
    tables::table_schema made{tables::table_kind::plies, {}};
    for (const std::string_view name : names[static_cast<std::size_t>(group)])
        made.columns.push_back(tables::find_column(made.kind, name).value());
    return made;
}

} // namespace

ply_columns::ply_columns(column_group group) : schema_(schema_of(group)), maker_(schema_) {
    for (const tables::table_column& each : schema_.columns)
        words_.push_back(std::make_unique<word_objects>(each.words));
}

// They are never destroyed, since Python may have ended by then.
ply_columns& ply_columns::of(column_group group) {
    static std::array<ply_columns*, column_groups> all{};
    ply_columns*& asked = all[static_cast<std::size_t>(group)];
    if (asked == nullptr)
        asked = new ply_columns(group);
    return *asked;
}

tables::row_block ply_columns::rows_of(const tables::game_for_table& each) {
    tables::row_block rows = schema_.make_block();
    maker_.add(each, rows);
    return rows;
}

} // namespace ctlpgn::python
