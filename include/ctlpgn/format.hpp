// Games in their canonical form (docs/format.md): one and the same text for one and the same tree.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/encoding.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/export.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "ctlpgn/writing.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn {

// What shows how deep a line lies in variations.
enum class depth_sign : std::uint8_t {
    dots,   // one a level
    spaces, // two a level
    none,
};

struct format_options {
    writing_style words;
    depth_sign depth = depth_sign::dots;
    // Of lines, or of those of comments alone, as the notation arranges them; in code points. 0: as long as
    // they are; none: as the notation prescribes.
    std::optional<std::uint32_t> width;
    bool reflow = false; // fills the lines of comments anew, paragraph by paragraph
    // Of a file: text that is between games, or before or after them, is left out and reported, instead of
    // keeping the game as it is.
    bool games_alone = false;
};

// Writes games, one at a time; what it needs for that is kept from one to the next.
class CTLPGN_EXPORT game_formatter {
  public:
    explicit game_formatter(const notation& chosen, const format_options& options = {});
    ~game_formatter();
    game_formatter(const game_formatter&) = delete;
    game_formatter& operator=(const game_formatter&) = delete;

    // Appends the game, ended by a line end. Driven by the tree alone: what the tree does not hold is not
    // written.
    void write(const game& what, std::string& output);

  private:
    class CTLPGN_HIDDEN implementation;
    std::unique_ptr<implementation> self_;
};

CTLPGN_EXPORT std::string format_game(const game& what, const notation& chosen,
                                      const format_options& options = {});

// One game of a file that is being formatted.
struct formatted_game {
    const game* read = nullptr; // null: what comes after the last game
    std::string_view before;    // its bytes in the file
    std::string_view after;     // what is to be there instead
    // False: the game is kept as it was written, because something in it is not in the tree, or is not
    // understood for certain. `why` or `doubt` says what.
    bool formatted = true;
    std::span<const diagnostic> why;      // by the syntax
    std::string_view doubt;               // how the formatted text would have been read differently
    std::span<const code> left;           // what would be found in the formatted text, by its syntax
    std::span<const diagnostic> left_out; // text between games, where they are written alone
    // What the source is written in, as far as it is read. The texts are in UTF-8 whatever that is.
    text_encoding encoding = text_encoding::utf8;
    // Marks of check that were not what the board says, and are so in what is to be there.
    std::uint32_t changed_marks = 0;
    std::uint32_t added_marks = 0;       // which were missing
    const game_reader* reader = nullptr; // for lines of source, and how much has been read
};

// A game is longer than the limit of bytes: its rest was skipped, and could not be written.
class CTLPGN_EXPORT game_beyond_limit : public input_error {
  public:
    using input_error::input_error;
};

struct format_summary {
    std::uint64_t games = 0;
    std::uint64_t kept = 0; // games that were not formatted
    bool changed = false;
};

enum class faulty_games : std::uint8_t {
    keep,   // a game with any error of syntax stays as it is
    format, // one whose errors leave nothing out of the tree is formatted
};

// Reads a file and hands over its games, in order, with the bytes that are to take their place: all `after`
// are the new file. Every game that was formatted has been read again and gave an equal tree. Memory does not
// grow with the number of games. Throws input_error, game_beyond_limit, and what `take` throws.
CTLPGN_EXPORT format_summary format_games(byte_source& source, const notation& chosen,
                                          const format_options& options, faulty_games faulty,
                                          const std::function<void(const formatted_game&)>& take,
                                          const limits& bounds = {});

} // namespace ctlpgn
