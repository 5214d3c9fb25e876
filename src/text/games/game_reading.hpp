// How games are read from a file, or from a section of it.
#pragma once

#include "ctlpgn/reader.hpp"
#include "text/ascii.hpp"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn {

// How far reading has come in a file: between two games, or in the rest of one that was too long.
struct reading_place {
    std::uint64_t offset = 0;
    std::uint32_t games = 0; // before it
    line_counter lines;
    bool in_cut_game = false;
};

// Bytes of a file that have not been read as games yet.
struct unread_text {
    std::vector<char> bytes;
    std::size_t begin = 0;
    std::size_t end = 0;
};

struct file_section {
    static constexpr std::uint64_t no_stop = std::numeric_limits<std::uint64_t>::max();

    reading_place begin;
    std::uint64_t stop = no_stop; // games that begin here or later are not read
    byte_source* source = nullptr;
    // Without a source: everything that is known of the file from the beginning of the section, and whether
    // it ends there.
    unread_text text;
    bool is_last = false;
};

struct file_origin;
class file_places;
class game_work;

struct reading_options {
    limits bounds;
    check_level checks = check_level::syntax;
    game_reader::review review;
    bool resolves = false;               // the plies that checking resolves are kept
    std::string preamble;                // of the file, for a section that does not begin it
    bool is_followed = false;            // by another game, which is not in the section
    const file_origin* origin = nullptr; // of the source, if it is not a whole file
    file_places* places = nullptr;       // maps to places in the file, if it is not in UTF-8
};

// All games of a source, which may begin somewhere in its file.
struct source_reading {
    source_reading(byte_source& source, reading_options wanted);

    file_section what;
    reading_options options;
};

class game_reader::implementation {
  public:
    implementation(file_section section, const notation& chosen, reading_options options);

    const game* next();
    void choose(game_choice choice) { choice_ = std::move(choice); }

    // A game is returned only when it is settled where it ends, so the text after it has been seen.
    [[nodiscard]] bool has_more() const {
        return unread().find_first_not_of(white_space, consumed_) != std::string_view::npos;
    }

    [[nodiscard]] char next_byte() const {
        const std::size_t at = unread().find_first_not_of(white_space, consumed_);
        return at == std::string_view::npos ? '\0' : unread()[at];
    }

    // When next() has returned null: whether the file ends there; if not, the section did not have the text
    // that shows where its last game ends.
    [[nodiscard]] bool has_ended() const { return has_ended_; }
    [[nodiscard]] bool lacks_text() const { return lacks_text_; }
    [[nodiscard]] reading_place place() const;
    [[nodiscard]] const std::string& preamble() const { return options_.preamble; }
    [[nodiscard]] const file_places* places() const { return options_.places; }
    // Computes the lines and columns of places in the game that next() returned last.
    void locate(std::span<diagnostic> found) const {
        line_counter lines = lines_before_;
        locate(found, lines);
    }
    // The text after the place. Nothing can be read afterwards.
    unread_text take_text();

    game game_;
    std::vector<ply> resolved_; // empty: they are unknown or not asked for
    std::vector<finding> findings_;
    std::vector<diagnostic> diagnostics_;
    line_counter lines_;
    std::uint64_t offset_; // of begin_, in the file

  private:
    // For small texts, as most are: the memory that they do not fill would take longer to get than reading
    // them.
    static constexpr std::size_t small_window = std::size_t{8} << 10;
    // Large enough that few games are cut by its end and read twice, small enough to stay in the cache.
    static constexpr std::size_t usual_window = std::size_t{256} << 10;

    [[nodiscard]] std::string_view unread() const { return {window_.data() + begin_, end_ - begin_}; }
    bool fill();
    const game* next_in_file();
    void stop();
    void advance(std::size_t bytes);
    void skip_rest_of_game();
    void skip_line();
    void report_cut(bool breaks_off);
    void check_game();
    void forget_what_the_cut_spoiled();
    void describe_findings(std::uint32_t game_index);
    [[nodiscard]] std::uint32_t shown_end(span where) const;
    [[nodiscard]] file_fix in_file(fix of_game) const;
    void locate(std::span<diagnostic> found, line_counter& lines) const;
    [[nodiscard]] line_column in_file(line_column of_source) const;

    line_counter lines_before_; // as they were where the game begins, with its text
    byte_source* const source_;
    const std::uint64_t stop_;
    const notation& notation_;
    reading_options options_;
    game_choice choice_; // null: all
    std::vector<char> window_;
    std::size_t begin_;
    std::size_t end_;
    std::size_t consumed_ = 0; // by the game that was returned last
    std::uint32_t index_;
    bool end_of_file_;
    bool cut_; // the last game was longer than the limit, or breaks off
    bool lacks_text_ = false;
    bool has_ended_ = false;
    bool has_stopped_ = false; // no later game is wanted
    bool is_wanted_ = true;    // the game that was read last
    std::exception_ptr fault_; // of the source; it comes after the games that were read before
    bool is_damaged_ = false;  // so text may be missing before the fault
};

// Makes readers of sections, and looks into them.
class section_reader {
  public:
    section_reader(file_section section, const notation& chosen, const reading_options& options)
        : games_(std::make_unique<game_reader::implementation>(std::move(section), chosen, options)) {}

    // Maps the text of a reader to its file; null: its offsets are those of the file.
    static const file_places* places_of(const game_reader& games) { return games.self_->places(); }

    // Computes the lines and columns of other diagnostics of the game that was returned last.
    static void locate(const game_reader& games, std::span<diagnostic> found) { games.self_->locate(found); }

    [[nodiscard]] game_reader& games() { return games_; }
    [[nodiscard]] game_reader::implementation& state() { return *games_.self_; }

  private:
    game_reader games_;
};

// read_games using only the caller's thread.
void read_games_alone(source_reading all, const notation& chosen, game_work& work);

// Everything that read_games is asked for.
source_reading reading_for(byte_source& source, const game_work& work, const limits& bounds,
                           check_level checks, const game_reader::review& review);

} // namespace ctlpgn
