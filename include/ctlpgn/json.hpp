// Games as JSON. The shape is described in docs/json.md and, for machines, in docs/ctlpgn.schema.json.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/notation.hpp"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <memory>
#include <span>
#include <string_view>

namespace ctlpgn {

inline constexpr std::string_view json_schema_version = "1.1";

struct json_options {
    bool pretty = false; // indented by two blanks
    bool lines = false;  // JSON Lines: one game a line, no enclosing document
    bool spans = false;  // adds "span":[begin,end], byte offsets in the file, to every node
    // Adds "position", what stands on the board after it, to every ply that could be played, and says which
    // plies the rules forbid.
    bool positions = false;
};

// Writes a document, or lines, game by game. Output is handed on in blocks; memory does not grow with the
// number of games. write_bytes may throw; the exception passes through.
class json_writer {
  public:
    using write_bytes = std::function<void(std::string_view)>;

    json_writer(write_bytes to, const json_options& how = {});
    ~json_writer();
    json_writer(const json_writer&) = delete;
    json_writer& operator=(const json_writer&) = delete;

    // `file` names the game's file and is left out when empty.
    void write(const game& what, const notation& in, std::span<const diagnostic> found,
               std::string_view file = {});
    // What was found in a file and belongs to none of its games. It is kept, and written at the end.
    void end_file(std::span<const diagnostic> found, std::string_view file = {});
    // Ends the last file, and the document. Nothing may be written afterwards.
    void finish(std::span<const diagnostic> found = {}, std::string_view file = {});

  private:
    class implementation;
    std::unique_ptr<implementation> self_;
};

// One game as a JSON value, for callers who go on with it in memory. The value is what json_writer writes.
nlohmann::json to_json(const game& what, const notation& in, std::span<const diagnostic> found,
                       const json_options& how = {});

} // namespace ctlpgn
