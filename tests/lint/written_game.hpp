// A game in another form than plain text.
#pragma once

#include <string_view>

namespace ctlpgn::lint_tests {

struct written_game {
    std::string_view name;    // of the writing
    std::string_view written; // after the tags, if it begins with an empty line
    std::string_view plain;
};

} // namespace ctlpgn::lint_tests
