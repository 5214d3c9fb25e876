// Cuts a file into batches of games.
//
// A cut is made where a line seems to begin a game. Whether it does is known only when all the text before it
// has been read: a comment may hold such a line. So a batch knows where it begins, and is useless if the
// games before it end elsewhere.
#pragma once

#include "ctlpgn/notation.hpp"
#include "text/games/game_reading.hpp"
#include "text/sources/unread_source.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace ctlpgn {

class batch_cutter {
  public:
    batch_cutter(unread_source& source, const notation& chosen, std::size_t batch_bytes)
        : from_(source), notation_(chosen), batch_bytes_(batch_bytes) {}

    // The next batch begins at this place, where the next byte of the source is.
    void begin_at(const reading_place& where);

    // `memory` is reused for its text. Nothing, with the source unchanged, if no cut can be made soon.
    std::optional<file_section> next(std::vector<char> memory);

    // How far from the beginning of a batch a cut is searched for.
    [[nodiscard]] std::size_t longest_batch() const { return 16 * batch_bytes_; }

  private:
    // How much text after a cut is given to the reader of the part before it.
    [[nodiscard]] std::size_t bytes_ahead() const { return batch_bytes_ / 16; }
    std::optional<std::size_t> find_cut(std::string_view text) const;
    file_section cut(unread_text text, std::size_t size, bool is_last);
    void read_until(unread_text& text, std::size_t size);

    unread_source& from_;
    const notation& notation_;
    std::size_t batch_bytes_;
    reading_place begin_; // of the next batch
};

} // namespace ctlpgn
