// Walks through a game: the plies of a line of play, and what is annotated to a ply or a line, one after the
// other. What is returned refers to the game, which must stay as it is.
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
        iterator(const game& in, node at) : in_(&in), at_(at) {}

        node operator*() const { return at_; }
        iterator& operator++() {
            at_ = in_->plies[at_].next;
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

    ply_chain(const game& in, node first) : in_(in), first_(first) {}

    [[nodiscard]] iterator begin() const { return {in_, first_}; }
    [[nodiscard]] iterator end() const { return {in_, no_node}; }
    [[nodiscard]] bool empty() const { return first_ == no_node; }

  private:
    const game& in_;
    node first_;
};

[[nodiscard]] inline ply_chain plies_of(const game& in, const line_of_play& line) {
    return {in, line.first_ply};
}
// Of the main line.
[[nodiscard]] inline ply_chain plies_of(const game& in) {
    return plies_of(in, in.main_line);
}

// The annotations of one chain, in their order: those that `Choice` takes, as it gives them.
template <class Choice> class annotation_chain {
  public:
    class iterator {
      public:
        using value_type = std::remove_cvref_t<decltype(Choice::give(std::declval<const annotation&>()))>;
        using difference_type = std::ptrdiff_t;

        iterator() = default;
        iterator(const game& in, node at, Choice choice) : in_(&in), at_(at), choice_(choice) { skip(); }

        decltype(auto) operator*() const { return Choice::give(in_->annotations[at_]); }
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
            while (at_ != no_node && !choice_.takes(in_->annotations[at_]))
                at_ = in_->annotations[at_].next;
        }

        const game* in_ = nullptr;
        node at_ = no_node;
        Choice choice_;
    };

    annotation_chain(const game& in, node first, Choice choice = {})
        : in_(in), first_(first), choice_(choice) {}

    [[nodiscard]] iterator begin() const { return {in_, first_, choice_}; }
    [[nodiscard]] iterator end() const { return {in_, no_node, choice_}; }
    [[nodiscard]] bool empty() const { return begin() == end(); }

  private:
    const game& in_;
    node first_;
    Choice choice_;
};

struct every_annotation {
    static constexpr bool takes(const annotation& /*each*/) { return true; }
    static constexpr const annotation& give(const annotation& each) { return each; }
};

// The indices of one kind.
struct annotation_of_kind {
    annotation_kind kind = annotation_kind::comment;

    [[nodiscard]] constexpr bool takes(const annotation& each) const { return each.kind() == kind; }
    static constexpr node give(const annotation& each) { return each.index; }
};

[[nodiscard]] inline annotation_chain<every_annotation> annotations_of(const game& in, node first) {
    return {in, first};
}

[[nodiscard]] inline annotation_chain<annotation_of_kind> annotations_of_kind(const game& in, node first,
                                                                              annotation_kind kind) {
    return {in, first, {kind}};
}

// Nodes of comments, and of variations.
[[nodiscard]] inline annotation_chain<annotation_of_kind> comments_of(const game& in, node first) {
    return annotations_of_kind(in, first, annotation_kind::comment);
}
[[nodiscard]] inline annotation_chain<annotation_of_kind> variations_of(const game& in, node first) {
    return annotations_of_kind(in, first, annotation_kind::variation);
}

// The same of a ply, and of a line before its first ply.
[[nodiscard]] inline annotation_chain<annotation_of_kind> comments_of(const game& in, const ply& asked) {
    return comments_of(in, asked.first_annotation);
}
[[nodiscard]] inline annotation_chain<annotation_of_kind> comments_of(const game& in,
                                                                      const line_of_play& asked) {
    return comments_of(in, asked.first_annotation);
}
[[nodiscard]] inline annotation_chain<annotation_of_kind> variations_of(const game& in, const ply& asked) {
    return variations_of(in, asked.first_annotation);
}
[[nodiscard]] inline annotation_chain<annotation_of_kind> variations_of(const game& in,
                                                                        const line_of_play& asked) {
    return variations_of(in, asked.first_annotation);
}
// Numbers of glyphs.
[[nodiscard]] inline annotation_chain<annotation_of_kind> nags_of(const game& in, const ply& asked) {
    return annotations_of_kind(in, asked.first_annotation, annotation_kind::nag);
}

// The number of the first glyph; none without any.
[[nodiscard]] inline std::optional<std::uint32_t> nag_of(const game& in, const ply& asked) {
    const auto nags = nags_of(in, asked);
    return nags.empty() ? std::nullopt : std::optional<std::uint32_t>(*nags.begin());
}

} // namespace ctlpgn
