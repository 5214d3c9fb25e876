// Walks through a game: the plies of a line of play, and the annotations of a ply or a line, one after the
// other. What is returned refers to the game, which must not change meanwhile.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <type_traits>
#include <utility>

namespace ctlpgn {

// The nodes of the plies of one line, in their order.
class ply_chain {
  public:
    class iterator {
      public:
        using value_type = node;
        using difference_type = std::ptrdiff_t;

        iterator() = default;
        iterator(const game& record, node at) : record_(&record), at_(at) {}

        node operator*() const { return at_; }
        iterator& operator++() {
            at_ = record_->plies[at_].next;
            return *this;
        }
        iterator operator++(int) {
            const iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(const iterator& other) const { return at_ == other.at_; }

      private:
        const game* record_ = nullptr;
        node at_ = no_node;
    };

    ply_chain(const game& record, node first) : record_(record), first_(first) {}

    [[nodiscard]] iterator begin() const { return {record_, first_}; }
    [[nodiscard]] iterator end() const { return {record_, no_node}; }
    [[nodiscard]] bool empty() const { return first_ == no_node; }

  private:
    const game& record_;
    node first_;
};

[[nodiscard]] inline ply_chain plies_of(const game& record, const line_of_play& line) {
    return {record, line.first_ply};
}
// Those of the main line.
[[nodiscard]] inline ply_chain plies_of(const game& record) {
    return plies_of(record, record.main_line);
}

// The annotations in one chain, in order: those that `Choice` accepts, in the form in which it returns them.
template <class Choice> class annotation_chain {
  public:
    class iterator {
      public:
        using value_type = std::remove_cvref_t<decltype(Choice::give(std::declval<const annotation&>()))>;
        using difference_type = std::ptrdiff_t;

        iterator() = default;
        iterator(const game& record, node at, Choice choice) : record_(&record), at_(at), choice_(choice) {
            skip();
        }

        decltype(auto) operator*() const { return Choice::give(record_->annotations[at_]); }
        iterator& operator++() {
            at_ = record_->annotations[at_].next;
            skip();
            return *this;
        }
        iterator operator++(int) {
            const iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(const iterator& other) const { return at_ == other.at_; }

      private:
        void skip() {
            while (at_ != no_node && !choice_.takes(record_->annotations[at_]))
                at_ = record_->annotations[at_].next;
        }

        const game* record_ = nullptr;
        node at_ = no_node;
        Choice choice_;
    };

    annotation_chain(const game& record, node first, Choice choice = {})
        : record_(record), first_(first), choice_(choice) {}

    [[nodiscard]] iterator begin() const { return {record_, first_, choice_}; }
    [[nodiscard]] iterator end() const { return {record_, no_node, choice_}; }
    [[nodiscard]] bool empty() const { return begin() == end(); }

  private:
    const game& record_;
    node first_;
    Choice choice_;
};

struct every_annotation {
    static constexpr bool takes(const annotation& /*each*/) { return true; }
    static constexpr const annotation& give(const annotation& each) { return each; }
};

// The indices of annotations of one kind.
struct annotation_of_kind {
    annotation_kind kind = annotation_kind::comment;

    [[nodiscard]] constexpr bool takes(const annotation& each) const { return each.kind() == kind; }
    static constexpr node give(const annotation& each) { return each.index; }
};

[[nodiscard]] inline annotation_chain<every_annotation> annotations_of(const game& record, node first) {
    return {record, first};
}

[[nodiscard]] inline annotation_chain<annotation_of_kind> annotations_of_kind(const game& record, node first,
                                                                              annotation_kind kind) {
    return {record, first, {kind}};
}

// Nodes of comments, and of variations.
[[nodiscard]] inline annotation_chain<annotation_of_kind> comments_of(const game& record, node first) {
    return annotations_of_kind(record, first, annotation_kind::comment);
}
[[nodiscard]] inline annotation_chain<annotation_of_kind> variations_of(const game& record, node first) {
    return annotations_of_kind(record, first, annotation_kind::variation);
}

// The same for a ply, and for a line before its first ply.
[[nodiscard]] inline annotation_chain<annotation_of_kind> comments_of(const game& record, const ply& asked) {
    return comments_of(record, asked.first_annotation);
}
[[nodiscard]] inline annotation_chain<annotation_of_kind> comments_of(const game& record,
                                                                      const line_of_play& asked) {
    return comments_of(record, asked.first_annotation);
}
[[nodiscard]] inline annotation_chain<annotation_of_kind> variations_of(const game& record,
                                                                        const ply& asked) {
    return variations_of(record, asked.first_annotation);
}
[[nodiscard]] inline annotation_chain<annotation_of_kind> variations_of(const game& record,
                                                                        const line_of_play& asked) {
    return variations_of(record, asked.first_annotation);
}
// The numbers of glyphs.
[[nodiscard]] inline annotation_chain<annotation_of_kind> nags_of(const game& record, const ply& asked) {
    return annotations_of_kind(record, asked.first_annotation, annotation_kind::nag);
}

// The number of the first glyph; none if there is no glyph.
[[nodiscard]] inline std::optional<std::uint32_t> nag_of(const game& record, const ply& asked) {
    const auto nags = nags_of(record, asked);
    return nags.empty() ? std::nullopt : std::optional<std::uint32_t>(*nags.begin());
}

} // namespace ctlpgn
