// Myers, An O(ND) difference algorithm and its variations (Algorithmica 1, 1986), given up beyond some N.
#include "emit/report/line_edits.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace ctlpgn::emit {

namespace {

constexpr std::int32_t most_edits = 400;

class comparison {
  public:
    comparison(const std::vector<std::string_view>& older, const std::vector<std::string_view>& newer)
        : older_(older), newer_(newer), old_end_(older.size()), new_end_(newer.size()) {
        while (first_ < std::min(old_end_, new_end_) && older_[first_] == newer_[first_])
            ++first_;
        while (std::min(old_end_, new_end_) > first_ && older_[old_end_ - 1] == newer_[new_end_ - 1]) {
            --old_end_;
            --new_end_;
        }
    }

    std::vector<line_edit> edits() {
        std::vector<line_edit> found(first_, line_edit::keep);
        if (!search(found)) {
            found.insert(found.end(), old_end_ - first_, line_edit::remove);
            found.insert(found.end(), new_end_ - first_, line_edit::add);
        }
        found.insert(found.end(), older_.size() - old_end_, line_edit::keep);
        return found;
    }

  private:
    using number = std::int32_t;

    // Diagonal k of round d is at d + k; a round has diagonals -d, -d + 2, ..., d.
    using round = std::vector<number>;

    [[nodiscard]] static std::size_t index(number asked) { return static_cast<std::size_t>(asked); }

    // The farthest old line that `edits` edits reach on diagonal k before equal lines are skipped.
    [[nodiscard]] static bool comes_by_adding(const round& before, number edits, number k) {
        const auto at = [&](number diagonal) { return before[index(edits - 1 + diagonal)]; };
        return k == -edits || (k != edits && at(k - 1) < at(k + 1));
    }
    [[nodiscard]] static number reach(const round& before, number edits, number k) {
        const bool adding = comes_by_adding(before, edits, k);
        return before[index(edits - 1 + (adding ? k + 1 : k - 1))] + (adding ? 0 : 1);
    }

    bool search(std::vector<line_edit>& output) {
        const auto old_count = static_cast<number>(old_end_ - first_);
        const auto new_count = static_cast<number>(new_end_ - first_);
        std::vector<round> rounds;
        for (number edits = 0; edits <= most_edits; ++edits) {
            round now(index(2 * edits + 1));
            for (number k = -edits; k <= edits; k += 2) {
                number x = edits == 0 ? 0 : reach(rounds.back(), edits, k);
                while (x < old_count && x - k < new_count && x - k >= 0 && same(x, x - k))
                    ++x;
                now[index(edits + k)] = x;
                if (x >= old_count && x - k >= new_count) {
                    trace_back(rounds, old_count, new_count, output);
                    return true;
                }
            }
            rounds.push_back(std::move(now));
        }
        return false;
    }

    void trace_back(const std::vector<round>& rounds, number x, number y, std::vector<line_edit>& output) {
        const std::size_t before = output.size();
        for (auto edits = static_cast<number>(rounds.size()); edits > 0; --edits) {
            const round& previous = rounds[index(edits - 1)];
            const number begin = reach(previous, edits, x - y);
            const bool adding = comes_by_adding(previous, edits, x - y);
            output.insert(output.end(), index(x - begin), line_edit::keep);
            output.push_back(adding ? line_edit::add : line_edit::remove);
            y = begin - (x - y) - (adding ? 1 : 0);
            x = begin - (adding ? 0 : 1);
        }
        output.insert(output.end(), index(x), line_edit::keep);
        std::reverse(output.begin() + static_cast<std::ptrdiff_t>(before), output.end());
    }

    [[nodiscard]] bool same(number old_line, number new_line) const {
        return older_[first_ + index(old_line)] == newer_[first_ + index(new_line)];
    }

    const std::vector<std::string_view>& older_;
    const std::vector<std::string_view>& newer_;
    std::size_t first_ = 0; // the first that may differ
    std::size_t old_end_;
    std::size_t new_end_;
};

} // namespace

std::vector<std::string_view> split_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

std::vector<line_edit> find_line_edits(const std::vector<std::string_view>& older,
                                       const std::vector<std::string_view>& newer) {
    return comparison(older, newer).edits();
}

} // namespace ctlpgn::emit
