#include "tree/open_labels.hpp"

#include "tree/sorting.hpp"

#include <algorithm>
#include <numeric>

namespace ctlpgn {

open_labels::open_labels(const game& record, const game_lines& lines)
    : game_(record), lines_(lines), in_text_order_(record.variations.size()),
      below_(record.variations.size(), no_node) {
    std::iota(in_text_order_.begin(), in_text_order_.end(), node{0});
    const auto begin_of = [this](node variation) { return game_.variations[variation].where.begin; };
    sort_stably(in_text_order_, {}, begin_of);
    for (node each = 0; each != record.variations.size(); ++each)
        if (record.variations[each].label != 0)
            keys_.push_back(key_of(each));
    sort_stably(keys_);
    keys_.erase(std::ranges::unique(keys_).begin(), keys_.end());
    top_.resize(keys_.size(), no_node);
}

std::uint64_t open_labels::key_of(node variation) const {
    return key(lines_.called_by(variation + 1), game_.variations[variation].label);
}

node& open_labels::top_of(node variation) {
    const auto row = std::ranges::lower_bound(keys_, key_of(variation));
    return top_[static_cast<std::size_t>(row - keys_.begin())];
}

void open_labels::move_to(std::uint32_t offset) {
    place_ = offset;
    for (; next_ != in_text_order_.size(); ++next_) {
        const node variation = in_text_order_[next_];
        const std::uint32_t begin = game_.variations[variation].where.begin;
        if (begin >= offset)
            break;
        close_before(begin);
        open(variation);
    }
    close_before(offset);
}

void open_labels::open(node variation) {
    const ctlpgn::variation& opened = game_.variations[variation];
    if (opened.label != 0) {
        node& top = top_of(variation);
        below_[variation] = top;
        top = variation;
        seen_.push_back(variation);
    }
    open_.push_back(variation);
}

// From outside a variation, what is in it cannot be reached by its label alone.
void open_labels::close_before(std::uint32_t offset) {
    while (!open_.empty() && game_.variations[open_.back()].where.end <= offset) {
        const line_index closed = open_.back() + 1;
        open_.pop_back();
        while (!seen_.empty() && lines_.at(seen_.back() + 1).written_in == closed) {
            const node hidden = seen_.back();
            seen_.pop_back();
            top_of(hidden) = below_[hidden];
        }
    }
}

node open_labels::find(std::uint32_t number, std::uint32_t label) const {
    const auto row = std::ranges::lower_bound(keys_, key(number, label));
    const bool is_known = row != keys_.end() && *row == key(number, label);
    return is_known ? top_[static_cast<std::size_t>(row - keys_.begin())] : no_node;
}

bool open_labels::is_opened_later(std::uint32_t number, std::uint32_t label) const {
    // It only explains why nothing was found, so few are examined: variations of one move follow each other.
    constexpr std::size_t looked_at = 16;
    for (std::size_t i = next_; i != std::min(next_ + looked_at, in_text_order_.size()); ++i) {
        const node variation = in_text_order_[i];
        if (lines_.called_by(variation + 1) != number || game_.variations[variation].label != label)
            continue;
        const line_index asked = lines_.at(variation + 1).written_in;
        if (asked == main_line_index ||
            (asked != no_line && game_.variations[asked - 1].where.begin < place_))
            return true;
    }
    return false;
}

} // namespace ctlpgn
