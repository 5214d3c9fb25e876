#include "repair/games/settled_lines.hpp"

#include "repair/games/explained.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace ctlpgn::repair {

namespace {

// If more than one of so many plies is damaged, the variation may be none at all.
constexpr std::size_t share_in_variations = 2;

// The same for a short main line.
constexpr std::size_t share_in_short_lines = 4;

// A variation of one ply needs this margin, in nats, to be repaired.
constexpr float margin_alone = 2;

// A repair is in doubt if a variation after it would cost more than its margin; but only so much of that, as
// with another repair the variation may cost as much.
constexpr float share_of_cost = 0.5F;

// A damaged variation costs a search, so they are bounded.
constexpr std::size_t most_damages = 1000;
constexpr std::size_t most_failures = 8; // and one for each of so many damages that are repaired:
constexpr std::size_t damages_for_failure = 4;

// The last of the repairs before a place; otherwise the one before all of them.
repaired_ply last_before(std::uint32_t place, const std::vector<repaired_ply>& repairs,
                         const repaired_ply& before_all) {
    const auto next = std::ranges::lower_bound(repairs, place, {}, &repaired_ply::where);
    return next == repairs.begin() ? before_all : *std::prev(next);
}

// If more of its characters are damaged, a text may be no game at all.
constexpr double most_damaged_characters = 0.14;

// The share of plies that are damaged then: the longer they are written, the more of them have a slip.
double most_damaged_plies(const game& record) {
    std::size_t plies = 0;
    std::size_t characters = 0;
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next) {
        ++plies;
        characters += utf8::count_code_points(record.raw(record.plies[at].text()));
    }
    const double length = plies == 0 ? 0 : static_cast<double>(characters) / static_cast<double>(plies);
    return 1 - std::pow(1 - most_damaged_characters, length);
}

float cost_of(const std::vector<damaged_place>& places) {
    float cost = 0;
    for (const damaged_place& each : places)
        cost += each.cost;
    return cost;
}

} // namespace

line_beginning settled_line::beginning_at(std::uint32_t place, const line_beginning& of_line) const {
    return {.last_repair = last_before(place, repairs, of_line.last_repair),
            .last_unsure = last_before(place, unsure_repairs, of_line.last_unsure),
            .is_sure = of_line.is_sure && unsure_from > place,
            .was_reached = of_line.was_reached && misfit_from >= place};
}

settled_lines::settled_lines(const game& record, const written_lines& written, const repair_rules& rules,
                             const refusals& refused)
    : record_(record), written_(written), rules_(rules), refused_(refused) {}

bool settled_lines::is_worth_decoding(line_index asked, std::size_t plies,
                                      const line_beginning& beginning) const {
    const bool has_misfit = first_misfit({record_, rules_, written_[asked].found}) != nullptr;
    if (asked == main_line_index)
        return has_misfit && plies >= rules_.fewest_to_repair;
    return (has_misfit || beginning.is_repaired()) && damages_ < most_damages &&
           failures_ < most_failures + damages_ / damages_for_failure;
}

settled_line settled_lines::as_written(line_index asked) const {
    settled_line result;
    const finding* const misfit = first_misfit({record_, rules_, written_[asked].found});
    if (misfit != nullptr) {
        result.misfit_from = misfit->where.begin;
        result.unsure_from = 0;
    }
    return result;
}

bool settled_lines::is_short(std::size_t plies, std::size_t damaged) const {
    return plies < rules_.fewest_plies || plies < damaged + rules_.fewest_undamaged;
}

bool settled_lines::is_evidence_enough(line_index asked, std::size_t plies, std::size_t damaged) const {
    if (asked != main_line_index)
        return share_in_variations * damaged <= plies || plies == 1;
    if (is_short(plies, damaged))
        return plies >= rules_.fewest_to_repair && share_in_short_lines * damaged <= plies;
    return static_cast<double>(damaged) <= most_damaged_plies(record_) * static_cast<double>(plies);
}

const refuted_repair* settled_lines::refuted_at(const damaged_place& asked) const {
    const auto found = std::ranges::find(refused_.repairs, asked.where.begin, &refuted_repair::where);
    return found == refused_.repairs.end() ? nullptr : &*found;
}

bool settled_lines::is_refused(const damaged_place& asked) const {
    const refuted_repair* const other = refuted_at(asked);
    return std::ranges::find(refused_.places, asked.where.begin) != refused_.places.end() ||
           (other != nullptr && asked.cost > other->most_cost);
}

// There is too little to go by in a variation or in a short line for a repair to be safe. Nor is any from a
// place on where the likeliest one has been refuted.
void settled_lines::weaken(line_index asked, std::size_t plies, std::size_t damaged,
                           std::vector<damaged_place>& places) const {
    bool is_any_safe = asked == main_line_index && !is_short(plies, damaged);
    const bool may_be_alone = !is_any_safe && plies == damaged;
    for (damaged_place& each : places) {
        is_any_safe = is_any_safe && refuted_at(each) == nullptr;
        if (may_be_alone && each.margin < margin_alone)
            each.how_sure = verdict::doubtful;
        else if (!is_any_safe && each.how_sure == verdict::safe)
            each.how_sure = verdict::unsafe;
    }
}

