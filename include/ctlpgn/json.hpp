// Games as JSON. The shape is described in docs/json.md and, for machines, in docs/ctlpgn.schema.json.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/export.hpp"
#include "ctlpgn/notation.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string_view>

namespace ctlpgn {

class file_places;
class game_repairs;

inline constexpr std::string_view json_schema_version = "2.1";

struct json_options {
    bool pretty = false; // indented by two spaces
    bool lines = false;  // JSON Lines: one game per line, no enclosing document
    bool spans = false;  // adds "span":[begin,end], byte offsets in the file, to every node
    // Adds "position", the position after it, to every ply that could be played, and says which plies the
    // rules forbid.
    bool positions = false;
    bool engines = false;  // adds "engine" to comments in which a program says what an engine says of a ply
    bool openings = false; // adds "opening" to games that reach an opening which the notation knows
    // Adds what is known anyway, for readers that do not want to find it out: "move" and the text in the
    // standard form of moves to plies, "words" to comments, "tagMap" and "status" to games.
    bool full = false;
};

// The text of some games, made separately from the document or lines that it belongs to, perhaps by another
// thread.
class CTLPGN_EXPORT json_games {
  public:
    explicit json_games(const json_options& options = {});
    ~json_games();
    json_games(const json_games&) = delete;
    json_games& operator=(const json_games&) = delete;

    // Like json_writer::write.
    void write(const game& what, const notation& chosen, std::span<const diagnostic> found,
               std::string_view file = {}, std::span<const ply> resolved = {},
               const file_places* places = nullptr, const game_repairs* repairs = nullptr);
    // Forgets what was written, and keeps the memory.
    void clear();

  private:
    friend class json_writer;
    class CTLPGN_HIDDEN implementation;
    std::unique_ptr<implementation> self_;
};

// Writes a document, or lines, game by game. Output is handed on in blocks; memory does not grow with the
// number of games. write_bytes may throw; the exception passes through.
class CTLPGN_EXPORT json_writer {
  public:
    using write_bytes = std::function<void(std::string_view)>;
    // The bytes of all parts, one after the other.
    using write_parts = std::function<void(std::span<const std::string_view>)>;

    json_writer(write_bytes output, const json_options& options = {});
    json_writer(write_parts output, const json_options& options = {});
    ~json_writer();
    json_writer(const json_writer&) = delete;
    json_writer& operator=(const json_writer&) = delete;

    // The notation of what comes next. Needed only for a text without games, since games name their notation.
    void begin_file(const notation& chosen);
    // `file` names the game's file and is left out when empty. `resolved`: the game's plies as
    // notation::resolve gives them; empty: they are asked for. `places`: where the text was in the file;
    // null: the file is the text. Diagnostics have their places in the file already. `repairs`: what was
    // written instead of its plies; null: the game is as written.
    void write(const game& what, const notation& chosen, std::span<const diagnostic> found,
               std::string_view file = {}, std::span<const ply> resolved = {},
               const file_places* places = nullptr, const game_repairs* repairs = nullptr);
    // Games that were written with the same options. `games_before` games of their file come before them.
    void write(const json_games& games, std::uint32_t games_before);
    // What was found in a file and belongs to none of its games. It is kept until the end, and written there.
    void end_file(std::span<const diagnostic> found, std::string_view file = {});
    // Ends the last file, and the document. Nothing may be written afterwards.
    void finish(std::span<const diagnostic> found = {}, std::string_view file = {});

  private:
    class CTLPGN_HIDDEN implementation;
    std::unique_ptr<implementation> self_;
};

// One game as a JSON value, for callers who use it in memory. The value is what json_writer writes, with its
// keys in the same order.
CTLPGN_EXPORT nlohmann::ordered_json to_json(const game& what, const notation& chosen,
                                             std::span<const diagnostic> found,
                                             const json_options& options = {});

} // namespace ctlpgn
