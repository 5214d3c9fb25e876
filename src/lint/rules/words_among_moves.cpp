#include "lint/rules/words_among_moves.hpp"

#include "lint/fixes/enclosed.hpp"
#include "lint/rules/dependence.hpp"
#include "lint/rules/drop_findings.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"
#include "tree/sorting.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>

namespace ctlpgn {

namespace {

constexpr std::uint32_t longest_passage = 2048; // in bytes
// Signs that may come before the first move of a line or after the last, such as those of mails.
constexpr std::string_view around_lines = " \t\r\n>";

// A ply of the main line with the number of its move.
struct numbered_ply {
    node at = no_node;
    std::uint32_t number = 0;
};

std::vector<numbered_ply> main_line_of(const game& record) {
    std::vector<numbered_ply> line;
    for (node n = record.main_line.first_ply; n != no_node; n = record.plies[n].next) {
        const ply& here = record.plies[n];
        std::uint32_t number = here.number;
        if (number == 0 && !line.empty())
            number =
                line.back().number +
                (record.plies[line.back().at].player == side::black && here.player == side::white ? 1U : 0U);
        line.push_back({n, number});
    }
    return line;
}

bool begins_line(const game& record, std::uint32_t place) {
    const std::string_view before = record.text.substr(0, place);
    const std::size_t last = before.find_last_not_of(" \t>");
    return last == std::string_view::npos || before[last] == '\n' || before[last] == '\r';
}

bool is_blank_between(const game& record, std::uint32_t begin, std::uint32_t end) {
    return begin <= end && record.raw({begin, end}).find_first_not_of(white_space) == std::string_view::npos;
}

// +0.32/12, as engines write it before the moves that they expect.
bool says_what_position_is_worth(std::string_view words) {
    const std::size_t digit = words.find_first_not_of("+-\u2212");
    return digit < words.size() && is_digit(words[digit]) && words.find('.') != std::string_view::npos;
}

class passages {
  public:
    explicit passages(const game& record) : record_(record), line_(main_line_of(record)) {}

    // The ply that continues the game after text between two plies of the main line, if it is not the first
    // one after the text.
    [[nodiscard]] std::optional<node> going_on_after(span words) const {
        const auto next = std::ranges::upper_bound(line_, words.begin, {}, [this](const numbered_ply& each) {
            return record_.plies[each.at].begin;
        });
        if (next == line_.begin() || next == line_.end() || is_in_variation(words.begin))
            return std::nullopt;
        const numbered_ply& last = *std::prev(next);
        const bool is_reply = record_.plies[last.at].player == side::white;
        const std::uint32_t due = last.number + (is_reply ? 0U : 1U);
        const side due_side = is_reply ? side::black : side::white;
        const bool is_part = record_.plies[next->at].number == 0 &&
                             is_blank_between(record_, words.end, record_.plies[next->at].begin);
        const bool is_worth = says_what_position_is_worth(record_.raw(words));
        for (auto at = std::next(next); at != line_.end(); ++at) {
            const ply& here = record_.plies[at->at];
            if (here.number_begin - words.begin > longest_passage)
                break;
            // A ply belongs to the other side if the ply before it belongs to the game.
            const bool is_misplaced = is_part && std::prev(at) == next && here.player != due_side;
            const bool may_go_on =
                is_misplaced || (is_part && is_worth) || begins_line(record_, here.number_begin);
            if (may_go_on && here.number == due && says_white_is_left_out(record_, here) == is_reply)
                return at->at;
        }
        return std::nullopt;
    }

  private:
    [[nodiscard]] bool is_in_variation(std::uint32_t place) const {
        const variation* before = variation_before(record_, place);
        return before != nullptr && place < before->where.end;
    }

