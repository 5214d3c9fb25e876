#include "lint/fixes/trial.hpp"

#include "lint/fixes/apply.hpp"
#include "lint/fixes/recurring_fixes.hpp"
#include "lint/rules/dependence.hpp"
#include "lint/rules/other_writing.hpp"
#include "lint/rules/unclosed.hpp"
#include "text/ascii.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace ctlpgn {

namespace {

// How many times the bytes of a text may be read for trials, and the minimum for short texts.
constexpr std::size_t most_readings = 12;
constexpr std::size_t least_bytes = std::size_t{64} << 10;
constexpr std::size_t few = 8;

// Whether nothing was found so often that some of it may have been left out. The codes are sorted.
bool is_all_of_it(const std::vector<code>& found, std::size_t most) {
    for (auto first = found.begin(); first != found.end();) {
        const auto last = std::ranges::upper_bound(first, found.end(), *first);
        if (static_cast<std::size_t>(last - first) >= most || *first == code::too_many_findings)
            return false;
        first = last;
    }
    return true;
}

bool is_well_formed(const fix& tried, std::size_t size) {
    std::size_t at = 0;
    for (const text_edit& each : tried.edits) {
        if (each.where.begin < at || each.where.end < each.where.begin || each.where.end > size)
            return false;
        at = each.where.end;
    }
    return !tried.edits.empty();
}

// A game that begins without its tag may be the rest of the one before it. What it really is cannot be known
// from it alone, so the only guess about it is that tag.
bool may_be_torn_off(const game& record, const notation& chosen, std::span<const code> found) {
    return record.offset != 0 && chosen.missing_opening != code::none &&
           std::ranges::binary_search(found, chosen.missing_opening);
}

// Tries the remedies together; if that fails, each half of them.
void sort_out(std::span<finding* const> group, fix_trial& trial) {
    std::vector<finding*> waiting(group.begin(), group.end());
    while (!waiting.empty()) {
        // Putting groups together takes time as well.
        if (trial.is_exhausted()) {
            for (finding* const each : waiting)
                each->remedy.reset();
            return;
        }
        fix_group chosen;
        std::vector<finding*> together;
        std::vector<finding*> later;
        for (finding* const each : waiting)
            (chosen.add(each->id, *each->remedy) ? together : later).push_back(each);
        const std::span<finding* const> all(together);
        if (trial.succeeds(chosen)) {
            // All of them are good.
        } else if (all.size() == 1) {
            all.front()->remedy.reset();
        } else {
            sort_out(all.first(all.size() / 2), trial);
            sort_out(all.subspan(all.size() / 2), trial);
        }
        waiting = std::move(later);
    }
}

// If a fix of several places fails, the places that succeed are kept.
void keep_good_parts(finding& found, fix_trial& trial) {
    const fix all = *found.remedy;
    join_parts(*found.remedy);
    fix_group whole;
    if (!whole.add(found.id, *found.remedy) || trial.succeeds(whole))
        return;
    std::vector<finding> pieces(all.parts.size());
    std::vector<finding*> tried;
    auto next = all.edits.begin();
    for (std::size_t i = 0; i != pieces.size(); ++i) {
        pieces[i].id = found.id;
        pieces[i].remedy =
            fix{.edits = {next, next + all.parts[i].edits}, .safe = all.safe, .title = {}, .partial = true};
        next += all.parts[i].edits;
        tried.push_back(&pieces[i]);
    }
    sort_out(tried, trial);
    found.remedy->edits.clear();
    for (std::size_t i = 0; i != pieces.size(); ++i) {
        if (!pieces[i].remedy)
            continue;
        const std::vector<text_edit>& edits = pieces[i].remedy->edits;
        if (found.remedy->edits.empty())
            found.remedy->title = all.parts[i].title + std::string(where_it_can_be_done);
        found.remedy->edits.insert(found.remedy->edits.end(), edits.begin(), edits.end());
    }
    found.remedy->partial = true;
    join_parts(*found.remedy);
    if (found.remedy->edits.empty())
        found.remedy.reset();
}

// Of a remedy and its rivals, keeps those that succeed.
void try_rivals(finding& found, fix_trial& trial) {
    std::vector<fix> rivals = std::move(found.remedy->rivals);
    rivals.insert(rivals.begin(), *std::exchange(found.remedy, std::nullopt));
    std::erase_if(rivals, [&](const fix& each) {
        fix_group alone;
        return !alone.add(found.id, each) || !trial.succeeds(alone);
    });
    if (rivals.size() == 1) {
        found.remedy = std::move(rivals.front());
        return;
    }
    for (const fix& each : rivals)
        found.related.push_back({each.edits.front().where, "possible fix: " + each.title});
    found.choices = std::move(rivals);
}

// Plies in text that is reported as not part of the game, or as repeated, need not be kept. Without them
// later plies may be for the other side, or be those of pieces that are elsewhere.
void leave_out_passages(const game& record, std::uint32_t offset, const std::vector<finding>& findings,
                        std::vector<read_ply>& plies, std::size_t first) {
    std::vector<span> passages;
    const auto begin = plies.begin() + static_cast<std::ptrdiff_t>(first);
    for (const finding& each : findings) {
        if (each.id != code::unexpected_text && each.id != code::repeated_moves)
            continue;
        const auto next =
            std::lower_bound(begin, plies.end(), each.where.begin + offset,
                             [](const read_ply& read, std::uint32_t place) { return read.begin < place; });
        if (next != plies.end() && next->begin < each.where.end + offset)
            passages.push_back(each.where);
    }
    if (passages.empty())
        return;
    sort_stably(passages, {}, &span::begin);
    // The plies of the main line in them, up to one in question, in ascending order.
    node next = record.main_line.first_ply;
    auto passage = passages.begin();
    bool is_odd = false;
    const auto is_inside = [&passage](std::uint32_t place) {
        return place >= passage->begin && place < passage->end;
    };
    const auto is_left_out = [&](read_ply& read) {
        const std::uint32_t place = read.begin - offset;
        for (; next != no_node && record.plies[next].begin < place; next = record.plies[next].next) {
            while (passage + 1 != passages.end() && record.plies[next].begin >= passage->end)
                ++passage;
            is_odd = is_odd != is_inside(record.plies[next].begin);
        }
        while (passage + 1 != passages.end() && place >= passage->end)
            ++passage;
        if (is_inside(place))
            return true;
        if (is_odd)
            read.player = opponent(read.player);
        if (place >= passages.front().end)
            read.from = no_place;
        return false;
    };
    plies.erase(std::remove_if(begin, plies.end(), is_left_out), plies.end());
}

// The first place from which plies may belong to another line of play than the one that they were read in,
// and so to the other side: after an unclosed variation, one that is not opened, or one between other signs.
// The end of the text if there is none.
std::uint32_t place_of_other_line(const game& record, const notation& chosen,
                                  const std::vector<finding>& findings) {
    auto place = static_cast<std::uint32_t>(record.text.size());
    const auto look_at = [&](node first) {
        if (first != no_node)
            place = std::min(place, record.plies[first].begin);
    };
    std::uint32_t unclosed = std::numeric_limits<std::uint32_t>::max();
    for (const finding& each : findings) {
        if (each.id == code::unclosed_variation)
            unclosed = std::min(unclosed, each.where.begin);
        else if (each.id == code::stray_parenthesis ||
                 std::ranges::find(chosen.wrong_parentheses, each.id) != chosen.wrong_parentheses.end())
            look_at(each.at_ply);
    }
    const auto open = std::ranges::lower_bound(record.variations, unclosed, {},
                                               [](const variation& each) { return each.where.begin; });
    if (open == record.variations.end())
        return place;
    place = std::min(place, ends_of_unclosed(record, *open).front());
    // If two begin at the same place, one is superfluous.
    const std::size_t inside = record.text.find_first_not_of(white_space, open->where.begin + 1);
    if (const auto inner = std::next(open); inner != record.variations.end() && inner->where.begin == inside)
        place = std::min(place, inner->where.begin);
    return place;
}

} // namespace

