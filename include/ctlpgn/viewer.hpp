// Pages that play through games, and what other pages need to do so.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/export.hpp"
#include "ctlpgn/notation.hpp"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// A game for the viewer, as JSON: what json_writer writes with positions, and `boards`: the initial position
// and what changes with every ply.
CTLPGN_EXPORT std::string viewer_game(const game& what, const notation& chosen,
                                      std::span<const diagnostic> found, std::string_view file = {});

// What boards of the notation look like, as JSON; null where there are no pictures.
CTLPGN_EXPORT std::string viewer_plan(const notation& chosen);

// The style sheet and the script of the viewer. The script is a module.
CTLPGN_EXPORT std::string_view viewer_sheet();
CTLPGN_EXPORT std::string_view viewer_script();

// Writes one page with all games in it, which needs no other file. Memory does not grow with their number.
class CTLPGN_EXPORT viewer_page {
  public:
    using write_bytes = std::function<void(std::string_view)>;

    explicit viewer_page(write_bytes output);
    void write(const game& what, const notation& chosen, std::span<const diagnostic> found,
               std::string_view file = {});
    // What was found in a file and belongs to none of its games.
    void end_file(const notation& chosen, std::span<const diagnostic> found, std::string_view file = {});
    // Nothing may be written afterwards.
    void finish();

  private:
    void write_json(std::string_view text);

    write_bytes output_;
    bool any_game_ = false;
    std::vector<const notation*> notations_;
    std::vector<std::string> rest_;
};

} // namespace ctlpgn
