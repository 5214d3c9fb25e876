// What the bytes of a text are written in, and what they say in UTF-8.
#pragma once

#include "ctlpgn/encoding.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn {

// By bytes that are not in UTF-16. UTF-8 where nothing decides.
text_encoding encoding_within(std::string_view part);

// By the mark of the byte order or the first few bytes; nothing where it is not UTF-16.
std::optional<text_encoding> utf16_of(std::string_view beginning);
inline constexpr std::size_t bytes_that_tell_utf16 = 8;

// Too few characters say what it is; taken for the wrong encoding, all of the text would be lost.
constexpr bool is_in_doubt(text_encoding encoding) {
    return encoding == text_encoding::gb18030_or_big5;
}

// Who allows one of these allows the others.
constexpr bool is_chinese(text_encoding encoding) {
    return encoding == text_encoding::gb18030 || encoding == text_encoding::gb18030_or_big5 ||
           encoding == text_encoding::big5;
}

constexpr bool is_utf16(text_encoding encoding) {
    return encoding == text_encoding::utf16_little || encoding == text_encoding::utf16_big;
}

// As the C library calls it, where that converts.
const char* system_name(text_encoding encoding);

// The encoding that people, or the C library, call so: "CP1250". Throws input_error if there is none.
text_encoding encoding_called(std::string_view name);

// One without its own value: the same for the same name.
text_encoding add_encoding(std::string_view name);
bool has_own_name(text_encoding encoding);

// Turns bytes, as they come, into UTF-8. What no one can read becomes U+FFFD.
class transcoder {
  public:
    // Of UTF-8 there is nothing to do. Throws input_error if the system cannot convert the encoding.
    explicit transcoder(text_encoding encoding);

    // Of `bytes`, those that are converted are taken away. What the end cuts in two stays, unless it is the
    // end of all.
    void convert(std::string& bytes, bool ended, std::string& output);

    // How many of the bytes become the first `size` bytes of UTF-8; of an encoding of several bytes a
    // character.
    [[nodiscard]] std::size_t count_for(std::string_view bytes, std::size_t size);

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
