// Fills in the message of a diagnostic.
#pragma once

#include "ctlpgn/catalogue.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn {

inline constexpr std::string_view end_of_file = "the end of the file";

// The message with its placeholders filled in: {found}, and one other, whose name is only for readers
// ({expected}, {reason}; {guess?} if it may be empty). `found` is text of the file: it is quoted, cut to 32
// characters, and unprintable characters are escaped. If it is empty, `at_end` is used; a line end alone
// becomes "the end of the line". `detail` replaces the other placeholder unchanged.
std::string render_message(const diagnostic_info& described, std::string_view found, std::string_view detail,
                           std::string_view at_end = end_of_file);

// The same on one line, with control characters and marks of text direction escaped.
std::string without_controls(std::string_view text);

// A part of a message: words, or the name of a placeholder.
struct message_part {
    std::string_view text;
    bool is_place = false;
};

// Takes the parts from the front of the message.
class message_reader {
  public:
    explicit message_reader(std::string_view message) : left_(message) {}

    // Nothing after the last one.
    std::optional<message_part> next();

  private:
    std::string_view left_;
};

// The text of {found} for a finding over the bytes [begin, end) of the text: these bytes, or, if there are
// none, the next word or line end. No more than a message quotes.
std::string_view text_in_question(std::string_view text, std::size_t begin, std::size_t end);

} // namespace ctlpgn
