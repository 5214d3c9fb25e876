// What JavaScript asks for: names and values, with a zero byte after each. Those of an object within it have
// its name before theirs, "limits.depth", and each element of a list has the end of a line after it.
#pragma once

#include "ctlpgn/format.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace ctlpgn::wasm {

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
    bool force = false; // formats what is understood of faulty games
    std::string word;   // a position, a code
    std::uint32_t more = 0;
    std::uint32_t game = 0; // from 1
};

// What is no request ends the module, with a message that says what it must be.
request read_request(std::string_view text);

} // namespace ctlpgn::wasm
