// Games that come in chunks: each is handed on as soon as the text says where it ends.
#pragma once

#include "text/games/game_reading.hpp"
#include "wasm/request.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::wasm {

// The games of the text of a file, or what is wrong with them, as JSON Lines. Chunks may end anywhere.
class stream {
  public:
    explicit stream(request asked);

    void add(std::string_view chunk);
    void finish();

  private:
    void read(bool is_last);
    void write_games(game_reader& games, bool is_last) const;
    void write_findings(game_reader& games, bool is_last) const;

    request asked_;
    reading_place place_;
    std::string preamble_;
    std::vector<char> text_; // from the place on
    std::size_t wanted_;     // so much text is worth reading
};

} // namespace ctlpgn::wasm
