// UTF-8 in another encoding.
#pragma once

#include "text/encoding.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace ctlpgn {

class encoder {
  public:
    // By a name that the system knows, or that messages use, such as Latin-1. Throws input_error if there is
    // none, or if ASCII would change.
    explicit encoder(std::string_view name);
    // An encoding that text is read in.
    explicit encoder(text_encoding encoding);

    // Returns the rest of the text from the first character that is not in the encoding, or nothing.
    // Everything before it has been appended.
    [[nodiscard]] std::string_view append(std::string_view text, std::string& output);

  private:
    struct closing {
        void operator()(void* handle) const;
    };

    void open(const char* name, std::string_view called);

    std::unique_ptr<void, closing> handle_;
};

} // namespace ctlpgn
