// Games out of JSON as json.hpp writes it (docs/json.md): a document, or JSON Lines.
//
// Only what makes up a game is read: tags, plies, variations and what they replace, the text of comments, the
// result. Everything derived is ignored: the texts of plies, references, spans, positions, diagnostics.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/export.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"
#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

namespace ctlpgn {

// The text is not JSON, or has no games where they should be. The message begins with the place in question:
// "games: must be an array, found an object", in JSON Lines preceded by "line 7: ".
class CTLPGN_EXPORT json_error : public input_error {
  public:
    using input_error::input_error;
};

struct json_game {
    std::uint64_t number = 0; // among all games of the source, from 1
    // The game as the notation reads it, with its text in canonical form; valid during the call. Null if the
    // JSON does not say what the game is, or the notation cannot write it. `doubt` says what is wrong, and
    // where: "games[0].moves[3].from: is missing".
    const game* read = nullptr;
    const notation* written_in = nullptr;
    std::string_view doubt;
    bool lacks_result = false; // the JSON has none, so the text has what the notation writes then
    // Findings in its "diagnostics" that may be about text which the JSON does not hold.
    std::span<const code> unsaid;
    // All findings in its "diagnostics", except notes.
    std::span<const code> reported = {};
};

// Hands over the games in order. Memory does not grow with their number. Throws json_error, input_error and
// what `take` throws; the games before an error have been handed over by then.
CTLPGN_EXPORT void read_json(byte_source& source, const std::function<void(const json_game&)>& take,
                             const limits& bounds = {});

} // namespace ctlpgn
