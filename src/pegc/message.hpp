// A fault of a grammar, with its place.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::pegc {

struct message {
    std::string path;
    std::size_t line = 1; // both count from 1, columns in characters
    std::size_t column = 1;
    std::string text;
    bool tolerable = false; // a parser can still be written
};

message message_at(std::string_view path, std::string_view source, std::size_t offset, std::string text);

// file:line:column: message
std::string to_string(const message& m);

// The text of the grammar is not in the dialect, so nothing else can be checked.
struct syntax_error : std::runtime_error {
    explicit syntax_error(message m) : std::runtime_error(to_string(m)), what_and_where(std::move(m)) {}
    message what_and_where;
};

// A file cannot be read or written.
struct file_error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

} // namespace ctlpgn::pegc
