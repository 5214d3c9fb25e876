#include "lint/fixes/proven_repairs.hpp"

#include "lint/fixes/apply.hpp"
#include "lint/fixes/original_places.hpp"
#include "tree/around.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>

namespace ctlpgn {

namespace {

// What is found in the repaired text; the places are those of the original one.
struct found_again {
    finding fault;
    bool is_in_variation;
};

std::vector<found_again> find_again(const game& record, const trial_rules& rules,
                                    const std::vector<text_edit>& edits) {
    const std::string edited = with_edits(record.text, edits);
    const original_places original(edits);
    std::vector<found_again> all;
    const auto add = [&](const game& read, std::uint32_t offset, bool /*is_game*/,
                         std::vector<finding>& findings) {
        for (finding& each : findings) {
            const bool is_inside = is_in_variation(read, each.where.begin);
            each.where = original.of({each.where.begin + offset, each.where.end + offset});
            each.at_ply = no_node; // the plies of that text
            each.related.clear();
            all.push_back({std::move(each), is_inside});
        }
    };
    read_tried({edited, record.offset == 0, record.preamble}, rules, add);
    return all;
}

bool puts_nothing_right(const std::vector<finding>& before, const std::vector<found_again>& after) {
    std::vector<code> found;
    std::ranges::transform(before, std::back_inserter(found), &finding::id);
    std::vector<code> again;
    std::ranges::transform(after, std::back_inserter(again),
                           [](const found_again& each) { return each.fault.id; });
    sort_stably(found);
    sort_stably(again);
    return std::ranges::includes(again, found);
}

// What a repair does not change. Of what is found at a ply that stays as it is, each fault is left.
class left_findings {
  public:
    left_findings(const std::vector<finding>& found, const std::vector<finding>& repaired) {
        for (const finding& each : repaired) {
            const bool is_repair = each.remedy && each.remedy->proven;
            if (is_repair && each.remedy->edits.empty())
                places_.push_back(each.where);
            if (!is_repair || each.remedy->edits.empty())
                codes_.push_back(each.id);
        }
        for (const finding& each : found)
            if (is_at_place(each.where))
                codes_.push_back(each.id);
    }

    [[nodiscard]] bool has(const finding& asked) const {
        return std::ranges::find(codes_, asked.id) != codes_.end() || is_at_place(asked.where);
    }

  private:
    [[nodiscard]] bool is_at_place(span asked) const {
        return std::ranges::any_of(
            places_, [asked](span each) { return each.begin < asked.end && asked.begin < each.end; });
    }

    std::vector<code> codes_;
    std::vector<span> places_;
};

} // namespace

bool do_repairs_succeed(const game& record, const trial_rules& rules, const std::vector<finding>& found,
                        std::vector<finding>& repaired) {
    fix_group proven;
    for (const finding& each : repaired)
        if (each.remedy && each.remedy->proven && !each.remedy->edits.empty())
            proven.add(each.id, *each.remedy);
    if (proven.fixed().empty())
        return true;
    std::vector<found_again> after = find_again(record, rules, proven.edits());
    if (puts_nothing_right(found, after))
        return false;
    const left_findings left(found, repaired);
    std::erase_if(after, [&left](const found_again& each) {
        return describe(each.fault.id).severity != level::error || left.has(each.fault);
    });
    if (std::ranges::any_of(after, [](const found_again& each) { return !each.is_in_variation; }))
        return false;
    if (after.empty())
        return true;
    for (finding& each : repaired)
        if (each.remedy && each.remedy->proven)
            each.remedy->safe = false;
    for (found_again& each : after)
        repaired.push_back(std::move(each.fault));
    return true;
}

} // namespace ctlpgn
