#include "repair/games/damaged_places.hpp"

#include "text/ascii.hpp"
#include "text/ratings.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::repair {

damaged_places::damaged_places(const game& record, const repair_rules& rules, const std::vector<word>& words)
    : record_(&record), rules_(&rules), words_(&words) {
    std::size_t plies = 0;
    for (const word& each : words)
        plies_before_.push_back(each.kind == word_kind::ply ? plies++ : plies);
    plies_before_.push_back(plies);
}

void damaged_places::add(const std::vector<damaged_step>& steps) {
    for (std::size_t i = 0; i != steps.size(); ++i) {
        const damaged_step& step = steps[i];
        const bool goes_on = i + 1 != steps.size() && steps[i + 1].kind == step.kind &&
                             steps[i + 1].words.first == step.words.first;
        switch (step.kind) {
        case step_kind::read: add_read(step); break;
        case step_kind::passed: add_wrong_number(step); break;
        case step_kind::skipped: add_skipped(step); break;
        case step_kind::omitted: add_omitted(step); break;
        case step_kind::parted:
        case step_kind::swapped:
            if (goes_on)
                add_pair(step, steps[++i]);
            break;
        }
    }
}

float damaged_places::cost() const {
    float sum = 0;
    for (const damage& each : damages_)
        sum += each.cost;
    return sum;
}

std::vector<std::uint32_t> damaged_places::safely_replaced() const {
    const std::vector<verdict> verdicts = judge(damages_, rules_->margins);
    std::vector<std::uint32_t> result;
    for (std::size_t i = 0; i != damages_.size(); ++i)
        if (verdicts[i] == verdict::safe)
            result.push_back(firsts_[i]);
    return result;
}

void damaged_places::add_rival(std::uint32_t first_word) {
    for (std::size_t i = 0; i != damages_.size(); ++i)
        damages_[i].has_rival = damages_[i].has_rival || firsts_[i] == first_word;
}

void damaged_places::add_ties(std::uint32_t first_word, bool is_omitted, std::vector<std::string> names) {
    for (std::size_t i = 0; i != damages_.size(); ++i)
        if (firsts_[i] == first_word && damages_[i].is_omitted == is_omitted) {
            damages_[i].has_tie = true;
            places_[i].others = std::move(names);
            return;
        }
}

void damaged_places::add_gap_at_end() {
    if (words_->empty())
        return;
    begins_.push_back(words_->back().marked_end);
    firsts_.push_back(static_cast<std::uint32_t>(words_->size()));
    damages_.push_back({.ply = plies_before_.back(), .is_structural = true});
    places_.emplace_back();
}

damages_of_line damaged_places::take() {
    const std::vector<verdict> verdicts = judge(damages_, rules_->margins);
    damages_of_line result;
    result.replaces_too_many_plies = rules_->has_other_signs() && repair::replaces_too_many_plies(damages_);
    for (std::size_t i = 0; i != places_.size(); ++i) {
        if (verdicts[i] != verdict::safe)
            result.unsure_from = std::min(result.unsure_from, begins_[i]);
        result.begins_structural =
            result.begins_structural || (damages_[i].is_structural && damages_[i].ply == 0);
        if (places_[i].where.empty())
            continue;
        places_[i].how_sure = verdicts[i];
        result.places.push_back(std::move(places_[i]));
    }
    return result;
}

span damaged_places::span_of(const word& asked) {
    return {asked.where.begin, asked.marked_end};
}

span damaged_places::span_of(word_range range) const {
    return {(*words_)[range.first].where.begin, span_of((*words_)[range.end - 1]).end};
}

// Whether the word is the ply, with or without its mark.
bool damaged_places::is_ply_as_written(const damaged_step& step) const {
    return step.words.end == step.words.first + 1 && (*words_)[step.words.first].text == step.unmarked;
}

damaged_place& damaged_places::add_place(const damaged_step& step, bool is_structural, span where) {
    damaged_place& added = places_.emplace_back();
    added.where = where;
    added.fault = step.fault;
    const bool is_part = added.fault.where.begin >= where.begin && added.fault.where.end <= where.end;
    if (added.fault.where.empty() || !is_part)
        added.fault.where = where;
    added.others = step.others;
    added.cost = step.cost;
    added.margin = std::min(step.margin, step.likely_margin);
    begins_.push_back(where.begin);
    firsts_.push_back(step.words.first);
    damages_.push_back({.ply = plies_before_[step.words.first],
                        .cost = step.cost,
                        .margin = step.margin,
                        .likely_margin = step.likely_margin,
                        .is_well_formed = (*words_)[step.words.first].is_well_formed,
                        .is_legal = added.fault.id == rules_->unlikely_ply,
                        .is_omitted = step.kind == step_kind::omitted,
                        .is_structural = is_structural});
    return added;
}

