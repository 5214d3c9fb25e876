#include "notations/ctl_pgn/lint/causes/variation_causes.hpp"

#include "lint/rules/drop_findings.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/causes/finding_places.hpp"

#include <algorithm>
#include <cstdint>

namespace ctlpgn::ctl_pgn {

namespace {

bool is_of_wrong_move(const finding& each) {
    return each.at_ply != no_node && (each.id == codes::variation_of_no_move ||
                                      code_number(each.id) == code_number(code::variation_of_earlier_move));
}

// The variation that begins with the ply; null if none does.
const variation* variation_begun_by(const game& record, node first) {
    const auto found = std::ranges::find(record.variations, first,
                                         [](const variation& each) { return each.line.first_ply; });
    return found == record.variations.end() ? nullptr : &*found;
}

bool are_side_by_side(const game& record, const variation& one, const variation& next) {
    return one.where.end <= next.where.begin &&
           record.raw({one.where.end, next.where.begin}).find_first_not_of(" \t\r\n.") ==
               std::string_view::npos;
}

} // namespace

void keep_causes_of_variations(const game& record, std::vector<finding>& findings) {
    constexpr std::size_t most = 256; // each looks for its variation among all
    std::vector<const variation*> misplaced;
    std::size_t count = 0;
    drop_findings(findings, [&](const finding& each) {
        if (!is_of_wrong_move(each) || ++count > most)
            return false;
        const variation* const asked = variation_begun_by(record, each.at_ply);
        if (asked == nullptr)
            return false;
        const variation* const last = misplaced.empty() ? nullptr : misplaced.back();
        misplaced.push_back(asked);
        return each.id == codes::variation_of_no_move && last != nullptr &&
               are_side_by_side(record, *last, *asked) &&
               record.plies[last->line.first_ply].number == record.plies[each.at_ply].number;
    });
    const auto is_in_misplaced = [&misplaced](span where) {
        return std::ranges::any_of(misplaced, [where](const variation* asked) {
            return where.begin >= asked->where.begin && where.begin < asked->where.end;
        });
    };
    drop_findings(findings, [&](const finding& each) {
        return code_number(each.id) == code_number(code::repeated_label) &&
               (is_in_misplaced(each.where) ||
                std::ranges::any_of(each.related, is_in_misplaced, &related_place::where));
    });
}

} // namespace ctlpgn::ctl_pgn
