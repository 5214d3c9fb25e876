// A notation without a parser, and games made by hand, to test the emitters alone.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <string>
#include <string_view>

namespace ctlpgn::emit_tests {

// Places a b c d; pieces man (not written), rider, tower; a chief that castles to the right (0) or to both
// sides (1).
extern const notation fake_notation;

// Writes the text of a game and keeps the spans.
class game_maker {
  public:
    span write(std::string_view text);
    ply write_ply(ply_kind kind, std::string_view text, std::string_view remarks = {});
    ply write_step(std::string_view text, place from, place to);
    void add_tag(std::string_view name, std::string_view value, bool escaped = false);

    node add_ply(const ply& added);
    node add_variation(const variation& added);
    node add_comment(const comment& added);
    // To the end of a chain.
    void annotate(node& first, annotation_kind kind, std::uint32_t index);
    void add_reference(comment& result, reference what, std::string_view text,
                       std::initializer_list<reference_step> path = {});

    // The game refers to the text of this maker.
    const game& finish();

    game made;

  private:
    std::string text_;
};

// A game with every field of the JSON, except those for faulty texts, and its JSON.
const game& rich_game();
std::string_view rich_game_json();

// A main line of plain plies.
const game& plain_game();

} // namespace ctlpgn::emit_tests
