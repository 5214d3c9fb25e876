// The tree of a game that is being built. The texts that it refers to grow with it.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::building {

class draft_tree {
  public:
    // The tree; its text is valid until something is added.
    [[nodiscard]] const game& finished();

    void set_result(std::uint8_t index) { tree_.result = index; }
    void set_tag(std::string_view name, std::string_view value);
    // A tag as written in another game.
    void copy_tag(const game& record, const tag& copied);

    // At the end of a line, after the ply `last`: of a variation, or of the main line (no_node).
    node add_ply(const ply& like, node variation, node last);
    // To a ply, or to the line before its first.
    void add_comment(std::string_view text, node at_ply, node variation);
    void add_nag(std::uint8_t number, node at_ply);
    // Labelled by their order, if they need labels.
    node add_variation(node replaces, bool labelled);

    // Whether a comment or a variation comes after the ply.
    [[nodiscard]] bool is_followed_by_text(node at_ply) const;

  private:
    tag* find(std::string_view name);
    span add_text(std::string_view text);
    void annotate(node at_ply, node variation, annotation_kind kind, std::size_t index);
    line_of_play& line_of(node variation);

    game tree_;
    std::string text_;
};

} // namespace ctlpgn::building
