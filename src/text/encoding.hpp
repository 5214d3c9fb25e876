// What the bytes of a text are written in, and what they say in UTF-8.
#pragma once

#include "ctlpgn/encoding.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace ctlpgn {

// By the beginning of a text.
text_encoding encoding_of(std::string_view beginning);
// By a part of it, where nothing but ASCII stands before.
text_encoding encoding_within(std::string_view part);

// Too few characters tell what it is; taken for the wrong encoding, all of the text would be lost.
constexpr bool is_in_doubt(text_encoding encoding) {
    return encoding == text_encoding::gb18030_or_big5;
}

constexpr bool is_utf16(text_encoding encoding) {
    return encoding == text_encoding::utf16_little || encoding == text_encoding::utf16_big;
}

// As the C library calls it, where that converts.
const char* system_name(text_encoding encoding);

// Turns bytes, as they come, into UTF-8. What nobody can read becomes U+FFFD.
class transcoder {
  public:
    // Of UTF-8 there is nothing to do. Throws input_error if the system cannot convert the encoding.
    explicit transcoder(text_encoding encoding);

    // Of `bytes`, those that are converted are taken away. What the end cuts in two stays, unless it is the
    // end of all.
    void convert(std::string& bytes, bool ended, std::string& output);

  private:
    struct closing {
        void operator()(void* handle) const;
    };

    // Where a character may have several bytes.
    void open();
    void convert_by_system(std::string& bytes, bool ended, std::string& output);

    text_encoding from_;
    std::unique_ptr<void, closing> handle_; // of what the system converts with
};

} // namespace ctlpgn