fix_trial::fix_trial(const tried_text& text, const trial_rules& rules)
    : fix_trial(text, rules, content_of(text, rules, may_be_written::otherwise)) {}

fix_trial::fix_trial(const tried_text& text, const trial_rules& rules, text_content content)
    : text_(text), rules_(rules), before_(std::move(content)),
      // If some of it is not known, nothing would show that there is less of it.
      left_(is_all_of_it(before_.found, rules.bounds.findings)
                ? least_bytes + most_readings * text.text.size()
                : 0),
      has_shown_game_(!before_.is_foreign()) {}

bool text_content::is_foreign() const {
    constexpr std::size_t few_plies = 2; // one of which may be a slip
    return unread > plies.size() || (found_on_board == 0 && plies.size() + unread >= few_plies);
}

void text_content::add(const game& record, std::uint32_t offset, const std::vector<finding>& findings,
                       const trial_rules& rules) {
    for (const finding& each : findings)
        found.push_back(each.id);
    const std::size_t after_tags = record.tags.empty() ? 0 : record.tags.back().where.end;
    is_tags_alone = is_tags_alone && !record.tags.empty() &&
                    record.text.find_first_not_of(white_space, after_tags) == std::string_view::npos;
    // The plies of a text that is meant in another form of writing were not written as such.
    const bool is_as_written = !has_other_writing(findings);
    const std::size_t first = plies.size();
    if (is_as_written)
        append_plies(record, rules.chosen, offset, plies);
    // No board can judge the plies of a game that names another variant, so it proves nothing about them.
    const bool is_board_asked = rules.chosen.resolve != nullptr && rules.chosen.initial(record).readable;
    count_unread(record, findings, std::span(plies).subspan(first), is_board_asked);
    leave_out_passages(record, offset, findings, plies, first);
    if (const auto next = std::ranges::find(findings, rules.chosen.next_opening, &finding::id);
        next != findings.end())
        for (read_ply& each : std::span(plies).subspan(first))
            each.is_of_unknown_side = each.begin >= next->where.begin + offset;
    if (const std::uint32_t other = place_of_other_line(record, rules.chosen, findings);
        other != record.text.size()) {
        has_plies_of_other_line = true;
        for (read_ply& each : std::span(plies).subspan(first))
            each.is_of_unknown_side = each.is_of_unknown_side || each.begin >= other + offset;
    }
    for (const finding& each : findings)
        if (each.id == rules.chosen.others_ply && each.at_ply != no_node) {
            const std::uint32_t begin = record.plies[each.at_ply].begin + offset;
            const auto own = std::span(plies).subspan(first);
            const auto found = std::ranges::lower_bound(own, begin, {}, &read_ply::begin);
            if (found != own.end() && found->begin == begin)
                found->is_of_unknown_side = true;
        }
    const auto leave_out = [this, offset](span where) {
        where = {where.begin + offset, where.end + offset};
        if (nameless.empty() || nameless.back() != where)
            nameless.push_back(where);
    };
    if (!is_as_written) {
        leave_out({0, static_cast<std::uint32_t>(record.text.size())});
        return;
    }
    for (const tag& each : record.tags)
        leave_out(each.where);
    for (const comment& each : record.comments)
        leave_out(each.where);
    for (const finding& each : findings)
        if (each.id == code::repeated_moves)
            leave_out(each.where);
}

