// Games that arrive in chunks: each is passed on as soon as its end is known.
#pragma once

#include "answers/request.hpp"
#include "text/games/game_reading.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::wasm {

using answers::request;

// The games of a file's text, or their diagnostics, as JSON Lines. Chunks may end anywhere.
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
    std::size_t wanted_;     // enough text to be worth reading
};

} // namespace ctlpgn::wasm
