#include "notations/ctl_pgn/lint/causes/swallowed_text.hpp"

#include "lint/fixes/apply.hpp"
#include "lint/rules/results.hpp"
#include "notations/ctl_pgn/reading/readings.hpp"
#include "notations/ctl_pgn/rule_tables.hpp"
#include "notations/ctl_pgn/rules.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

// Each is read once more with all of its game, so there are few.
constexpr std::size_t most_candidates = 8;
constexpr std::size_t most_comments = 4;
constexpr std::size_t longest_text = std::size_t{4} << 20; // of a game that is read again

constexpr std::string_view missing_brace = " }";
constexpr std::string_view begin_of_game = "[Variant ";

enum class item_kind : std::uint8_t { text, move, variation, comment, result, game };

// "12. GL": the number of a move with a piece or a hex after it.
bool begins_move(std::string_view line) {
    const std::size_t digits = count_digits(line);
    return digits != 0 && digits < 7 && line.substr(digits).starts_with(". ") && line.size() > digits + 3 &&
           may_be_letter(line[digits + 2]) && !is_small_letter(line[digits + 2]);
}

// What a line begins with that no comment is needed for.
item_kind kind_of_line(std::string_view line) {
    line = trimmed(line);
    if (line.starts_with('{'))
        return item_kind::comment;
    if (line.starts_with(begin_of_game))
        return item_kind::game;
    if (line.starts_with('(')) {
        line.remove_prefix(std::min(line.find_first_not_of("( \t."), line.size()));
        return line.starts_with("$[") || begins_move(line) ? item_kind::variation : item_kind::text;
    }
    if (begins_move(line))
        return item_kind::move;
    return read_result(line, words) != 0 ? item_kind::result : item_kind::text;
}

// A place where a comment may have been meant to end, and what begins after it.
struct candidate {
    std::uint32_t end;   // of the comment's text
    std::uint32_t begin; // of the item
    item_kind kind;
};

// The number of the move after the last one before the place.
std::uint32_t next_number(const game& record, std::uint32_t place) {
    node before = ply_around(record, place);
    for (int left = 8; left != 0 && before != no_node && before != 0 && !record.plies[before].has_number();
         --left)
        --before;
    return before == no_node ? 1 : record.plies[before].number + 1U;
}

// The lines of the comment that begin something else, and on its first line the next move.
std::vector<candidate> candidates_in(const game& record, const comment& asked) {
    std::vector<candidate> found;
    const std::string_view text = record.raw(asked.where);
    const auto add = [&](std::size_t begin, std::size_t line_begin, item_kind kind) {
        const std::size_t last = text.find_last_not_of(white_space, line_begin - 1);
        found.push_back({static_cast<std::uint32_t>(asked.where.begin + last + 1),
                         static_cast<std::uint32_t>(asked.where.begin + begin), kind});
    };
    const std::string next = " " + std::to_string(next_number(record, asked.where.begin)) + ". ";
    if (const std::size_t at = text.substr(0, text.find('\n')).find(next);
        at != std::string_view::npos && begins_move(text.substr(at + 1)))
        add(at + 1, at + 1, item_kind::move);
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', end + 1)) {
        const std::size_t begin = text.find_first_not_of(" \t.", end + 1);
        if (begin == std::string_view::npos || found.size() == most_candidates)
            break;
        const item_kind kind = kind_of_line(text.substr(begin, text.find_first_of("\r\n", begin) - begin));
        if (kind != item_kind::text)
            add(begin, end + 1, kind);
    }
    return found;
}

// A text as it is read, with all findings, on the board and elsewhere.
struct other_reading {
    game first; // of the games in it
    std::vector<finding> findings;
    std::size_t faults = 0; // all but notes
};

other_reading read_as(const game& record, std::string_view text) {
    other_reading made;
    made.first.preamble = record.preamble;
    made.first.offset = record.offset;
    game next;
    next.preamble = record.preamble;
    std::size_t offset = 0;
    bool more = true;
    while (more) {
        std::vector<finding> found;
        game& read = offset == 0 ? made.first : next;
        const std::string_view rest = text.substr(offset);
        const reading_result result =
            read_game(rest, offset == 0 && record.offset == 0, true, {}, read, found);
        if (result.game)
            check(read, check_level::legal, without_boards({}), found, nullptr);
        drop_spoiled(read, consequences, found);
        for (finding& each : found) {
            each.where.begin += static_cast<std::uint32_t>(offset);
            each.where.end += static_cast<std::uint32_t>(offset);
            made.faults += describe(each.id).severity == level::note ? 0U : 1U;
            made.findings.push_back(std::move(each));
        }
        more = result.game && result.consumed != 0 && result.consumed < rest.size();
        offset += result.consumed;
    }
    return made;
}

std::string closed_at(const game& record, std::uint32_t end) {
    std::string text(record.text);
    return text.insert(end, missing_brace);
}

// Whether the item after the brace is what it seems.
enum class proof_of_item : std::uint8_t { it_fits, it_is_text, it_is_unclear };

