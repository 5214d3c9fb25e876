// Files of games that are no text.
#pragma once

#include "ctlpgn/notation.hpp"

#include <span>
#include <string>
#include <string_view>

namespace ctlpgn {

struct record_format {
    std::string_view mark; // the first bytes; if they are few, a name with the extension must confirm them
    std::string_view extension; // .xqf
    std::string_view title;     // for people
    // The same games as text of a notation; empty if the bytes are not such a file. Null: they are only
    // known.
    std::string (*text_of)(std::string_view bytes) = nullptr;
    const notation* written_in = nullptr;
};

// Those of all notations that are built (src/notations/record_formats.cpp).
std::span<const record_format> record_formats();

// What the file is, judged by its first bytes and its name; null if it is none of those that are known.
const record_format* binary_record(std::string_view beginning, std::string_view name);

// The notation that reads files with this extension, which are no text; null: none does.
const notation* notation_of_record(std::string_view name);

} // namespace ctlpgn
