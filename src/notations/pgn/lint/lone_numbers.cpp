// Numbers that no move follows: numeric moves of correspondence games, pages of books, and slips; and glyphs
// of games without moves.
#include "ctlpgn/annotations.hpp"
#include "lint/rules/drop_findings.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/replay/ply_numbers.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

namespace {

// With such a sign begins what is no number, and may hold one.
constexpr std::string_view beside_numbers = "{;%[(<$";

// The first number between two moves without a dot after it; empty if there is none, or if there is more than
// numbers. A number with a dot, such as the last one before a result, is superfluous at worst, unless the
// text is cut there.
span number_in(const game& record, span gap, bool is_cut) {
    const std::string_view text = record.raw(gap);
    if (text.find_first_of(beside_numbers) != std::string_view::npos)
        return {};
    for (auto at = text.begin(); at != text.end();) {
        const auto first = std::find_if(at, text.end(), is_digit);
        at = std::find_if_not(first, text.end(), is_digit);
        const auto after = std::find_if_not(at, text.end(), is_blank);
        if (first != at && (is_cut || after == text.end() || *after != '.')) {
            const auto begin = gap.begin + static_cast<std::uint32_t>(first - text.begin());
            return {begin, begin + static_cast<std::uint32_t>(at - first)};
        }
    }
    return {};
}

} // namespace

span number_in_place_of_move(const game& record, std::uint32_t begin, const ply& numbered) {
    if (numbered.number == 0)
        return {};
    const std::string_view number = record.raw({numbered.number_begin, numbered.begin});
    const std::string_view digits = number.substr(0, count_digits(number));
    // Nearly every number has its dot.
    if (number.substr(digits.size()).starts_with('.') || number.find('.') != std::string_view::npos)
        return {};
    const std::string_view before = trimmed(record.raw({begin, numbered.number_begin}));
    if (before.find_first_of(beside_numbers) != std::string_view::npos || !before.ends_with('.'))
        return {};
    const std::string_view other = before.substr(0, before.find_last_not_of('.') + 1);
    const std::string_view other_digits = other.substr(other.size() - count_last_digits(other));
    if (other_digits.empty() || other_digits == digits)
        return {};
    return {numbered.number_begin, numbered.number_begin + static_cast<std::uint32_t>(digits.size())};
}

namespace {

// Unreadable text has been reported completely.
class reported_places {
  public:
    explicit reported_places(const std::vector<finding>& findings) {
        for (const finding& each : findings)
            if (each.id != code::leading_zero) // 1 0. d4
                places_.push_back(each.where);
        sort_stably(places_, {}, &span::begin);
        std::uint32_t end = 0;
        for (span& each : places_)
            each.end = end = std::max(end, each.end); // including all that begin before it
    }

    [[nodiscard]] bool touch(span gap) const {
        const auto after = std::ranges::lower_bound(places_, gap.end, {}, &span::begin);
        return after != places_.begin() && gap.begin < std::prev(after)->end;
    }

  private:
    std::vector<span> places_;
};

// The first in a game; the gaps of each line of play are searched.
class lone_number_search {
  public:
    lone_number_search(const game& record, const std::vector<finding>& findings)
        : game_(record), findings_(findings) {}

    span first() {
        const node first = game_.main_line.first_ply;
        const std::uint32_t moves = first == no_node ? 0 : game_.plies[first].number_begin;
        std::uint32_t begin = 0; // where the last tag before the moves ends
        for (const tag& each : game_.tags)
            if (first == no_node || each.where.end <= moves)
                begin = each.where.end;
        span found = in_line(game_.main_line, begin, end_of_moves(), game_.result == 0);
        // One before a surplus parenthesis is reported with that: 3. Bb5 91) a6
        const bool is_closed_twice =
            std::ranges::find(findings_, code::stray_parenthesis, &finding::id) != findings_.end();
        for (const variation& each : game_.variations) {
            const span inner =
                in_line(each.line, each.where.begin + 1, is_closed_twice ? 0 : each.where.end, false);
            if (!inner.empty() && (found.empty() || inner.begin < found.begin))
                found = inner;
        }
        return found;
    }

  private:
    [[nodiscard]] std::uint32_t end_of_moves() const {
        return game_.result != 0 ? game_.result_where.begin : static_cast<std::uint32_t>(game_.text.size());
    }

    span in_line(const line_of_play& line, std::uint32_t begin, std::uint32_t end, bool is_cut) {
        bool has_aside = line.first_annotation != no_node;
        for (node at = line.first_ply; at != no_node;) {
            const ply& here = game_.plies[at];
            if (has_aside)
                begin = end_of_asides(begin, here.number_begin);
            if (const span found = number_in_place_of_move(game_, begin, here); !found.empty())
                return found;
            // Usually there is a space.
            if (here.number_begin >= begin + 2)
                if (const span found = look_at({begin, here.number_begin}, false); !found.empty())
                    return found;
            begin = here.whole().end;
            has_aside = here.first_annotation != no_node;
            at = here.next;
        }
        if (has_aside)
            begin = end_of_asides(begin, end);
        return end < begin + 2 ? span() : look_at({begin, end}, is_cut);
    }