// Not reported here; it only makes the repairs near it doubtful.
void damaged_places::add_wrong_number(const damaged_step& step) {
    begins_.push_back((*words_)[step.words.first].where.begin);
    firsts_.push_back(step.words.first);
    damages_.push_back({.ply = plies_before_[step.words.first], .cost = step.cost, .is_structural = true});
    places_.emplace_back();
}

// Whether each of several words is a ply as its notation has read it, although not in the form of the game.
bool damaged_places::joins_plies(word_range range) const {
    return range.end - range.first > 1 &&
           std::all_of(words_->begin() + range.first, words_->begin() + range.end,
                       [](const word& each) { return each.read_words == 1; });
}

void damaged_places::add_read(const damaged_step& step) {
    if (is_ply_as_written(step))
        return;
    const span where = span_of(step.words);
    damaged_place& added = add_place(step, joins_plies(step.words), where);
    added.meant = step.meant;
    added.unmarked = step.unmarked;
    added.edits.push_back({where, step.meant});
    keep_signs(step, added);
}

// A sign that judges or marks the ply may be written within it: D!m2, (!)Dm2, +Dm2. A rating comes after the
// ply then, and one after it belongs to it: Dm!2?
void damaged_places::keep_signs(const damaged_step& step, damaged_place& added) {
    const std::string_view written = record_->raw(added.where);
    std::string rating;
    std::size_t signs = 0; // with the parentheses around them
    for (const char each : written) {
        if (is_rating_sign(each))
            rating += each;
        signs += is_rating_sign(each) || each == '(' || each == ')' ? 1U : 0U;
    }
    std::size_t size = 0;
    for (std::uint32_t at = step.words.first; at != step.words.end; ++at)
        size += (*words_)[at].text.size();
    // Otherwise the sign is written for a character of the ply: h!g1 for hxg1.
    const bool is_rated = !rating.empty() && size == step.unmarked.size() + signs;
    const std::string_view marks = rules_->signs.marks;
    const bool loses_mark = written.find_first_of(marks) != std::string_view::npos &&
                            added.meant.find_first_of(marks) == std::string::npos;
    damages_.back().has_stray_sign = is_rated || loses_mark;
    if (!is_rated)
        return;
    const std::string_view gap = rules_->gap_before_rating;
    text_edit& edit = added.edits.back();
    const std::uint32_t end = edit.where.end;
    const std::string_view after = std::string_view(record_->text).substr(end);
    const std::string_view rest = after.substr(std::min(after.find_first_not_of(gap), after.size()));
    const std::size_t size_of_rating = std::min(rest.find_first_not_of("!?"), rest.size());
    if (!is_rating(rating + std::string(rest.substr(0, size_of_rating)))) {
        damages_.back().has_tie = true;
        return;
    }
    edit.text.append(gap).append(rating);
    // What else judges the ply comes right after the rating.
    if (!rest.empty() && rest.front() != ',' &&
        rules_->signs.judgement.find(rest.front()) != std::string_view::npos)
        edit.where.end = end + static_cast<std::uint32_t>(rest.data() - after.data());
}

void damaged_places::add_skipped(const damaged_step& step) {
    const span where = span_of(step.words);
    damaged_place& added = add_place(step, true, where);
    added.others.clear();
    const bool repeats_another_word = step.cost <= prices::skipped_word;
    if (!repeats_another_word)
        return; // removing it would lose what it says
    std::uint32_t begin = where.begin;
    while (begin != 0 && (record_->text[begin - 1] == ' ' || record_->text[begin - 1] == '\n'))
        --begin;
    // With the rating right after it, which the other word has as well: c7! c7!
    const std::string_view after = std::string_view(record_->text).substr(where.end);
    const std::string_view rating = after.substr(0, std::min(after.find_first_not_of("!?"), after.size()));
    const std::string_view before = std::string_view(record_->text).substr(0, begin);
    const std::uint32_t end =
        where.end + static_cast<std::uint32_t>(before.ends_with(rating) ? rating.size() : 0);
    added.edits.push_back({{begin, end}, ""});
}

