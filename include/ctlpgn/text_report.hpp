// Diagnostics for people to read in a terminal.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/export.hpp"

#include <string>
#include <string_view>

namespace ctlpgn {

struct text_report_options {
    bool source = true; // shows the line, and a caret under the place
};

// "file:line:column: error[S012] message", then the line of source and a mark under what it is about.
// `source_line` is the line that holds the diagnostic's begin, without its end.
CTLPGN_EXPORT std::string text_report(const diagnostic& fault, std::string_view file,
                                      std::string_view source_line, const text_report_options& options = {});

} // namespace ctlpgn
