// Reads the games of a file one after the other, in memory that does not grow with their number.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/export.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace ctlpgn {

// Whether a game is wanted.
enum class game_wish : std::uint8_t {
    take,
    pass_over,
    stop, // neither this game nor any after it in its file
};

// Asked of games in their order, once each, before they are checked.
using game_choice = std::function<game_wish(const game&)>;

class CTLPGN_EXPORT game_reader {
  public:
    // May change the findings of a game before they become diagnostics; their order does not matter.
    using review = std::function<void(const game&, std::vector<finding>&)>;

    // Source and notation must outlive the reader. Above check_level::syntax every game is checked as well,
    // and what that finds is among the diagnostics.
    game_reader(byte_source& source, const notation& chosen, const limits& bounds = {},
                check_level checks = check_level::syntax, review reviewer = {});
    ~game_reader();
    game_reader(const game_reader&) = delete;
    game_reader& operator=(const game_reader&) = delete;

    // From now on, next() returns only games that are wanted; the others are neither checked nor reviewed,
    // and what was found in them is forgotten. Where it stops, the file seems to end.
    void choose(game_choice choice);

    // The next game, or null at the end of the file. It and everything that refers to it are valid until the
    // next call. Throws input_error when the source fails and std::bad_alloc when memory runs out.
    const game* next();

    // What was found in the game that next() returned last, in order of place; after the last game, what
    // belongs to none. Messages are ready to print.
    [[nodiscard]] std::span<const diagnostic> diagnostics() const;

    // The plies of that game as notation::resolve gives them, if the work that reads the games wants them and
    // checking has resolved them; otherwise none.
    [[nodiscard]] std::span<const ply> resolved_plies() const;

    // The line of text, without its end, in which the diagnostic begins.
    [[nodiscard]] std::string_view source_line(const diagnostic& fault) const;

    // Whether another game follows the one that next() returned last.
    [[nodiscard]] bool has_more() const;
    // Its first byte that is not a space; 0 if there is none.
    [[nodiscard]] char next_byte() const;

    // After the last game: the spaces, or the byte-order mark, that belong to no game.
    [[nodiscard]] std::string_view rest() const;

    // Bytes of the file that have been read into games so far.
    [[nodiscard]] std::uint64_t bytes_read() const;

  private:
    friend class section_reader; // reads games between two places of a file
    class CTLPGN_HIDDEN implementation;
    explicit game_reader(std::unique_ptr<implementation> self);
    std::unique_ptr<implementation> self_;
};

} // namespace ctlpgn