    // Where the last comment, annotation or variation there ends.
    [[nodiscard]] std::uint32_t end_of_asides(std::uint32_t begin, std::uint32_t end) {
        const std::size_t size = game_.raw({begin, end}).find_last_of("})") + 1;
        const std::uint32_t after = begin + static_cast<std::uint32_t>(size);
        const std::size_t next = comments_until(after);
        const bool is_in_comment = next != 0 && game_.comments[next - 1].where.end > after;
        return is_in_comment ? end : after;
    }

    // How many comments begin there or before. Asides of one line are asked about in their order.
    [[nodiscard]] std::size_t comments_until(std::uint32_t place) {
        const std::vector<comment>& all = game_.comments;
        if (passed_ != 0 && all[passed_ - 1].where.begin > place)
            passed_ = 0;
        constexpr std::size_t steps = 4;
        for (std::size_t i = 0; i != steps; ++i, ++passed_)
            if (passed_ == all.size() || all[passed_].where.begin > place)
                return passed_;
        const auto next = std::upper_bound(
            all.begin() + static_cast<std::ptrdiff_t>(passed_), all.end(), place,
            [](std::uint32_t asked, const comment& each) { return asked < each.where.begin; });
        passed_ = static_cast<std::size_t>(next - all.begin());
        return passed_;
    }

    span look_at(span gap, bool is_cut) {
        const span number = number_in(game_, gap, is_cut);
        if (number.empty())
            return {};
        if (!reported_)
            reported_.emplace(findings_);
        return reported_->touch(gap) ? span() : number;
    }

    const game& game_;
    const std::vector<finding>& findings_;
    std::optional<reported_places> reported_;
    std::size_t passed_ = 0; // comments before the last place
};

// After white space; empty if something else comes first.
span next_digits(const game& record, std::uint32_t after) {
    const std::size_t begin = std::min(record.text.find_first_not_of(white_space, after), record.text.size());
    const std::size_t size = count_digits(record.text.substr(begin));
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + size)};
}

// 1 1. c4   1 0. d4: the ply whose number, by the order of plies, begins with it; no_node if there is none.
node ply_with_rest(const game& record, span number) {
    const node next = ply_from(record, number.end);
    if (next == no_node)
        return no_node;
    const span rest = next_digits(record, number.end);
    const std::string_view after = record.raw({rest.end, record.plies[next].begin});
    const std::string whole = std::string(record.raw(number)).append(record.raw(rest));
    const bool is_whole = rest.begin > number.end &&
                          after.find_first_not_of(". \t\v\r\n") == std::string_view::npos &&
                          whole == std::to_string(ply_numbers(record)[next]);
    return is_whole ? next : no_node;
}

// What is between the tags and the result.
span place_of_moves(const game& record) {
    const std::uint32_t begin = record.tags.empty() ? 0 : record.tags.back().where.end;
    const std::size_t result = record.result_where.empty() ? record.text.size() : record.result_where.begin;
    const std::string_view text = record.text.substr(begin, std::max<std::size_t>(result, begin) - begin);
    const std::size_t skipped = std::min(text.find_first_not_of(white_space), text.size());
    const auto first = begin + static_cast<std::uint32_t>(skipped);
    return {first, first + static_cast<std::uint32_t>(trimmed(text).size())};
}

} // namespace

void check_lone_glyphs(check_context& context, const game_tags& /*tags*/) {
    const game& record = context.read;
    if (record.main_line.first_ply != no_node)
        return;
    std::string glyphs;
    for (const std::uint32_t each :
         annotations_of_kind(record, record.main_line.first_annotation, annotation_kind::nag))
        glyphs.append(glyphs.empty() ? "$" : " $").append(std::to_string(each));
    if (!glyphs.empty())
        context.report(codes::glyph_without_move, place_of_moves(record), std::move(glyphs));
}

void report_lone_number(const game& record, std::vector<finding>& findings) {
    const span found = lone_number_search(record, findings).first();
    if (found.empty())
        return;
    const node parted = ply_with_rest(record, found);
    const span rest = next_digits(record, found.end);
    drop_findings(findings, [&](const finding& each) {
        return (each.id == codes::wrong_number && each.at_ply == parted && parted != no_node) ||
               (each.id == codes::leading_zero && each.where == rest);
    });
    finding& added = findings.emplace_back();
    added.id = codes::lone_number;
    added.where = found;
    if (parted != no_node)
        added.remedy = fix{.edits = {{{found.end, rest.begin}, ""}},
                           .safe = true,
                           .title = "remove the space in the number"};
}

} // namespace ctlpgn::pgn