    const game& record_;
    std::vector<numbered_ply> line_;
};

// Whether the plies in a passage are numbered up to the ply after it. They may be the game's then, and those
// before it a remark.
bool leads_to(const game& record, std::uint32_t begin, node going_on) {
    std::uint32_t before = 0;
    std::uint32_t last = 0;
    for (node at = record.main_line.first_ply; at != going_on && at != no_node; at = record.plies[at].next)
        if (record.plies[at].number != 0 && record.plies[at].begin > begin) {
            before = last;
            last = record.plies[at].number;
        }
    return before != 0 && before + 1 == last && last + 1 == record.plies[going_on].number;
}

void take_in(const game& record, finding& reported, node going_on) {
    const std::uint32_t next = record.plies[going_on].number_begin;
    const std::size_t last = record.text.substr(0, next).find_last_not_of(around_lines);
    reported.where.end = static_cast<std::uint32_t>(last + 1);
    const std::string_view passage = record.raw(reported.where);
    if (leads_to(record, reported.where.begin, going_on))
        reported.remedy = fix{.edits = {}, .safe = false, .title = {}, .proven = true};
    else if (passage.find_first_of("{}") == std::string_view::npos)
        reported.remedy = fix{.edits = {{reported.where, enclosed('{', passage, '}')}},
                              .safe = false,
                              .title = "put braces around it"};
}

// The unexpected text after one.
const finding* next_words(const std::vector<finding>& findings, std::size_t asked) {
    if (findings[asked].id != code::unexpected_text)
        return nullptr;
    const auto next = std::find_if(findings.begin() + static_cast<std::ptrdiff_t>(asked) + 1, findings.end(),
                                   [](const finding& each) { return each.id == code::unexpected_text; });
    return next != findings.end() ? &*next : nullptr;
}

// I think 8. a4 was better: a sentence after the last move that names one, on a line alone.
bool is_sentence(const game& record, span words, span other) {
    const span sentence{words.begin, other.end};
    if (record.plies.empty() || record.plies.back().begin >= sentence.end)
        return false;
    const std::size_t after = record.text.find_first_not_of(" \t", sentence.end);
    const bool ends_line =
        after == std::string_view::npos || record.text[after] == '\n' || record.text[after] == '\r';
    return ends_line && begins_line(record, words.begin) &&
           record.raw(sentence).find_first_of("\n{}") == std::string_view::npos &&
           !is_blank_between(record, words.end, other.begin);
}

// Right after such text.
void drop_faults_of_next_plies(const game& record, std::vector<finding>& findings) {
    std::vector<std::uint32_t> ends;
    for (const finding& each : findings)
        if (each.id == code::unexpected_text)
            ends.push_back(each.where.end);
    sort_stably(ends);
    drop_findings(findings, [&](const finding& each) {
        if (each.at_ply == no_node || !depends_on_moves(each.id))
            return false;
        const std::uint32_t begin = record.plies[each.at_ply].number_begin;
        const auto next = std::ranges::upper_bound(ends, begin);
        return next != ends.begin() && is_blank_between(record, *std::prev(next), begin);
    });
}

} // namespace

void keep_words_among_moves(const game& record, std::vector<finding>& findings,
                            std::initializer_list<code> of_main_line) {
    if (std::ranges::find(findings, code::unexpected_text, &finding::id) == findings.end())
        return;
    sort_stably(findings, {}, [](const finding& each) { return each.where.begin; });
    const passages found(record);
    std::vector<finding> kept;
    std::uint32_t taken = 0; // up to this byte
    std::optional<std::uint32_t> first;
    for (std::size_t i = 0; i != findings.size(); ++i) {
        finding& each = findings[i];
        if (each.where.begin < taken)
            continue;
        if (const auto other = next_words(findings, i);
            other != nullptr && is_sentence(record, each.where, other->where)) {
            each.where.end = other->where.end;
            each.remedy = fix{.edits = {{each.where, enclosed('{', record.raw(each.where), '}')}},
                              .safe = false,
                              .title = "put braces around it"};
            taken = each.where.end;
            kept.push_back(std::move(each));
            continue;
        }
        const std::optional<node> going_on =
            each.id == code::unexpected_text ? found.going_on_after(each.where) : std::nullopt;
        if (going_on) {
            take_in(record, each, *going_on);
            taken = record.plies[*going_on].number_begin;
            first = first.value_or(each.where.begin);
        }
        kept.push_back(std::move(each));
    }
    findings = std::move(kept);
    if (first)
        drop_findings(findings, [&](const finding& each) {
            return (each.where.begin >= *first && depends_on_moves(each.id)) ||
                   std::ranges::find(of_main_line, each.id) != of_main_line.end();
        });
    drop_faults_of_next_plies(record, findings);
}

} // namespace ctlpgn
