// Games from short texts, for the tests of board and positions.
#pragma once

#include "ctlpgn/reader.hpp"

#include <memory>
#include <string>
#include <vector>

namespace ctlpgn::board_tests {

// The games of a text, one at a time, checked on the board.
class checked_games {
  public:
    explicit checked_games(std::string text, check_level checks = check_level::coherent);

    const game* next() { return reader_->next(); }
    [[nodiscard]] const game_reader& reader() const { return *reader_; }

  private:
    std::string text_;
    std::unique_ptr<byte_source> source_;
    std::unique_ptr<game_reader> reader_;
};

// A game with these moves, from the start or from a position. Ends with a result.
std::string game_text(const std::string& moves, const std::string& position = {});

// Codes that the text gives, such as "B001", in order of place. Without layers: all of them.
std::vector<std::string> codes_in(const std::string& text, const std::string& layers = "BP",
                                  check_level checks = check_level::coherent);

// The diagnostics of those layers.
std::vector<diagnostic> diagnostics_in(const std::string& text, const std::string& layers = "BP",
                                       check_level checks = check_level::coherent);

// The positions after all plies of the first game.
std::vector<std::string> positions_in(const std::string& text);

} // namespace ctlpgn::board_tests
