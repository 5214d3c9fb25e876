// Fills the message of a diagnostic in with what was found.
#pragma once

#include "ctlpgn/catalogue.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn {

inline constexpr std::string_view end_of_file = "the end of the file";

// The message with its places filled in: {found}, and the one other, whose name says what it is for a person
// ({expected}, {reason}; {guess?} where it may be empty). `found` is text of the file: it is put in quotation
// marks, cut to 32 characters, and what cannot be printed is escaped. Empty, it is what `at_end` says; a line
// end alone is the end of the line. `detail` takes the other place as it is.
std::string render_message(const diagnostic_info& described, std::string_view found, std::string_view detail,
                           std::string_view at_end = end_of_file);

// The same on one line, with control characters, and what changes the direction of text, escaped.
std::string without_controls(std::string_view text);

// A piece of a message: words, or the name of a place to be filled in.
struct message_part {
    std::string_view text;
    bool is_place = false;
};

// Takes them from the front of the message.
class message_reader {
  public:
    explicit message_reader(std::string_view message) : left_(message) {}

    // Nothing: that was the last one.
    std::optional<message_part> next();

  private:
    std::string_view left_;
};

// What {found} is for a finding over the bytes [begin, end) of the text: these bytes; or, where nothing
// is between them, the word or the line end that comes next. No more than a message quotes.
std::string_view text_in_question(std::string_view text, std::size_t begin, std::size_t end);

} // namespace ctlpgn
