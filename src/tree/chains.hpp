// What is annotated to a ply or a line of play, one after the other.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <iterator>
#include <optional>
#include <vector>

namespace ctlpgn {

// The annotations of one chain, in their order: all of them, or the indices of those of one kind.
class annotation_chain {
  public:
    class iterator {
      public:
        using value_type = annotation;
        using difference_type = std::ptrdiff_t;

        iterator() = default;
        iterator(const game& in, node at) : in_(&in), at_(at) {}

        const annotation& operator*() const { return in_->annotations[at_]; }
        iterator& operator++() {
            at_ = in_->annotations[at_].next;
            return *this;
        }
        iterator operator++(int) {
            const iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(const iterator& other) const { return at_ == other.at_; }

      private:
        const game* in_ = nullptr;
        node at_ = no_node;
    };

    annotation_chain(const game& in, node first) : in_(in), first_(first) {}

    [[nodiscard]] iterator begin() const { return {in_, first_}; }
    [[nodiscard]] iterator end() const { return {in_, no_node}; }

  private:
    const game& in_;
    node first_;
};

class annotations_of_kind {
  public:
    class iterator {
      public:
        using value_type = node;
        using difference_type = std::ptrdiff_t;

        iterator() = default;
        iterator(const game& in, node at, annotation_kind kind) : in_(&in), at_(at), kind_(kind) { skip(); }

        node operator*() const { return in_->annotations[at_].index; }
        iterator& operator++() {
            at_ = in_->annotations[at_].next;
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
            while (at_ != no_node && in_->annotations[at_].kind() != kind_)
                at_ = in_->annotations[at_].next;
        }

        const game* in_ = nullptr;
        node at_ = no_node;
        annotation_kind kind_ = annotation_kind::comment;
    };

    annotations_of_kind(const game& in, node first, annotation_kind kind)
        : in_(in), first_(first), kind_(kind) {}

    [[nodiscard]] iterator begin() const { return {in_, first_, kind_}; }
    [[nodiscard]] iterator end() const { return {in_, no_node, kind_}; }
    [[nodiscard]] bool empty() const { return begin() == end(); }

  private:
    const game& in_;
    node first_;
    annotation_kind kind_;
};

[[nodiscard]] inline annotation_chain annotations_of(const game& in, node first) {
    return {in, first};
}

// Nodes of comments, and of variations.
[[nodiscard]] inline annotations_of_kind comments_of(const game& in, node first) {
    return {in, first, annotation_kind::comment};
}
[[nodiscard]] inline annotations_of_kind variations_of(const game& in, node first) {
    return {in, first, annotation_kind::variation};
}

// The variations after the plies of the move that begins with this one.
[[nodiscard]] std::vector<node> variations_of_move(const game& in, node first);

// The first of them; no_node if there is none.
[[nodiscard]] node first_variation_of_move(const game& in, node first);

// The number of the first glyph; none without any.
[[nodiscard]] inline std::optional<std::uint32_t> nag_of(const game& in, const ply& asked) {
    const annotations_of_kind nags(in, asked.first_annotation, annotation_kind::nag);
    return nags.empty() ? std::nullopt : std::optional<std::uint32_t>(*nags.begin());
}

} // namespace ctlpgn
