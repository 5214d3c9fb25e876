// A ply by itself, read as the only one of a game.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/position.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::building {

// The one game of a text. Must not be moved: the tree refers to the text.
class read_text {
  public:
    read_text(const notation& chosen, std::string text);
    read_text(const read_text&) = delete;
    read_text& operator=(const read_text&) = delete;

    [[nodiscard]] bool is_game() const { return is_game_; }
    [[nodiscard]] const game& tree() const { return tree_; }
    [[nodiscard]] const std::string& text() const { return text_; }

  private:
    std::string text_;
    game tree_;
    bool is_game_ = false; // and nothing comes after it
};

// See notation::game_from; empty if a notation does not have it.
std::string game_from(const notation& chosen, std::string_view position, std::string_view ply,
                      std::string_view rules);

class single_ply {
  public:
    single_ply(const position& before, std::string_view ply);

    // Without the reasons.
    [[nodiscard]] const ply_verdict& verdict() const { return verdict_; }
    [[nodiscard]] const std::string& text() const { return read_.text(); }
    [[nodiscard]] const game& tree() const { return read_.tree(); }
    // Of the ply in the tree; no_node if it is not readable.
    [[nodiscard]] node at() const { return at_; }
    // The position after it, as text; empty if it is not possible.
    [[nodiscard]] const std::string& after() const { return after_; }

  private:
    read_text read_;
    ply_verdict verdict_;
    node at_ = no_node;
    std::string after_;
};

} // namespace ctlpgn::building
