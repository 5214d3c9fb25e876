// Lines of the text that are exchanged or written twice, as editors and copying by hand leave them: the
// numbers show it, and the board agrees with the other order.
#include "lint/fixes/apply.hpp"
#include "lint/rules/consequences.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/reading/readings.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::pgn {

namespace {

// Each is tried by reading the game again.
constexpr std::size_t most_tries = 4;
constexpr std::size_t longest_game = std::size_t{64} << 10; // in bytes
// So many plies after the lines have to be without a fault, if the game has another one.
constexpr std::ptrdiff_t enough_plies = 6;

// Without the line end, and spaces around.
span trimmed_line(const game& record, std::uint32_t begin, std::uint32_t end) {
    const std::string_view text = record.raw({begin, end});
    const std::size_t first = text.find_first_not_of(white_space);
    if (first == std::string_view::npos)
        return {begin, begin};
    return {begin + static_cast<std::uint32_t>(first),
            begin + static_cast<std::uint32_t>(text.find_last_not_of(white_space) + 1)};
}

// The lines of the moves that are not empty.
std::vector<span> lines_of_moves(const game& record) {
    std::vector<span> lines;
    const node first = record.main_line.first_ply;
    if (first == no_node)
        return lines;
    const std::string_view text = record.text;
    std::size_t begin = text.substr(0, record.plies[first].number_begin).find_last_of("\r\n") + 1;
    if (!record.tags.empty())
        begin = std::max<std::size_t>(begin, record.tags.back().where.end);
    while (begin < text.size()) {
        const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
        const span line =
            trimmed_line(record, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end));
        if (!line.empty())
            lines.push_back(line);
        begin = end + 1;
    }
    return lines;
}

// The first number of a move in the line that is neither in a comment nor in parentheses, in plies; 0: none.
std::uint32_t first_number_in(std::string_view line) {
    if (const std::size_t closing = line.find('}'); closing < line.find('{'))
        line.remove_prefix(closing + 1);
    std::size_t open = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (line[at] == '{' || line[at] == '(')
            ++open;
        else if ((line[at] == '}' || line[at] == ')') && open != 0)
            --open;
        const bool begins = at == 0 || white_space.find(line[at - 1]) != std::string_view::npos;
        const std::size_t digits = begins && open == 0 ? count_digits(line.substr(at)) : 0;
        constexpr std::size_t most_digits = 3;
        if (digits == 0 || digits > most_digits || line.substr(at + digits, 1) != ".")
            continue;
        std::uint32_t number = 0;
        for (const char digit : line.substr(at, digits))
            number = 10 * number + static_cast<std::uint32_t>(digit - '0');
        return 2 * number + (line.substr(at + digits, 2) == ".." ? 1U : 0U);
    }
    return 0;
}

// What is wrong with the moves, their numbers, brackets and comments.
bool is_of_order(const finding& each) {
    const std::uint32_t kind = layer_of(each.id);
    const level severity = describe(each.id).severity;
    return each.id == codes::missing_marker || each.id == codes::result_before_moves ||
           kind == layer::variations || (kind == layer::moves && severity != level::note) ||
           ((kind == layer::syntax || kind == layer::board) && severity == level::error);
}

std::uint32_t first_fault_after(std::uint32_t place, const std::vector<finding>& findings) {
    std::uint32_t first = end_of_any_game;
    for (const finding& each : findings)
        if (is_of_order(each) && each.where.begin >= place)
            first = std::min(first, each.where.begin);
    return first;
}

std::ptrdiff_t count_faults(const std::vector<finding>& findings) {
    return std::ranges::count_if(findings, is_of_order);
}