void damaged_places::add_omitted(const damaged_step& step) {
    const std::size_t at = step.words.first;
    std::size_t next = at;
    while (next != words_->size() && (*words_)[next].kind != word_kind::ply)
        ++next;
    if (next == words_->size())
        return;
    // What the reader has found is at the number before it, if anywhere.
    std::size_t first = at;
    while (first != 0 && (*words_)[first - 1].kind != word_kind::ply)
        --first;
    damaged_place& added =
        add_place(step, true, {(*words_)[first].where.begin, span_of((*words_)[next]).end});
    added.meant = step.meant;
    if (first != 0 && replaces_missing_ply(span_of((*words_)[first - 1]).end, (*words_)[next].where.begin,
                                           step.is_by_first_side)) {
        const bool is_numbered =
            (*words_)[first].kind == word_kind::number && !(*words_)[first].is_apart && step.is_by_first_side;
        const std::uint32_t end = span_of((*words_)[is_numbered ? first : first - 1]).end;
        added.edits.push_back({{end, end}, " " + step.meant});
        return;
    }
    const std::uint32_t begin = (*words_)[at].where.begin;
    if (const std::uint32_t end = end_of_move_before(at); end != begin && !step.is_by_first_side) {
        const std::string_view gap = record_->text[end - 1] == ',' ? " " : rules_->gap_in_move;
        added.edits.push_back({{end, end}, std::string(gap) + step.meant});
        return;
    }
    // 9... Nb6: the number is that of the reply.
    const bool is_after_number = at != 0 && (*words_)[at - 1].kind == word_kind::number &&
                                 (*words_)[at - 1].text.ends_with("..") && step.is_by_first_side;
    // 12. $1 {good} Kh8: what is between the number and the reply belongs to the ply that is missing.
    if (!is_after_number && at != 0 && (*words_)[at - 1].kind == word_kind::number && step.is_by_first_side)
        if (const std::uint32_t end = (*words_)[at - 1].where.end;
            !trimmed(record_->raw({end, begin})).empty()) {
            added.edits.push_back({{end, end}, " " + step.meant});
            return;
        }
    const word& here = (*words_)[is_after_number ? at - 1 : at];
    std::string added_text = step.meant + std::string(gap_after(step));
    if (is_after_number)
        added_text.insert(0, std::string(here.text.substr(0, count_digits(here.text))) + ". ");
    added.edits.push_back({{here.where.begin, here.where.begin}, added_text});
}

// Whether a variation in this place begins with a ply of the side whose ply is missing, which it replaces.
bool damaged_places::replaces_missing_ply(std::uint32_t begin, std::uint32_t end, bool is_first_side) const {
    const side missing = is_first_side ? side::white : side::black;
    return std::ranges::any_of(record_->variations, [&](const variation& each) {
        return each.where.begin >= begin && each.where.begin < end && each.line.first_ply != no_node &&
               record_->plies[each.line.first_ply].player == missing;
    });
}

// Where the line ends on which the word before is, with only a comma and spaces between; otherwise where the
// word begins.
std::uint32_t damaged_places::end_of_move_before(std::size_t at) const {
    const std::uint32_t begin = (*words_)[at].where.begin;
    if (at == 0)
        return begin;
    const std::uint32_t from = (*words_)[at - 1].marked_end;
    const std::string_view between = record_->raw({from, begin});
    const std::size_t line_end = between.find_first_of("\r\n");
    if (line_end == std::string_view::npos || between.find_first_not_of(" ,\t\r\n") != std::string_view::npos)
        return begin;
    return from + static_cast<std::uint32_t>(trimmed(between.substr(0, line_end)).empty()
                                                 ? 0
                                                 : between.find_last_of(',', line_end) + 1);
}

// Between this ply and the next one.
std::string_view damaged_places::gap_after(const damaged_step& step) const {
    return step.is_by_first_side ? rules_->gap_in_move : " ";
}

// One word that is two plies, or two plies in the wrong order.
void damaged_places::add_pair(const damaged_step& first, const damaged_step& second) {
    damaged_step both = first;
    both.cost += second.cost;
    both.margin = std::min(first.margin, second.margin);
    both.likely_margin = std::min(first.likely_margin, second.likely_margin);
    both.others = {};
    const bool is_swapped = first.kind == step_kind::swapped;
    const span where = span_of(first.words);
    damaged_place& added = add_place(both, is_swapped, where);
    added.meant = first.meant + std::string(gap_after(first)) + second.meant;
    if (!is_swapped) {
        added.edits.push_back({where, added.meant});
        return;
    }
    // What is between them stays there.
    added.edits.push_back({span_of((*words_)[first.words.first]), first.meant});
    added.edits.push_back({span_of((*words_)[first.words.end - 1]), second.meant});
}

} // namespace ctlpgn::repair
