#include "notations/pgn/repair/damaged_places.hpp"

#include "games/chess/attack.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/replay/illegality_words.hpp"
#include "notations/pgn/replay/resolution.hpp"
#include "repair/prices.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::pgn {

using repair::step_kind;

bool has_marks(const std::vector<repair::word>& in_line) {
    return std::ranges::any_of(in_line, [](const repair::word& each) {
        return each.kind == repair::word_kind::ply && each.marked.size() != each.text.size();
    });
}

damaged_places::damaged_places(const game& record, const words_of_line& line, const board_lines& board)
    : record_(record), line_(line), board_(board), has_marks_(has_marks(line.words)) {
    std::size_t plies = 0;
    for (const repair::word& each : line.words)
        plies_before_.push_back(each.kind == repair::word_kind::ply ? plies++ : plies);
    plies_before_.push_back(plies);
}

void damaged_places::add(const decoded_game& found) {
    for (std::size_t i = 0; i != found.steps.size(); ++i) {
        const decoded_ply& step = found.steps[i];
        const bool is_as_written = step.cost <= repair::prices::other_form;
        const bool goes_on = i + 1 != found.steps.size() && found.steps[i + 1].kind == step.kind &&
                             found.steps[i + 1].words.first == step.words.first;
        switch (step.kind) {
        case step_kind::read:
            if (!is_as_written)
                add_read(step);
            break;
        case step_kind::passed:
            if (!is_as_written)
                add_wrong_number(step);
            break;
        case step_kind::skipped: add_skipped(step); break;
        case step_kind::omitted: add_omitted(step); break;
        case step_kind::parted:
        case step_kind::swapped:
            if (goes_on)
                add_pair(step, found.steps[++i]);
            break;
        }
    }
}

std::vector<repair::damaged_place> damaged_places::take() {
    const std::vector<repair::verdict> verdicts = repair::judge(damages_);
    std::vector<repair::damaged_place> result;
    for (std::size_t i = 0; i != places_.size(); ++i) {
        if (places_[i].fault.where.empty())
            continue;
        places_[i].how_sure = verdicts[i];
        result.push_back(std::move(places_[i]));
    }
    return result;
}

span damaged_places::span_of(const repair::word& asked) const {
    const auto marks = static_cast<std::uint32_t>(asked.marked.size() - asked.text.size());
    return {asked.where.begin, asked.where.end + marks};
}

span damaged_places::span_of(repair::word_range range) const {
    return {line_.words[range.first].where.begin, span_of(line_.words[range.end - 1]).end};
}

// With the mark of check or mate, if the game has such marks.
std::string damaged_places::text_of(const chess::position& before, const chess::ply& played) const {
    std::string text = unmarked_text(before, played);
    return has_marks_ ? text.append(board_.mark_of(before, played)) : text;
}

std::string damaged_places::unmarked_text(const chess::position& before, const chess::ply& played) const {
    std::vector<repair::option<chess::ply>> options;
    board_.list(before, options);
    for (const repair::option<chess::ply>& each : options)
        if (each.played == played)
            return std::string(each.text.text());
    return {};
}

// Whether the word is the ply, with or without its mark.
bool damaged_places::is_ply_as_written(const decoded_ply& step) const {
    const repair::word& here = line_.words[step.words.first];
    return step.words.end == step.words.first + 1 && here.text == unmarked_text(step.before, step.played);
}

// What is reported if the reader and the board have found nothing there, because a ply before it could not
// be played.
finding damaged_places::fault_at(const decoded_ply& step, span where) const {
    finding fault;
    fault.id = codes::unreadable_ply;
    fault.where = where;
    const repair::word& here = line_.words[std::min<std::size_t>(step.words.first, line_.words.size() - 1)];
    if (here.known_as == 0)
        return fault;
    fault.at_ply = here.known_as - 1;
    const ply& read = record_.plies[fault.at_ply];
    if (!read.readable() || is_foreign(read.piece))
        return fault;
    const resolution which = resolve(step.before, chess::in_check(step.before, step.before.to_move), read);
    if (which.outcome == resolved::illegal) {
        fault.id = code_of(which.why.why);
        fault.detail = reason_of(step.before, which.played, which.why, named_origin(read));
    } else if (which.outcome != resolved::unread) {
        fault.id = codes::unlikely_move;
    }
    return fault;
}

repair::damaged_place& damaged_places::add_place(const decoded_ply& step, bool is_structural, span where) {
    repair::damaged_place& added = places_.emplace_back();
    added.fault = fault_at(step, where);
    added.second = step.second.text();
    damages_.push_back({.ply = plies_before_[step.words.first],
                        .cost = step.cost,
                        .margin = step.margin,
                        .likely_margin = step.likely_margin,
                        .is_well_formed = line_.words[step.words.first].is_well_formed,
                        .is_legal = added.fault.id == codes::unlikely_move,
                        .is_structural = is_structural});
    return added;
}

// Not reported here; it only makes the repairs near it doubtful.
void damaged_places::add_wrong_number(const decoded_ply& step) {
    damages_.push_back({.ply = plies_before_[step.words.first], .cost = step.cost, .is_structural = true});
    places_.emplace_back();
}

void damaged_places::add_read(const decoded_ply& step) {
    if (is_ply_as_written(step))
        return;
    const span where = span_of(step.words);
    const std::string text = text_of(step.before, step.played);
    repair::damaged_place& added = add_place(step, false, where);
    added.meant = text;
    added.edits.push_back({where, text});
}

void damaged_places::add_skipped(const decoded_ply& step) {
    const span where = span_of(step.words);
    repair::damaged_place& added = add_place(step, true, where);
    added.second.clear();
    const bool repeats_another_word = step.cost <= repair::prices::skipped_word;
    if (!repeats_another_word)
        return; // removing it would lose what it says
    std::uint32_t begin = where.begin;
    while (begin != 0 && (record_.text[begin - 1] == ' ' || record_.text[begin - 1] == '\n'))
        --begin;
    added.edits.push_back({{begin, where.end}, ""});
}

void damaged_places::add_omitted(const decoded_ply& step) {
    const std::size_t at = step.words.first;
    std::size_t next = at;
    while (next != line_.words.size() && line_.words[next].kind != repair::word_kind::ply)
        ++next;
    if (next == line_.words.size())
        return;
    const std::string text = text_of(step.before, step.played);
    // What the reader has found is at the number before it, if anywhere.
    std::size_t first = at;
    while (first != 0 && line_.words[first - 1].kind != repair::word_kind::ply)
        --first;
    repair::damaged_place& added =
        add_place(step, true, {line_.words[first].where.begin, span_of(line_.words[next]).end});
    added.meant = text;
    const std::uint32_t begin = line_.words[at].where.begin;
    added.edits.push_back({{begin, begin}, text + ' '});
}

// One word that is two plies, or two plies in the wrong order.
void damaged_places::add_pair(const decoded_ply& first, const decoded_ply& second) {
    decoded_ply both = first;
    both.cost += second.cost;
    both.margin = std::min(first.margin, second.margin);
    both.likely_margin = std::min(first.likely_margin, second.likely_margin);
    both.second = {};
    const span where = span_of(first.words);
    const std::string text =
        text_of(first.before, first.played) + ' ' + text_of(second.before, second.played);
    repair::damaged_place& added = add_place(both, first.kind == step_kind::swapped, where);
    added.meant = text;
    added.edits.push_back({where, text});
}

} // namespace ctlpgn::pgn
