// Which labels and plies the references of a game lead to, and by which of their bytes.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"
#include "tree/lines.hpp"
#include "tree/reference_targets.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::server {

// A label as it is written: at its variation, or in a reference.
struct written_label {
    span where; // the digits
    node variation = no_node;
    bool is_definition = false;
};

// A reference that leads somewhere.
struct found_reference {
    span where;
    node at_ply = no_node;
    node variation = no_node; // that is meant as a whole
};

class game_references {
  public:
    // Both must outlive it.
    game_references(const notation& chosen, const game& record);

    [[nodiscard]] const std::vector<written_label>& labels() const { return labels_; }
    [[nodiscard]] const std::vector<found_reference>& found() const { return found_; }
    [[nodiscard]] const game_lines& lines() const { return lines_; }

  private:
    void add_definitions();
    void add_steps(const notation& chosen, const reference& asked, line_index innermost);

    const game& game_;
    game_lines lines_;
    reference_targets targets_;
    std::vector<written_label> labels_;
    std::vector<found_reference> found_;
};

// The digits of the variation's label.
span digits_of_label(const game& record, const variation& asked);

} // namespace ctlpgn::server
