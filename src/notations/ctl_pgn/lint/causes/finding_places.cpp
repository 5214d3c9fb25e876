#include "notations/ctl_pgn/lint/causes/finding_places.hpp"

#include "tree/sorting.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

std::vector<std::uint32_t> places_of(const std::vector<finding>& findings, code id,
                                     std::uint32_t span::*edge) {
    std::vector<std::uint32_t> places;
    for (const finding& each : findings)
        if (each.id == id)
            places.push_back(each.where.*edge);
    sort_stably(places);
    return places;
}

} // namespace

const finding* first_finding(const std::vector<finding>& findings, code id) {
    const auto found = std::ranges::find(findings, id, &finding::id);
    return found == findings.end() ? nullptr : &*found;
}

std::vector<std::uint32_t> begins_of(const std::vector<finding>& findings, code id) {
    return places_of(findings, id, &span::begin);
}

std::vector<std::uint32_t> ends_of(const std::vector<finding>& findings, code id) {
    return places_of(findings, id, &span::end);
}

std::vector<node> plies_of(const std::vector<finding>& findings, code id) {
    std::vector<node> plies;
    for (const finding& each : findings)
        if (each.id == id)
            plies.push_back(each.at_ply);
    sort_stably(plies);
    return plies;
}

std::uint32_t end_of_line_of_play(const game& record, std::uint32_t place) {
    constexpr std::ptrdiff_t most = 1000; // no more are looked at for each of many places
    const auto after = std::ranges::lower_bound(record.variations, place, {},
                                                [](const variation& each) { return each.where.begin; });
    for (auto each = after; each != record.variations.begin() && after - each < most;)
        if ((--each)->where.end > place)
            return each->where.end;
    return static_cast<std::uint32_t>(record.text.size());
}

bool line_search::in_one_line(std::uint32_t begin, std::uint32_t end) {
    if (begin < known_begin_ || begin > known_end_) {
        known_begin_ = begin;
        known_end_ = static_cast<std::uint32_t>(std::min(text_.find_first_of("\n\r", begin), text_.size()));
    }
    return end <= known_end_;
}

} // namespace ctlpgn::ctl_pgn
