// The encoding of the bytes of a text, and their conversion to UTF-8.
#pragma once

#include "ctlpgn/encoding.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn {

// Detected from bytes that are not in UTF-16. UTF-8 if nothing decides it.
text_encoding encoding_within(std::string_view part);

// Detected from the byte-order mark or the first few bytes; nothing if it is not UTF-16.
std::optional<text_encoding> utf16_of(std::string_view beginning);
inline constexpr std::size_t bytes_that_show_utf16 = 8;

// There are too few characters to decide which it is; if the wrong one were assumed, the whole text would be
// lost.
constexpr bool is_in_doubt(text_encoding encoding) {
    return encoding == text_encoding::gb18030_or_big5;
}

// If one of these is allowed, so are the others.
constexpr bool is_chinese(text_encoding encoding) {
    return encoding == text_encoding::gb18030 || encoding == text_encoding::gb18030_or_big5 ||
           encoding == text_encoding::big5;
}

constexpr bool is_utf16(text_encoding encoding) {
    return encoding == text_encoding::utf16_little || encoding == text_encoding::utf16_big;
}

// Its name in the C library, if that can convert it.
const char* system_name(text_encoding encoding);

// The encoding with this name, as used by people or the C library: "CP1250". Throws input_error if there is
// none.
text_encoding encoding_called(std::string_view name);

// Adds an encoding that is not in the list: the same value for the same name.
text_encoding add_encoding(std::string_view name);
bool has_own_name(text_encoding encoding);

// Converts bytes to UTF-8 as they arrive. What cannot be read becomes U+FFFD.
class transcoder {
  public:
    // For UTF-8 there is nothing to do. Throws input_error if the system cannot convert the encoding.
    explicit transcoder(text_encoding encoding);

    // Removes the bytes that are converted from `bytes`. A character that is cut by the end stays, unless
    // this is the end of the text.
    void convert(std::string& bytes, bool ended, std::string& output);

    // How many of the bytes become the first `size` bytes of UTF-8; for an encoding with several bytes per
    // character.
    [[nodiscard]] std::size_t count_for(std::string_view bytes, std::size_t size);

  private:
    struct closing {
        void operator()(void* handle) const;
    };

    // For encodings in which a character may have several bytes.
    void open();
    void convert_by_system(std::string& bytes, bool ended, std::string& output);

    text_encoding from_;
    std::unique_ptr<void, closing> handle_; // of the system's converter
};

} // namespace ctlpgn
