// Diagnostics: in games, in documents and in the linter's reports.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "emit/json/json_text_sink.hpp"

#include <string_view>

namespace ctlpgn::emit {

// The context of a diagnostic.
struct diagnostic_context {
    std::string_view file; // empty: it is in a game, which names its file, or the file has no name
    bool game = false;     // whether it names the game of the file
};

void walk_diagnostic(json_text_sink& sink, const diagnostic& found, const diagnostic_context& context = {});

} // namespace ctlpgn::emit
