#include "table/position_rows.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace ctlpgn::tables {

std::span<const position_row> position_rows::of(const game& record, const notation& written_in) {
    situations_.find(record, written_in);
    rows_.clear();
    std::uint32_t number = 1;
    node at = record.main_line.first_ply;
    for (std::optional<std::int64_t> here = situations_.at_beginning(); here;) {
        while (at != no_node && record.plies[at].kind == ply_kind::missing)
            at = record.plies[at].next;
        const bool goes_on = at != no_node && situations_.is_sound(at);
        rows_.push_back({*here, number++, goes_on ? at : no_node});
        here = goes_on ? situations_.after(at) : std::nullopt;
        if (goes_on)
            at = record.plies[at].next;
    }
    leave_out_repeated();
    return rows_;
}

void position_rows::leave_out_repeated() {
    order_.clear();
    for (std::uint32_t at = 0; at != rows_.size(); ++at)
        order_.emplace_back(rows_[at].hash, at);
    std::ranges::sort(order_);
    constexpr std::uint32_t no_ply = 0;
    for (std::size_t at = 1; at < order_.size(); ++at)
        if (order_[at].first == order_[at - 1].first)
            rows_[order_[at].second].ply = no_ply;
    std::erase_if(rows_, [](const position_row& each) { return each.ply == no_ply; });
}

} // namespace ctlpgn::tables
