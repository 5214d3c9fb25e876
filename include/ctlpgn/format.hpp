// Games in their canonical form (docs/format.md): equal trees give the same text.
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

// How the depth of a line in variations is shown.
enum class depth_sign : std::uint8_t {
    dots,   // one per level
    spaces, // two per level
    none,
};

struct format_options {
    writing_style words;
    depth_sign depth = depth_sign::dots;
    // Of lines, or only of those of comments, depending on the notation's arrangement; in code points. 0:
    // lines are not broken; none: as the notation prescribes.
    std::optional<std::uint32_t> width;
    kept_comments comments = kept_comments::all;
    bool reflow = false; // fills the lines of comments anew, paragraph by paragraph
    // For files: text between games, or before or after them, is left out and reported, instead of keeping
    // the game next to it as it is.
    bool games_alone = false;
    // For files: threads that write games, including the caller's, which also reads them. 0: as many as there
    // are processors.
    unsigned jobs = 1;
};

// Writes games, one at a time, and reuses its buffers.
class CTLPGN_EXPORT game_formatter {
  public:
    explicit game_formatter(const notation& chosen, const format_options& options = {});
    ~game_formatter();
    game_formatter(const game_formatter&) = delete;
    game_formatter& operator=(const game_formatter&) = delete;

    // Appends the game, followed by a line end. Only what the tree holds is written.
    void write(const game& what, std::string& output);

  private:
    class CTLPGN_HIDDEN implementation;
    std::unique_ptr<implementation> self_;
};

CTLPGN_EXPORT std::string format_game(const game& what, const notation& chosen,
                                      const format_options& options = {});

// One game of a file that is being formatted.
struct formatted_game {
    const game* read = nullptr; // null: this is what comes after the last game
    std::string_view before;    // its bytes in the file
    std::string_view after;     // what replaces them
    bool passed_over = false;   // it is not wanted, so `after` is `before`, and the rest is not known
    // False: the game is kept as it was written, because something in it is not in the tree, or may have been
    // misunderstood. `why` or `doubt` says what.
    bool formatted = true;
    std::span<const diagnostic> found;    // in the game
    std::span<const diagnostic> why;      // of these, the faults of syntax that speak against it
    std::string_view doubt;               // how the formatted text would have been read differently
    std::span<const code> left;           // what would be found in the syntax of the formatted text
    std::span<const diagnostic> left_out; // text between games, where only games are written
    // The encoding of the source, as far as it has been read. The texts are in UTF-8 in any case.
    text_encoding encoding = text_encoding::utf8;
    // Check marks that did not agree with the board, and do in the new text.
    std::uint32_t changed_marks = 0;
    std::uint32_t added_marks = 0; // of these, the marks that were missing
    // For source lines of what was found, and how much has been read.
    const game_reader* reader = nullptr;
};

// A game is longer than the limit in bytes: the rest of it was skipped, and could not be written.
class CTLPGN_EXPORT game_beyond_limit : public input_error {
  public:
    using input_error::input_error;
};

struct format_summary {
    std::uint64_t games = 0;
    std::uint64_t kept = 0; // games that were not formatted
    bool changed = false;
    bool stopped = false; // where no later game was wanted: there may be more games
};

enum class faulty_games : std::uint8_t {
    keep,   // a game with any syntax error stays as it is
    format, // a game is formatted if its errors leave nothing out of the tree
};

// Reads a file and hands over its games, in order, with the bytes that replace them: the new file is all
// `after` together. Every game that was formatted has been read again and gave an equal tree. Memory does not
// grow with the number of games. Games that are not wanted are handed over as they are. They are not read
// again, and where only games are written, reading ends where no later one is wanted. Throws input_error,
// game_beyond_limit, and what `take` throws.
CTLPGN_EXPORT format_summary format_games(byte_source& source, const notation& chosen,
                                          const format_options& options, faulty_games faulty,
                                          const std::function<void(const formatted_game&)>& take,
                                          const limits& bounds = {}, const game_choice& choice = {});

} // namespace ctlpgn