// Whether the game goes on after the edits, which end there, as it does not without them.
bool goes_on_after(const game& record, const std::vector<text_edit>& edits, std::uint32_t end,
                   std::ptrdiff_t faults) {
    const std::string text = with_edits(record.text, edits);
    game tried;
    std::vector<finding> findings;
    const limits bounds;
    tried.preamble = record.preamble;
    const reading_result read = read_game(text, record.offset == 0, true, bounds, tried, findings);
    tried.offset = record.offset;
    if (!read.game || read.consumed != text.size() || tried.comments.size() > record.comments.size())
        return false;
    check_lines(tried, bounds, findings);
    const std::uint32_t fault = first_fault_after(edits.front().where.begin, findings);
    if (fault == end_of_any_game)
        return true;
    const auto place_of_ply = [&tried](std::uint32_t offset) {
        return std::ranges::lower_bound(tried.plies, offset, {}, &ply::begin) - tried.plies.begin();
    };
    return count_faults(findings) < faults && place_of_ply(fault) - place_of_ply(end) >= enough_plies;
}

class line_search {
  public:
    line_search(const game& record, const std::vector<finding>& findings)
        : record_(record), lines_(lines_of_moves(record)), faults_(count_faults(findings)) {
        for (const finding& each : findings)
            if (is_of_order(each))
                places_.push_back(each.where.begin);
        std::ranges::sort(places_);
    }

    [[nodiscard]] std::optional<finding> explanation() {
        for (std::size_t at = 0; at + 1 < lines_.size() && tries_ != most_tries; ++at)
            if (is_suspected(lines_[at], lines_[at + 1]))
                if (std::optional<finding> found = explained(lines_[at], lines_[at + 1]))
                    return found;
        return std::nullopt;
    }

  private:
    // Whether a fault is in one of two lines, or right after them.
    [[nodiscard]] bool is_suspected(span one, span next) const {
        const auto first = std::ranges::lower_bound(places_, one.begin);
        return first != places_.end() && *first <= next.end + 1;
    }

    [[nodiscard]] std::optional<finding> explained(span one, span next) {
        if (record_.raw(one) == record_.raw(next))
            return doubled(one, next);
        const std::uint32_t later = first_number_in(record_.raw(next));
        return later != 0 && first_number_in(record_.raw(one)) > later ? exchanged(one, next) : std::nullopt;
    }

    [[nodiscard]] std::optional<finding> doubled(span one, span next) {
        finding found;
        found.id = codes::repeated_moves;
        found.where = next;
        found.related.push_back({one, "they are already here"});
        return with_fix(std::move(found), {{{one.end, next.end}, ""}}, one.end, "remove this line");
    }

    [[nodiscard]] std::optional<finding> exchanged(span one, span next) {
        finding found;
        found.id = codes::wrong_order;
        found.where = one;
        found.detail = "this line comes after the next one";
        found.related.push_back({next, "this line comes first"});
        return with_fix(std::move(found),
                        {{one, std::string(record_.raw(next))}, {next, std::string(record_.raw(one))}},
                        next.end, "exchange the lines");
    }

    [[nodiscard]] std::optional<finding> with_fix(finding found, std::vector<text_edit> edits,
                                                  std::uint32_t end, std::string title) {
        ++tries_;
        if (!goes_on_after(record_, edits, end, faults_))
            return std::nullopt;
        found.remedy =
            fix{.edits = std::move(edits), .safe = false, .title = std::move(title), .proven = true};
        return found;
    }

    const game& record_;
    std::vector<span> lines_;
    std::ptrdiff_t faults_;
    std::vector<std::uint32_t> places_; // of faults, in ascending order
    std::size_t tries_ = 0;
};

} // namespace

void report_lines_out_of_order(const game& record, std::vector<finding>& findings) {
    if (record.text.size() > longest_game || std::ranges::none_of(findings, is_of_order))
        return;
    std::optional<finding> found = line_search(record, findings).explanation();
    if (!found)
        return;
    const std::uint32_t begin = std::min(found->where.begin, found->related.front().where.begin);
    std::erase_if(findings, [begin](const finding& each) {
        const std::uint32_t kind = layer_of(each.id);
        return each.id == codes::ply_count_differs ||
               (each.where.begin >= begin &&
                (is_of_order(each) || kind == layer::rules || kind == layer::board));
    });
    findings.push_back(std::move(*found));
}

} // namespace ctlpgn::pgn
