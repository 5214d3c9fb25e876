// Whether check marks agree with the check that a ply gives.
#include "games/cescacs/legal.hpp"
#include "notations/ctl_pgn/board/illegality_words.hpp"
#include "notations/ctl_pgn/board/rules_of_play.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/reading/ply_parts.hpp"
#include "notations/ctl_pgn/writing/ply_text.hpp"

#include <optional>
#include <string>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

using cescacs::check_kind;

// "the pegasus on H6 gives check from a knight's jump away"
std::string what_checks(const cescacs::position& p, check_kind given) {
    const cescacs::hex_set found = checkers(p, p.to_move);
    if (given == check_kind::double_check) {
        std::string pieces;
        found.for_each([&](cescacs::hex at) {
            if (!pieces.empty())
                pieces += " and ";
            pieces += piece_on(p, at);
        });
        return pieces + " give check";
    }
    const bool is_near = given == check_kind::adjoining;
    return piece_on(p, found.first()) + " gives check from " + (is_near ? "nearby" : "afar");
}

// A mark apart from its ply is a separate fault, which disappears with the mark.
span with_spaces_before(const game& record, span mark) {
    while (mark.begin != 0 && (record.text[mark.begin - 1U] == ' ' || record.text[mark.begin - 1U] == '\t'))
        --mark.begin;
    return mark;
}

} // namespace

void rules_of_play::judge_mark(const replayed_ply& played, check_kind given, mark_fault fault) {
    if (fault == mark_fault::missing_mate)
        return report_mate(played);
    if (fault == mark_fault::no_mate)
        return report_missing_mate(played, given);
    const span text = played.written.text();
    const span mark = parts_of(context_.read, played.written).check;
    const span replaced = with_spaces_before(context_.read, mark);
    switch (fault) {
    case mark_fault::missing:
        reports_.add(played, codes::missing_check_mark, text, what_checks(played.after, given)).remedy =
            fix{{{mark, "+"}}, true, "add +"};
        break;
    case mark_fault::superfluous:
        reports_.add(played, codes::superfluous_check_mark, mark).remedy =
            fix{{{replaced, {}}}, true, "remove " + std::string(context_.raw(mark))};
        break;
    default: {
        const std::string right(mark_text(given));
        reports_.add(played, codes::wrong_check_mark, mark, what_checks(played.after, given)).remedy =
            fix{{{replaced, right}}, true, "write " + right};
        break;
    }
    }
}

// The sign # ends a game by itself, without a colon.
void rules_of_play::report_mate(const replayed_ply& played) {
    const span text = played.written.text();
    const span whole = played.written.whole();
    finding& added = reports_.add(played, codes::missing_mate_mark, text);
    span replaced = parts_of(context_.read, played.written).check;
    const bool has_colon_alone = context_.raw({text.end, whole.end}) == " :";
    if (has_colon_alone)
        replaced.end = whole.end;
    added.remedy = fix{{{replaced, "#"}}, whole.end == replaced.end, "write #"};
}

void rules_of_play::report_missing_mate(const replayed_ply& played, check_kind given) {
    // Moves after a # have been reported, with a hint that the mark may be wrong.
    if (!is_last_of_line(played))
        return;
    const span mark = parts_of(context_.read, played.written).check;
    std::string detail = given == check_kind::none ? "the king is not even in check" : "";
    if (const std::optional<cescacs::ply> answer = find_legal_ply(played.after); detail.empty() && answer)
        detail = ply_text(*answer) + " answers it";
    finding& added = reports_.add(played, codes::mate_mark_without_mate, mark, std::move(detail));
    std::string right = given == check_kind::none ? "" : "+";
    const bool is_last = played.at_ply == last_of_main_line_;
    std::string title = right.empty() ? "remove #" : "write +";
    if (is_last && !ends_game(played.written))
        right += " :";
    added.remedy = fix{{{with_spaces_before(context_.read, mark), right}}, true, std::move(title)};
}

bool rules_of_play::is_last_of_line(const replayed_ply& played) const {
    return played.written.next == no_node;
}

} // namespace ctlpgn::ctl_pgn
