// Diagnostics: in games, in documents and in the linter's reports.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "emit/json/json_text_sink.hpp"

#include <string_view>

namespace ctlpgn::emit {

// What a diagnostic does not say by itself.
struct diagnostic_context {
    std::string_view file; // empty: it is in a game, which says in which file it is, or that has no name
    bool game = false;     // whether it says in which game of the file
};

void walk_diagnostic(json_text_sink& sink, const diagnostic& found, const diagnostic_context& context = {});

} // namespace ctlpgn::emit
