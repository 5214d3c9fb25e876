// Messages of the protocol in a stream of bytes: a header that says how long it is, and the message.
#pragma once

#include "ctlpgn/source.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::server {

struct framed_message {
    std::string text;
    std::string fault; // what is wrong with the header; then there is no text
};

class message_reader {
  public:
    // No message is longer than that: more than any editor sends of a document.
    static constexpr std::size_t longest = std::size_t{1} << 27;

    explicit message_reader(byte_source& source) : from_(source) {}

    // None at the end of the stream. What is no header is passed over until one comes.
    std::optional<framed_message> next();

  private:
    bool fill();
    std::optional<framed_message> read_body(std::size_t length);
    std::optional<std::string> read_line();

    byte_source& from_;
    std::string buffer_;
    std::size_t begin_ = 0;
    bool is_lost_ = false; // what comes is no header
};

// With its header.
std::string framed(std::string_view message);

} // namespace ctlpgn::server
