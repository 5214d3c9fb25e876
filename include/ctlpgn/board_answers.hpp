// What a replay of a game finds out about its plies, by node.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/tree.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// The positions after plies. A game has hundreds of them, so they are kept in one string.
class position_texts {
  public:
    // Forgets everything, and makes room for this many plies.
    void reset(std::size_t plies) {
        text_.clear();
        where_.assign(plies, {});
    }
    // Calls append(text), which writes the position after the ply at the end of a string.
    template <class Append> void write(node ply, Append&& append) {
        const std::size_t begin = text_.size();
        append(text_);
        where_[ply] = {begin, text_.size() - begin};
    }

    [[nodiscard]] std::size_t size() const { return where_.size(); }
    // Empty where the ply could not be played. Valid until the next change.
    [[nodiscard]] std::string_view operator[](node ply) const {
        return {text_.data() + where_[ply].begin, where_[ply].size};
    }

  private:
    struct part {
        std::size_t begin = 0;
        std::size_t size = 0;
    };

    std::string text_;
    std::vector<part> where_;
};

struct men_on_board; // board_plan.hpp

// Where the answers go. Null: this answer is not asked for.
struct board_answers {
    position_texts* positions = nullptr;
    // The code of the rule of play that each ply breaks; none for a ply that breaks none. For a ply that
    // contradicts the board, the code that says how, or none.
    std::vector<code>* broken_rules = nullptr;
    // Called for each ply that could be played, in the order of the text, with what is where after it. What
    // it is given is valid during the call.
    std::function<void(node ply, const men_on_board& after)> men = nullptr;
    // Called where the game begins, with no_node, and for each ply that could be played, in the order of the
    // text: a number that is the same for positions that count as repeated (the same board, side to move and
    // rights that can be used), whatever game they are in, and hardly ever for others. It is the same in
    // every run.
    std::function<void(node ply, std::uint64_t hash)> situations = nullptr;

    void reset(std::size_t plies) const {
        if (positions != nullptr)
            positions->reset(plies);
        if (broken_rules != nullptr)
            broken_rules->assign(plies, code::none);
    }
};

} // namespace ctlpgn
