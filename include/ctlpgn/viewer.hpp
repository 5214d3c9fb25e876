// Pages that play through games, and what other pages need to do so.
#pragma once

#include "ctlpgn/board_picture.hpp"
#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/export.hpp"
#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// Writes games for the viewer, as JSON without line ends (docs/viewer.md). Its memory is reused for the next
// game.
class CTLPGN_EXPORT viewer_game_writer {
  public:
    viewer_game_writer();
    ~viewer_game_writer();
    viewer_game_writer(const viewer_game_writer&) = delete;
    viewer_game_writer& operator=(const viewer_game_writer&) = delete;

    // Valid until the next call. `file` names the game's file beside findings. `resolved`: the game's plies
    // as notation::resolve gives them; empty: they are asked for.
    const std::string& write(const game& what, const notation& chosen, std::span<const diagnostic> found,
                             bool shows_findings, std::string_view file = {},
                             std::span<const ply> resolved = {});

  private:
    class CTLPGN_HIDDEN implementation;
    std::unique_ptr<implementation> self_;
};

// What boards of the notation look like, as JSON; null where there are no pictures.
CTLPGN_EXPORT std::string viewer_plan(const notation& chosen);

// How a page looks and what it shows.
struct viewer_options {
    std::string title = {};    // empty: that of the first game
    std::string language = {}; // of its words, as a code of two letters; empty: by the games, or the reader's
    picture_theme theme = picture_theme::automatic;
    std::string sheet = {};      // added to the style sheet
    bool flipped = false;        // the second player is at the bottom
    std::uint32_t start_ply = 0; // how many plies of the first game have been played
    bool shows_findings = false;
    bool is_fragment = false; // only the board and the moves, to be embedded
    std::string home = {};    // the address of a page to which this one leads back
};

// The languages that a page has words for.
CTLPGN_EXPORT std::span<const std::string_view> viewer_languages();

// What a game says of itself, as far as it is known.
struct viewer_heading {
    std::string players = {}; // White – Black
    std::string event = {};
    std::string about = {}; // where and when it was played
    std::string language = {};
    std::string_view result = {};
};
CTLPGN_EXPORT viewer_heading viewer_heading_of(const game& what, const notation& chosen);

// Games of one file for a page, made separately from it, perhaps by another thread.
class CTLPGN_EXPORT viewer_games {
  public:
    explicit viewer_games(bool shows_findings) : shows_findings_(shows_findings) {}

    void write(const game& what, const notation& chosen, std::span<const diagnostic> found,
               std::string_view file = {}, std::span<const ply> resolved = {});
    void clear();

    [[nodiscard]] const std::string& lines() const { return lines_; }
    [[nodiscard]] std::uint64_t count() const { return count_; }
    // If there are any.
    [[nodiscard]] const notation* written_in() const { return notation_; }
    [[nodiscard]] const viewer_heading& heading() const { return heading_; } // of the first

  private:
    bool shows_findings_;
    viewer_game_writer writer_;
    std::string lines_;
    std::uint64_t count_ = 0;
    const notation* notation_ = nullptr; // of all of them
    viewer_heading heading_;             // of the first
};

// The text of a page around the lines of its games.
class CTLPGN_EXPORT viewer_page_parts {
  public:
    explicit viewer_page_parts(viewer_options options);

    // The title names the players of a single game, and the event of several.
    std::string begin(const viewer_heading& first, bool has_several);
    // Notations of its games.
    void add(const notation& chosen);
    // What was found in a file and belongs to none of its games.
    void add_outside(std::span<const diagnostic> found, std::string_view file);
    [[nodiscard]] std::string end() const;

  private:
    viewer_options options_;
    std::vector<const notation*> notations_;
    std::vector<std::string> rest_;
};

// Writes one page with all games in it, which needs no other file. Memory does not grow with their number.
class CTLPGN_EXPORT viewer_page {
  public:
    using write_bytes = std::function<void(std::string_view)>;

    viewer_page(write_bytes output, viewer_options options);
    void write(const viewer_games& games);
    // What was found in a file and belongs to none of its games.
    void end_file(std::span<const diagnostic> found, std::string_view file = {});
    // Nothing may be written afterwards.
    void finish();

  private:
    write_bytes output_;
    viewer_page_parts parts_;
    std::uint64_t count_ = 0;
    viewer_heading heading_;
    std::string first_; // a game, while it is the only one
};

// A page that lists games of other pages.
class CTLPGN_EXPORT viewer_contents {
  public:
    explicit viewer_contents(viewer_options options);

    // `path` leads from this page to that of the game, in which it has the number; 0: it is the only one.
    void add(const game& what, const notation& chosen, std::string_view path, std::uint32_t number);
    [[nodiscard]] std::string page() const;

  private:
    viewer_options options_;
    viewer_heading first_;
    std::uint64_t count_ = 0;
    std::string rows_;
};

} // namespace ctlpgn
