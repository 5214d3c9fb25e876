// Numbers that no move follows: what stands for moves in games by correspondence, pages of books, and slips.
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "text/ascii.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

namespace {

// The first number between two moves that has no dot after it; empty if there is none, or if more than
// numbers stands there. One with a dot, such as the last before a result, is superfluous at most, unless the
// text is cut there.
span number_in(const game& record, span gap, bool is_cut) {
    const std::string_view text = record.raw(gap);
    if (text.find_first_of("{;%[(<$") != std::string_view::npos)
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

// Of what could not be read all has been said. Asked about gaps by rising place.
class told_places {
  public:
    explicit told_places(const std::vector<finding>& findings) {
        for (const finding& each : findings)
            places_.push_back(each.where);
        sort_stably(places_, {}, &span::begin);
    }

    bool touch(span gap) {
        for (; next_ != places_.size() && places_[next_].begin < gap.end; ++next_)
            end_ = std::max(end_, places_[next_].end);
        return gap.begin < end_;
    }

  private:
    std::vector<span> places_;
    std::size_t next_ = 0;
    std::uint32_t end_ = 0; // of all that begin before the last gap ended
};

// The first in the main line.
span first_lone_number(const game& record, const std::vector<finding>& findings) {
    std::optional<told_places> told;
    const auto look_at = [&](span gap, bool is_cut) {
        const span number = number_in(record, gap, is_cut);
        if (number.empty())
            return span();
        if (!told)
            told.emplace(findings);
        return told->touch(gap) ? span() : number;
    };
    const node first = record.main_line.first_ply;
    const std::uint32_t moves = first == no_node ? 0 : record.plies[first].number_begin;
    std::uint32_t begin = 0; // where the last tag before the moves ends
    for (const tag& each : record.tags)
        if (first == no_node || each.where.end <= moves)
            begin = each.where.end;
    bool has_aside = record.main_line.first_annotation != no_node;
    for (node at = first; at != no_node;) {
        const ply& here = record.plies[at];
        // Mostly there is a space.
        if (!has_aside && here.number_begin >= begin + 2)
            if (const span found = look_at({begin, here.number_begin}, false); !found.empty())
                return found;
        begin = here.whole().end;
        has_aside = here.first_annotation != no_node;
        at = here.next;
    }
    const std::uint32_t end =
        record.result != 0 ? record.result_where.begin : static_cast<std::uint32_t>(record.text.size());
    return has_aside || end < begin + 2 ? span() : look_at({begin, end}, record.result == 0);
}

} // namespace

void report_lone_number(const game& record, std::vector<finding>& findings) {
    const span found = first_lone_number(record, findings);
    if (found.empty())
        return;
    finding& added = findings.emplace_back();
    added.id = codes::lone_number;
    added.where = found;
}

} // namespace ctlpgn::pgn
