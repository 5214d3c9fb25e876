#include "notations/ctl_pgn/lint/causes/variation_causes.hpp"

#include "lint/rules/drop_findings.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/causes/code_groups.hpp"
#include "notations/ctl_pgn/lint/causes/finding_places.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

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

// A label of zero is no label, so references to it cannot be read, either.
void keep_label_of_zero(const game& record, std::vector<finding>& findings) {
    constexpr std::size_t most = 64; // each is compared with all references
    std::vector<std::string> steps;
    for (const finding& each : findings)
        if (each.id == codes::unreadable_label && steps.size() != most)
            if (std::string step = step_to_zero(record, each); !step.empty())
                steps.push_back(std::move(step));
    if (steps.empty())
        return;
    drop_findings(findings, [&](const finding& each) {
        const std::string_view text = record.raw(each.where);
        return each.id == codes::unreadable_reference &&
               std::ranges::any_of(steps, [text](const std::string& step) {
                   const std::size_t at = text.find(step);
                   return at != text.npos &&
                          (at + step.size() == text.size() || !is_digit(text[at + step.size()]));
               });
    });
}

// A variation with the number of another move is not where references look for it.
void keep_number_of_referred(const game& record, const std::vector<const variation*>& misplaced,
                             std::vector<finding>& findings) {
    drop_findings(findings, [&](const finding& each) {
        if (each.id != codes::dangling_reference)
            return false;
        const std::string_view text = record.raw(each.where);
        return std::ranges::any_of(misplaced, [text](const variation* named) {
            return named->label != 0 &&
                   text.find("." + std::to_string(named->label) + "]") != std::string_view::npos;
        });
    });
}

// ($[1] 4. G7-G13; 4. GD2-F6): two variations in the parentheses of one, between which is a sign or a word.
// What the second says is not judged as a part of the first.
void keep_joined_variations(const game& record, std::vector<finding>& findings) {
    struct alternative {
        node first;
        std::uint32_t begin;
        std::uint32_t end;
    };
    constexpr std::size_t most = 64; // each is compared with all findings
    std::vector<alternative> joined;
    for (const finding& each : findings) {
        if (each.id != codes::text_after_ply || joined.size() == most)
            continue;
        const node next = ply_from(record, each.where.end);
        const variation* const around = variation_before(record, each.where.begin);
        if (next == no_node || around == nullptr || around->where.end < each.where.end ||
            around->line.first_ply == no_node ||
            record.plies[around->line.first_ply].number != record.plies[next].number ||
            !trimmed(record.raw({each.where.end, record.plies[next].number_begin})).empty())
            continue;
        joined.push_back({next, record.plies[next].number_begin, around->where.end});
    }
    const auto names_line = [](const finding& each) {
        const std::uint32_t number = code_number(each.id);
        return number == code_number(code::wrong_line_reference) ||
               number == code_number(code::unlabelled_variation) ||
               number == code_number(code::unknown_label);
    };
    drop_findings(findings, [&](const finding& each) {
        if (!joined.empty() && names_line(each))
            return true;
        return std::ranges::any_of(joined, [&each](const alternative& second) {
            const bool is_judged = is_about_the_board(each.id) || each.id == codes::wrong_number;
            return is_judged && each.where.begin >= second.begin && each.where.begin < second.end;
        });
    });
}

} // namespace

std::string step_to_zero(const game& record, const finding& unreadable_label) {
    const std::string_view label = record.raw(unreadable_label.where);
    const variation* const labelled = variation_before(record, unreadable_label.where.begin);
    if (label.empty() || label.find_first_not_of('0') != label.npos || labelled == nullptr ||
        labelled->line.first_ply == no_node)
        return {};
    return "#" + std::to_string(record.plies[labelled->line.first_ply].number) + ".0";
}

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
    keep_number_of_referred(record, misplaced, findings);
    keep_label_of_zero(record, findings);
    keep_joined_variations(record, findings);
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
