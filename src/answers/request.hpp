// A request: names and values, each followed by a zero byte. Names in a nested object have its name as a
// prefix, "limits.depth"; elements of a list are separated by line ends.
#pragma once

#include "ctlpgn/format.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace ctlpgn::answers {

struct request {
    std::string action;
    const notation* chosen = nullptr; // null: the text decides
    json_options shape;
    lint_options lint;
    bool unsafe_fixes = false;
    format_options options;
    std::string letters;
    std::string moves;   // a form of them
    std::string edition; // of the standard
    bool from_json = false;
    bool force = false; // formats what was understood of faulty games
    std::string word;   // a position, a code
    std::uint32_t more = 0;
    std::uint32_t game = 0; // from 1
};

// An invalid request, or one with a name that nothing has, fails with a message.
request read_request(std::string_view text);

} // namespace ctlpgn::answers
