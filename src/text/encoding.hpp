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

    [[maybe_unused]] text_encoding from_;
    std::unique_ptr<void, closing> handle_; // of what the system converts with
};

} // namespace ctlpgn
