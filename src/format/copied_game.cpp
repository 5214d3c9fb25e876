#include "format/copied_game.hpp"

#include "format/same_comment.hpp"
#include "tree/sorting.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::layout {

namespace {

using tag_words = std::pair<std::string_view, std::string_view>;

// Their order does not matter, except for those with one name.
std::vector<tag_words> tags_by_name(const game& record) {
    std::vector<tag_words> tags;
    tags.reserve(record.tags.size());
    for (const tag& each : record.tags)
        tags.emplace_back(record.raw(each.name), record.raw(each.value));
    sort_stably(tags, {}, &tag_words::first);
    return tags;
}

// The same for few tags, without sorting them.
bool have_same_few_tags(const game& a, const game& b) {
    std::uint64_t left =
        ~std::uint64_t{0} >> (64 - b.tags.size()); // those that are in none of the pairs so far
    return std::ranges::all_of(a.tags, [&](const tag& x) {
        const std::string_view name = a.raw(x.name);
        std::uint64_t others = left;
        while (others != 0 && b.raw(b.tags[static_cast<std::size_t>(std::countr_zero(others))].name) != name)
            others &= others - 1;
        if (others == 0)
            return false;
        const tag& y = b.tags[static_cast<std::size_t>(std::countr_zero(others))];
        left &= ~(others & (~others + 1));
        return a.raw(x.value) == b.raw(y.value);
    });
}

bool have_same_tags_in_any_order(const game& a, const game& b) {
    constexpr std::size_t few = 64;
    if (a.tags.size() != b.tags.size())
        return false;
    return a.tags.empty() || (a.tags.size() <= few ? have_same_few_tags(a, b)
                                                   : std::ranges::equal(tags_by_name(a), tags_by_name(b)));
}

class copy_check {
  public:
    copy_check(const game& a, const game& b, const notation& chosen, references manner)
        : a_(a), b_(b), notation_(chosen), comments_(a, b, *chosen.words, manner) {}

    bool run() {
        return a_.plies.size() == b_.plies.size() && a_.annotations.size() == b_.annotations.size() &&
               a_.variations.size() == b_.variations.size() && a_.comments.size() == b_.comments.size() &&
               a_.hidden_lines.empty() && b_.hidden_lines.empty() && a_.preamble == b_.preamble &&
               same_line(a_.main_line, b_.main_line) && same_result() &&
               a_.first_closing_annotation == b_.first_closing_annotation &&
               std::ranges::equal(a_.annotations, b_.annotations, same_annotation) &&
               std::ranges::equal(a_.variations, b_.variations, same_variation) && same_plies() &&
               (have_same_tags(a_, b_) || have_same_tags_in_any_order(a_, b_)) && same_comments();
    }

  private:
    static bool same_line(const line_of_play& x, const line_of_play& y) {
        return x.first_ply == y.first_ply && x.first_annotation == y.first_annotation;
    }
    static bool same_annotation(const annotation& x, const annotation& y) {
        return x.index == y.index && x.kind_bits == y.kind_bits && x.next == y.next;
    }
    static bool same_variation(const variation& x, const variation& y) {
        return x.label == y.label && x.replaces == y.replaces && same_line(x.line, y.line);
    }

    [[nodiscard]] bool same_result() const { return a_.result != 0 && a_.result == b_.result; }

    // A number may be left out where it goes on from the ply before.
    [[nodiscard]] bool same_plies() const {
        std::vector<std::uint32_t> due(a_.plies.size()); // numbers by node; 0: unknown
        for (std::size_t at = 0; at != a_.plies.size(); ++at) {
            const ply& x = a_.plies[at];
            const ply& y = b_.plies[at];
            const std::uint32_t number = std::max<std::uint32_t>(x.number, y.number);
            const bool is_left_out =
                notation_.layout.numbers_are_form && number == due[at] && (x.number == 0 || y.number == 0);
            if (!same_ply(x, y) || (x.number != y.number && !is_left_out))
                return false;
            const std::uint32_t here = number != 0 ? number : due[at];
            if (x.next != no_node && here != 0)
                due[x.next] = here + (x.player == side::black ? 1U : 0U);
        }
        return true;
    }

    // What only the text says is left to others, and so are numbers that may say that White's ply is missing.
    [[nodiscard]] bool same_ply(const ply& x, const ply& y) const {
        return x.kind == y.kind && x.piece == y.piece && x.from == y.from && x.to == y.to &&
               x.next == y.next && x.first_annotation == y.first_annotation && x.own == y.own &&
               x.check == y.check && x.player == y.player && x.capture == y.capture &&
               x.captured == y.captured && x.promotion == y.promotion &&
               x.number_unknown == y.number_unknown && x.readable() &&
               (x.from != no_place || x.to != no_place || x.kind == ply_kind::passed) &&
               (x.player == side::white || !x.has_number() || !notation_.layout.numbers_are_form ||
                says_white_is_left_out(a_, x));
    }

    [[nodiscard]] bool same_comments() {
        return std::ranges::equal(a_.comments, b_.comments, [this](const comment& x, const comment& y) {
            return comments_.differing_part(x, y) == comment_part::none;
        });
    }

    const game& a_;
    const game& b_;
    const notation& notation_;
    comment_comparison comments_;
};

} // namespace

bool have_same_tags(const game& a, const game& b) {
    return a.hidden_lines.empty() && b.hidden_lines.empty() &&
           std::ranges::equal(a.tags, b.tags, [&](const tag& x, const tag& y) {
               return a.raw(x.name) == b.raw(y.name) && a.raw(x.value) == b.raw(y.value);
           });
}

bool is_copy(const game& a, const game& b, const notation& chosen, references manner) {
    return copy_check(a, b, chosen, manner).run();
}

} // namespace ctlpgn::layout