// Text before and after the moves is a different matter. If there are no moves, faults after the tags may be
// moves.
void text_content::count_unread(const game& record, const std::vector<finding>& findings,
                                std::span<const read_ply> read, bool is_board_asked) {
    unread += static_cast<std::size_t>(
        std::ranges::count_if(record.plies, [](const ply& each) { return !each.readable(); }));
    const std::uint32_t end_of_tags = record.tags.empty() ? 0 : record.tags.back().where.end;
    const auto is_among_moves = [&](const finding& each) {
        if (record.plies.empty())
            return !each.where.empty() && each.where.begin >= end_of_tags &&
                   describe(each.id).severity == level::error;
        return each.id == code::unexpected_text && each.where.begin > record.plies.front().begin &&
               each.where.begin < record.plies.back().begin;
    };
    unread += static_cast<std::size_t>(std::ranges::count_if(findings, is_among_moves));
    found_on_board += static_cast<std::size_t>(std::ranges::count_if(
        read, [is_board_asked](const read_ply& each) { return !is_board_asked || each.from != no_place; }));
}

void text_content::finish(const trial_rules& rules) {
    sort_stably(found);
    is_whole = is_all_of_it(found, rules.reported);
}

void read_tried(const tried_text& text, const trial_rules& rules,
                const std::function<void(const game&, std::uint32_t, bool, std::vector<finding>&)>& visit) {
    thread_local game read; // its memory is reused, as is that of the findings
    thread_local std::vector<finding> findings;
    // If the tried text begins the file, its own preamble counts.
    read.preamble = text.is_first ? preamble_of(rules.chosen, text.text) : text.preamble;
    std::uint32_t offset = 0;
    bool is_first = text.is_first;
    for (bool more = true; more; is_first = false) {
        findings.clear();
        const std::string_view rest = text.text.substr(offset);
        const reading_result result =
            rules.chosen.read_game(rest, is_first, true, rules.bounds, read, findings);
        if (result.game)
            rules.check(read, findings);
        visit(read, offset, result.game, findings);
        more = result.game && result.consumed != 0 && result.consumed < rest.size();
        offset += static_cast<std::uint32_t>(result.consumed);
    }
}

text_content fix_trial::content_of(const tried_text& text, const trial_rules& rules, may_be_written allowed) {
    text_content all;
    read_tried(text, rules,
               [&](const game& read, std::uint32_t offset, bool is_game, std::vector<finding>& findings) {
                   if (is_game && allowed == may_be_written::otherwise)
                       rules.find_other_writing(read, findings);
                   all.add(read, offset, findings, rules);
               });
    all.finish(rules);
    return all;
}