settled_line settled_lines::settle(line_index asked, std::size_t plies, const line_beginning& beginning,
                                   damages_of_line damages, std::uint32_t end) {
    const written_line& line = written_[asked];
    const searched_line searched{record_, rules_, line.found};
    const bool is_variation = asked != main_line_index;
    std::vector<damaged_place>& places = damages.places;
    const std::size_t damaged = places.size();
    settled_line result = as_written(asked);
    if (places.empty()) {
        // What has been found there only follows from the damages before it.
        if (is_variation && beginning.is_repaired() && end == line.where.end &&
            first_misfit(searched) != nullptr) {
            repaired_.push_back({.where = line.where, .damages = {}});
            index_of_repaired_.push_back(asked);
        }
        result.end = end;
        result.unsure_from = damages.unsure_from;
        return result;
    }
    // It may well be then that the repair before it is wrong, and not what is written here.
    const bool is_beginning_in_doubt =
        is_variation && beginning.last_unsure.margin < share_of_cost * cost_of(places);
    if (beginning.is_repaired() && !damages.begins_structural && first_misfit(searched) == nullptr &&
        (beginning.was_reached || is_beginning_in_doubt)) {
        is_contradicted_ = true;
        const repaired_ply& refuted = is_beginning_in_doubt ? beginning.last_unsure : beginning.last_repair;
        refuted_ = {refuted.where, refuted.meant, refuted.cost + share_of_cost * cost_of(places)};
        return result;
    }
    // What comes before a place in doubt may be repaired, and then there is more to go by.
    const auto in_doubt = std::min(
        first_in_doubt(searched, places),
        std::ranges::find_if(places, [this](const damaged_place& each) { return is_refused(each); }));
    // What is written as a ply may be right if the beginning may be wrong, or faults before it are left.
    const bool is_readable_right = is_beginning_in_doubt || (!beginning.is_sure && !beginning.is_repaired());
    const auto is_readable = [this](const damaged_place& each) {
        return each.fault.id != rules_.unreadable_ply;
    };
    // In a short line another order of the plies proves nothing, nor does another damage beside a missing
    // ply, nor that another ply than a legal one lets it go on. Faults of words have their own fixes.
    const auto has_own_fix = [&](const damaged_place& each) {
        return std::ranges::any_of(line.found, [&](const finding* found) {
            return rules_.roles.is_misfit(*found) && rules_.roles.is_slip(*found) &&
                   found->where.begin >= each.where.begin && found->where.begin <= each.where.end;
        });
    };
    const auto proves_nothing = [&](const damaged_place& each) {
        return each.edits.size() > 1 || each.fault.id == rules_.unlikely_ply || has_own_fix(each) ||
               (places.size() > 1 && !each.edits.empty() && each.edits.front().where.empty());
    };
    const bool is_too_little =
        damages.replaces_too_many_plies ||
        (!is_variation && is_short(plies, damaged) && std::ranges::any_of(places, proves_nothing)) ||
        !is_evidence_enough(asked, plies, damaged) || (is_variation && damages.begins_structural) ||
        (is_readable_right && std::ranges::any_of(places, is_readable));
    if (in_doubt != places.end()) {
        // What is no ply is left as a fault if nothing else can be meant before it. Otherwise it may speak
        // against the repairs.
        const bool is_fault =
            in_doubt != places.begin() && is_no_ply(*in_doubt) && in_doubt->fault.id != rules_.unlikely_ply &&
            std::all_of(places.begin(), in_doubt,
                        [](const damaged_place& each) { return each.how_sure == verdict::safe; });
        end = is_fault ? in_doubt->where.end : in_doubt->where.begin;
        places.erase(is_fault ? in_doubt + 1 : in_doubt, places.end());
    }
    if (is_too_little || places.empty() || !are_damages_all(searched, places, end)) {
        failures_ += is_variation ? 1U : 0U;
        return result;
    }
    weaken(asked, plies, damaged, places);
    result.end = end;
    result.unsure_from = damages.unsure_from;
    for (const damaged_place& each : places) {
        const std::uint32_t begin = each.where.begin;
        const repaired_ply repaired{begin, each.margin, each.cost, each.unmarked};
        result.repairs.push_back(repaired);
        if (each.how_sure != verdict::safe) {
            result.unsure_from = std::min(result.unsure_from, begin);
            result.unsure_repairs.push_back(repaired);
        }
        if (each.how_sure == verdict::doubtful || each.edits.empty())
            result.doubtful_from = std::min(result.doubtful_from, begin);
    }
    damages_ += is_variation ? places.size() : 0;
    const std::uint32_t begin = begin_of(searched, places);
    repaired_.push_back({.where = {begin, end}, .damages = std::move(places)});
    index_of_repaired_.push_back(asked);
    return result;
}

bool settled_lines::report(std::vector<finding>& findings) {
    const auto has_damages = [](const repaired_line& each) { return !each.damages.empty(); };
    if (std::ranges::none_of(repaired_, has_damages))
        return false;
    std::vector<repaired_line*> by_line(written_.size());
    for (std::size_t i = 0; i != repaired_.size(); ++i)
        by_line[index_of_repaired_[i]] = &repaired_[i];
    lines_of_findings in_line(findings.size());
    for (std::size_t i = 0; i != findings.size(); ++i) {
        line_index line = written_.line_at(findings[i].where.begin);
        // It is about its own line and that around it.
        if (line != no_line && by_line[line] == nullptr && written_[line].replaces != no_node &&
            findings[i].id == rules_.misplaced_variation)
            line = written_.line_at(record_.plies[written_[line].replaces].begin);
        if (line != no_line)
            in_line[i] = by_line[line];
    }
    repair::report(repaired_, in_line, record_.text, rules_.roles, findings);
    return true;
}

} // namespace ctlpgn::repair
