// The outer form of a file of rules: blocks of a heading and fields, which the indentation distinguishes.
//
//     DS014 missing-hyphen                          a heading begins its line
//         warning: a hyphen is missing              a field: its key, a colon, a space and its text,
//         why: The cell that the piece comes from   which goes on
//             has a hyphen after it.                in lines below
//     # for those who edit the file                 a remark begins its line, too
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::rulec {

// A part of the file, and the bytes before it.
struct piece {
    std::string_view text;
    std::size_t offset = 0;
};

struct field {
    piece key;
    piece value;              // the text on the line of the key; empty if none
    std::vector<piece> lines; // those below; empty ones only if others follow
};

struct block {
    piece heading;
    std::vector<field> fields;
};

// A file, which must outlive the parts.
struct rule_text {
    std::string path;
    std::string text;
};

// Throws pegc::syntax_error with the place and the fault.
[[noreturn]] void refuse(const rule_text& source, std::size_t offset, std::string what);

std::vector<block> outline(const rule_text& source);

// Words with arbitrary line breaks; an empty line separates paragraphs.
std::string prose(const field& written);

// Parts that several texts share, by name.
using text_parts = std::map<std::string, std::string, std::less<>>;

// Text in which every byte counts: \n \r \t \\ \xHH and \uHHHH have the same meaning as in C++, \{name} is a
// part, and a backslash at the end of a line removes the line end. `whole`: the text ends with a line end,
// written or not.
std::string exact_text(const rule_text& source, const field& written, bool whole, const text_parts& parts);

} // namespace ctlpgn::rulec