bool fix_trial::succeeds(const fix_group& tried) {
    if (is_exhausted())
        return false;
    left_ -= text_.text.size();
    const std::vector<text_edit> edits = tried.edits();
    const std::string edited = with_edits(text_.text, edits);
    // A fix that changes nothing fixes nothing, even for a finding that need not disappear completely.
    if (edited == text_.text)
        return false;
    const text_content after = content_of({edited, text_.is_first, text_.preamble}, rules_,
                                          std::ranges::binary_search(before_.found, code::other_writing)
                                              ? may_be_written::otherwise
                                              : may_be_written::as_written);
    // Tags with nothing after them may be read as those of the game before them.
    if (after.is_tags_alone && !before_.is_tags_alone && !text_.is_first)
        return false;
    std::vector<code> fixed(tried.fixed().begin(), tried.fixed().end());
    sort_stably(fixed);
    if (!std::ranges::includes(before_.found, fixed))
        return false;
    std::vector<code> allowed;
    std::ranges::set_difference(before_.found, fixed, std::back_inserter(allowed));
    // If two findings are left of one, each is reported.
    std::ranges::copy(tried.partly_fixed(), std::back_inserter(allowed));
    sort_stably(allowed);
    // Where the board determines the meaning of plies, the same ply may name more or fewer places.
    const auto names_are_kept = [&] {
        return rules_.chosen.resolve != nullptr ||
               are_names_kept(rules_.places, {text_.text, before_.nameless}, {edited, after.nameless}, edits);
    };
    // What was encoded twice could not be read as a ply, so its faults on the board are found only
    // afterwards.
    const bool only_decodes =
        !fixed.empty() && fixed.front() == code::double_encoding && fixed.back() == code::double_encoding;
    // Nor was the board known after plies that were read in another line of play.
    const auto was_hidden = [&](code each) {
        return (only_decodes && depends_on_moves(each)) ||
               (before_.has_plies_of_other_line && describe(each).severity == level::note);
    };
    std::vector<code> found = after.found;
    std::erase_if(found, was_hidden);
    const bool succeeds = std::ranges::includes(allowed, found) && names_are_kept() &&
                          are_plies_kept(before_.plies, after.plies, edits, tried.is_safe());
    has_shown_game_ = has_shown_game_ || (succeeds && tried.is_safe() && !after.is_foreign());
    return succeeds;
}

void try_remedies(const game& record, const trial_rules& rules, bool is_repaired,
                  std::vector<finding>& findings) {
    const auto is_to_try = [](const finding& each) { return each.remedy && !each.remedy->proven; };
    if (std::ranges::none_of(findings, is_to_try))
        return;
    text_content content;
    content.add(record, 0, findings, rules);
    content.finish(rules);
    const bool torn_off = may_be_torn_off(record, rules.chosen, content.found);
    std::vector<finding*> safe;
    std::vector<finding*> unsafe;
    for (finding& each : findings) {
        if (!is_to_try(each))
            continue;
        const bool guesses = torn_off && !each.remedy->safe && each.id != rules.chosen.missing_opening;
        const bool is_tried_in_parts = !each.remedy->parts.empty();
        if (guesses || (!is_tried_in_parts && !is_well_formed(*each.remedy, record.text.size())))
            each.remedy.reset();
        else
            (each.remedy->safe ? safe : unsafe).push_back(&each);
    }
    if (safe.empty() && unsafe.empty())
        return;
    // If not everything was reported, it cannot be known whether there is less of it; a second reading would
    // not find more than the first.
    if (!content.is_whole && rules.reported >= rules.bounds.findings) {
        for (std::vector<finding*>* const each : {&safe, &unsafe})
            for (finding* const made : *each)
                made->remedy.reset();
        return;
    }
    const tried_text text{record.text, record.offset == 0, record.preamble};
    fix_trial trial = content.is_whole && !is_repaired ? fix_trial(text, rules, std::move(content))
                                                       : fix_trial(text, rules);
    for (std::vector<finding*>* const each : {&safe, &unsafe})
        std::erase_if(*each, [&trial](finding* made) {
            if (!made->remedy->parts.empty())
                keep_good_parts(*made, trial);
            else if (!made->remedy->rivals.empty())
                try_rivals(*made, trial);
            return !made->remedy;
        });
    sort_out(safe, trial);
    if (!trial.has_shown_game())
        for (finding* const each : safe)
            if (each->remedy)
                each->remedy->safe = false;
    // With a few guesses, each has to succeed alone.
    const std::size_t at_once = unsafe.size() > few ? unsafe.size() : 1;
    for (std::size_t at = 0; at < unsafe.size(); at += at_once)
        sort_out(std::span(unsafe).subspan(at, at_once), trial);
}

} // namespace ctlpgn
