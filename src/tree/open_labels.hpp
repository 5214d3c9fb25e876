// The labelled variations that can be seen from a place in the text, while that place moves on: those opened
// before it, after moves of a line of play that is still open.
#pragma once

#include "ctlpgn/tree.hpp"
#include "tree/lines.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn {

class open_labels {
  public:
    open_labels(const game& record, const game_lines& lines);

    // Places are asked for in the order of the text.
    void move_to(std::uint32_t offset);

    // The variation with this label of a move with this number; of several, the one in the innermost line of
    // play. no_node if there is none.
    [[nodiscard]] node find(std::uint32_t number, std::uint32_t label) const;

    // Whether one is opened later in a line of play that is open now.
    [[nodiscard]] bool is_opened_later(std::uint32_t number, std::uint32_t label) const;

  private:
    static std::uint64_t key(std::uint32_t number, std::uint32_t label) {
        return std::uint64_t{number} << 32U | label;
    }
    [[nodiscard]] std::uint64_t key_of(node variation) const;
    // The latest with the same key that can be seen; it is labelled.
    [[nodiscard]] node& top_of(node variation);
    void open(node variation);
    void close_before(std::uint32_t offset);

    const game& game_;
    const game_lines& lines_;
    std::vector<node> in_text_order_;
    std::size_t next_ = 0;
    std::vector<node> open_;          // variations that the place is in, the innermost last
    std::vector<node> seen_;          // labelled ones that can be seen, the latest last
    std::vector<node> below_;         // by variation: the one with the same key that was seen before
    std::vector<std::uint64_t> keys_; // of all labelled variations, in ascending order
    std::vector<node> top_;           // by key: the latest that can be seen
    std::uint32_t place_ = 0;
};

} // namespace ctlpgn
