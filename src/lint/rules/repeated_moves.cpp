#include "lint/rules/repeated_moves.hpp"

#include "ctlpgn/annotations.hpp"
#include "lint/rules/dependence.hpp"
#include "lint/rules/drop_findings.hpp"
#include "text/ascii.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

namespace ctlpgn {

namespace {

// Passages of more plies are not looked for.
constexpr std::size_t most_plies = 256;

// Plies of a line that also come directly before the first of them.
struct repeated_passage {
    std::size_t first = 0;
    std::size_t size = 0;
};

class main_line_search {
  public:
    explicit main_line_search(const game& record) : record_(record) {
        line_.reserve(record.plies.size());
        for (node n = record.main_line.first_ply; n != no_node; n = record.plies[n].next)
            line_.push_back(n);
    }

    [[nodiscard]] const ply& at(std::size_t index) const { return record_.plies[line_[index]]; }
    [[nodiscard]] node node_at(std::size_t index) const { return line_[index]; }
    [[nodiscard]] std::size_t size() const { return line_.size(); }

    // The index of the ply in the line; the size of the line if it is not in it.
    [[nodiscard]] std::size_t index_of(node asked) const {
        const auto found = std::ranges::lower_bound(line_, asked);
        return found != line_.end() && *found == asked ? static_cast<std::size_t>(found - line_.begin())
                                                       : line_.size();
    }

    // The shortest passage that contains the ply at this index.
    [[nodiscard]] std::optional<repeated_passage> passage_around(std::size_t place,
                                                                 bool is_unplayable) const {
        for (std::size_t size = 1; size <= std::min(place, most_plies); ++size) {
            std::size_t end = place;
            while (end != line_.size() && end - place != size && is_repeated(end, size))
                ++end;
            if (end == place)
                continue;
            std::size_t first = place;
            while (first != size && end - first != size && is_repeated(first - 1, size))
                --first;
            if (end - first == size && do_numbers_fit(first, size, is_unplayable))
                return repeated_passage{first, size};
        }
        return std::nullopt;
    }

  private:
    [[nodiscard]] bool is_repeated(std::size_t index, std::size_t size) const {
        return record_.raw(at(index).text()) == record_.raw(at(index - size).text());
    }

    // The next number has to be the one that is expected without the passage.
    [[nodiscard]] bool do_numbers_fit(std::size_t first, std::size_t size, bool otherwise) const {
        std::size_t next = first;
        while (next != line_.size() && at(next).number == 0)
            ++next;
        if (next == line_.size())
            return otherwise;
        // 5. O-O 5... O-O: by its number a reply, and no copy of the first side's ply.
        const bool is_reply = says_white_is_left_out(record_, at(next));
        return at(next).number == number_due(next - size, first) &&
               (!is_reply || at(next - size).player == side::black);
    }

    // The number of a ply, by the last number before it and before the passage.
    [[nodiscard]] std::size_t number_due(std::size_t index, std::size_t first) const {
        std::size_t numbered = std::min(index + 1, first);
        while (numbered != 0 && at(numbered - 1).number == 0)
            --numbered;
        if (numbered == 0)
            return 1 + index / 2;
        const ply& before = at(numbered - 1);
        return before.number + (index - (numbered - 1) + (before.player == side::black ? 1U : 0U)) / 2;
    }

    const game& record_;
    std::vector<node> line_;
};

// Whether the ply has no annotation, or only the glyph that it had before.
bool says_nothing_new(const game& record, const ply& again, const ply& before) {
    for (const annotation& each : annotations_of(record, again.first_annotation))
        if (each.kind() != annotation_kind::nag)
            return false;
    return again.first_annotation == no_node || record.raw(again.whole()) == record.raw(before.whole());
}

// Only if there is nothing else among them.
std::optional<fix> removal_of(const game& record, const main_line_search& line,
                              const repeated_passage& found) {
    for (std::size_t i = found.first; i != found.first + found.size; ++i)
        if (!says_nothing_new(record, line.at(i), line.at(i - found.size)))
            return std::nullopt;
    const std::size_t end = found.first + found.size;
    const span all{line.at(found.first).number_begin, line.at(end - 1).whole().end};
    const span first{line.at(found.first - found.size).number_begin, line.at(found.first - 1).whole().end};
    span removed = all;
    if (end != line.size())
        removed.end = line.at(end).number_begin;
    else
        removed.begin = first.end;
    if (record.raw({first.end, all.begin}).find_first_not_of(white_space) != std::string_view::npos)
        return std::nullopt;
    return fix{.edits = {{removed, ""}}, .safe = false, .title = "remove them here"};
}

} // namespace

void keep_repeated_moves(const game& record, std::vector<finding>& findings,
                         std::initializer_list<code> of_main_line) {
    const auto is_about_moves = [](const finding& each) {
        return is_wrong_ply(each) || (each.at_ply != no_node && each.id == code::wrong_number);
    };
    if (std::ranges::none_of(findings, is_about_moves))
        return;
    const main_line_search line(record);
    const finding* first = nullptr;
    for (const finding& each : findings)
        if (is_about_moves(each) && (first == nullptr || each.where.begin < first->where.begin) &&
            line.index_of(each.at_ply) != line.size())
            first = &each;
    if (first == nullptr)
        return;
    const std::optional<repeated_passage> found =
        line.passage_around(line.index_of(first->at_ply), first->id != code::wrong_number);
    if (!found)
        return;
    finding reported;
    reported.id = code::repeated_moves;
    reported.at_ply = line.node_at(found->first);
    reported.where = {line.at(found->first).number_begin,
                      line.at(found->first + found->size - 1).whole().end};
    reported.related.push_back(
        {{line.at(found->first - found->size).number_begin, line.at(found->first - 1).whole().end},
         "they are already here"});
    reported.remedy = removal_of(record, line, *found);
    drop_findings(findings, [&](const finding& each) {
        const bool is_of_end = each.at_ply == line.node_at(found->first - 1) &&
                               layer_of(each.id) == layer::moves && each.id != code::wrong_number;
        const bool is_of_later_plies = depends_on_moves(each.id) || layer_of(each.id) == layer::variations;
        return is_of_end || (each.where.begin >= reported.where.begin && is_of_later_plies) ||
               std::ranges::find(of_main_line, each.id) != of_main_line.end();
    });
    findings.push_back(std::move(reported));
}

} // namespace ctlpgn