proof_of_item look_at_item(std::string_view text, const other_reading& tried, const candidate& asked) {
    const std::uint32_t begin = asked.begin + static_cast<std::uint32_t>(missing_brace.size());
    std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
    if (asked.kind == item_kind::variation) {
        const auto opened = std::ranges::find(tried.first.variations, begin,
                                              [](const variation& each) { return each.where.begin; });
        if (opened == tried.first.variations.end())
            return proof_of_item::it_is_text;
        end = opened->where.end;
    }
    if (asked.kind == item_kind::game || asked.kind == item_kind::comment)
        return proof_of_item::it_fits;
    bool fits = true;
    for (const finding& each : tried.findings) {
        if (each.where.begin < begin || each.where.begin >= end || describe(each.id).severity == level::note)
            continue;
        if (layer_of(each.id) == layer::syntax)
            return proof_of_item::it_is_text;
        fits = false;
    }
    return fits ? proof_of_item::it_fits : proof_of_item::it_is_unclear;
}

struct chosen_end {
    std::optional<candidate> best;
    std::vector<finding> remaining; // as the text is read if the comment ends there
    bool is_unclear = false;        // an item that might have been meant did not fit
};

// The candidate with the fewest faults, of those up to the first that is unclear.
template <class Accept>
chosen_end choose_end(const game& record, const std::vector<candidate>& candidates, Accept accepts) {
    chosen_end chosen;
    std::size_t fewest = 0;
    for (const candidate& each : candidates) {
        const std::string text = closed_at(record, each.end);
        other_reading tried = read_as(record, text);
        const proof_of_item item = look_at_item(text, tried, each);
        chosen.is_unclear = item == proof_of_item::it_is_unclear;
        if (chosen.is_unclear)
            break;
        if (item == proof_of_item::it_is_text || !accepts(each, tried.faults) ||
            (chosen.best && tried.faults >= fewest))
            continue;
        chosen.best = each;
        chosen.remaining = std::move(tried.findings);
        fewest = tried.faults;
        if (fewest == 0)
            break;
    }
    return chosen;
}

// Where the last fault is; 0 if there is none.
std::uint32_t last_fault(const std::vector<finding>& findings) {
    std::uint32_t last = 0;
    for (const finding& each : findings)
        if (describe(each.id).severity != level::note)
            last = std::max(last, each.where.begin);
    return last;
}

late_end late_end_by(const comment& asked, text_edit meant, std::vector<finding> remaining) {
    const auto length = static_cast<std::uint32_t>(meant.text.size());
    for (finding& each : remaining)
        if (each.where.begin >= meant.where.begin + length)
            each.where = {each.where.begin + meant.where.size() - length,
                          each.where.end + meant.where.size() - length};
    return {&asked, std::move(meant), std::move(remaining)};
}

bool holds_another_game(const game& record, const comment& asked) {
    return record.raw(asked.where).find("\n[Variant ") != std::string_view::npos;
}

} // namespace

bool opens_before_item(const game& record, const comment& asked) {
    std::string_view text = record.raw(asked.where);
    text.remove_prefix(std::min(text.find_first_not_of(" \t.", 1), text.size()));
    const item_kind kind = kind_of_line(text.substr(0, text.find_first_of("\r\n")));
    return kind == item_kind::move || kind == item_kind::variation || kind == item_kind::result;
}

std::optional<std::uint32_t> find_end_of_unclosed(const game& record, const comment& asked) {
    if (record.text.size() > longest_text)
        return std::nullopt;
    const chosen_end found =
        choose_end(record, candidates_in(record, asked), [](const candidate& each, std::size_t /*faults*/) {
            return each.kind != item_kind::comment;
        });
    if (found.best)
        return found.best->end;
    if (found.is_unclear)
        return std::nullopt;
    return static_cast<std::uint32_t>(record.text.find_last_not_of(white_space) + 1);
}

std::optional<late_end> find_late_end(const game& record, const std::vector<finding>& findings) {
    if (record.text.size() > longest_text)
        return std::nullopt;
    std::optional<std::size_t> faults; // as the text is written
    std::optional<span> last;          // parts of one comment have their braces in common
    std::size_t asked = 0;
    const std::uint32_t end_of_faults = last_fault(findings);
    for (const comment& each : record.comments) {
        if (last == each.where)
            continue;
        last = each.where;
        // A game within a comment needs little further proof.
        const bool holds_game = holds_another_game(record, each);
        if (!holds_game && end_of_faults <= each.where.begin)
            continue;
        const bool opens_item = opens_before_item(record, each);
        const std::vector<candidate> candidates =
            opens_item ? std::vector<candidate>() : candidates_in(record, each);
        if (!opens_item && candidates.empty())
            continue;
        if (++asked > most_comments)
            break;
        if (!faults)
            faults = read_as(record, record.text).faults;
        if (*faults == 0 && !holds_game)
            continue;
        if (opens_item) {
            text_edit removal{{each.where.begin, each.where.begin + 1}, ""};
            other_reading tried = read_as(record, with_edits(record.text, {removal}));
            if (tried.faults < *faults)
                return late_end_by(each, std::move(removal), std::move(tried.findings));
            continue;
        }
        // A whole game is proof as well. Without one, less has to be wrong.
        chosen_end end = choose_end(record, candidates, [&](const candidate& which, std::size_t left) {
            return left < *faults || (holds_game && left == *faults && which.kind == item_kind::game);
        });
        if (end.best)
            return late_end_by(each, {{end.best->end, end.best->end}, std::string(missing_brace)},
                               std::move(end.remaining));
    }
    return std::nullopt;
}

} // namespace ctlpgn::ctl_pgn
