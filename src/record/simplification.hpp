// Which moves of a game a simplified one has, and what is left out with them. Tags, marks and results are the
// business of each notation.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/simplify.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

class simplification {
  public:
    // All arguments must outlive it.
    simplification(const game& record, const notation& chosen, const simplify_options& options,
                   simplified_game& result);

    // Chooses the line of play and its moves, and leaves out the rest. Returns what is wrong with the options
    // for this game, in words; empty if nothing is.
    std::string choose();

    // Where the lines that were followed have variations, which of them was followed: 0 for the line itself.
    [[nodiscard]] const std::vector<std::uint32_t>& choices() const { return choices_; }
    // The position before the first move, if the game began earlier; otherwise empty.
    [[nodiscard]] const std::string& position() const { return position_; }
    // The last move of its line is left out.
    [[nodiscard]] bool ends_early() const { return ends_early_; }
    // Its result is not that of the game.
    [[nodiscard]] bool is_cut_short() const { return cut_short_; }
    // The last ply of the line, with what the board knows about it if the notation asks the board; none if
    // there is no ply. A mark of mate may be wrong.
    [[nodiscard]] std::optional<ply> last_ply() const;
    // The number of the first move; 0 without any.
    [[nodiscard]] std::uint32_t first_number() const;

    // Adds to the text of the simplified game, which its tree refers to in the end.
    span add_text(std::string_view added);
    // Gives all tags with that name this value; false: there are none.
    bool set_tag(std::string_view name, std::string_view value);
    // The same, and a tag after the others where there is none.
    void put_tag(std::string_view name, std::string_view value);

  private:
    struct kept_kinds;

    std::string choose_variation();
    std::string choose_moves();
    std::string begin_at(std::uint32_t number);
    void drop_parts();
    [[nodiscard]] std::vector<node> way_to_line() const;
    template <class Test> node next_move(node from, const Test& is_it);
    node follow(node at, node chosen);
    [[nodiscard]] node find_variation(const std::vector<node>& among, std::uint32_t label) const;
    void add_choice(node at, std::uint32_t label);
    node branch(node at, const variation& chosen);
    node& link_to(node at);
    node after_nags(node at_ply, node others);
    void keep_annotations(node& first, const kept_kinds& kept);

    const game& record_;
    const notation& chosen_;
    const simplify_options& options_;
    simplified_game& result_;
    game& tree_;
    std::vector<std::uint32_t> choices_;
    std::string position_;
    bool ends_early_ = false;
    bool cut_short_ = false;
};

} // namespace ctlpgn
