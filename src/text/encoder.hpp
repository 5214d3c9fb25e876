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
    // By a name that the system knows, or that messages call an encoding by, as Latin-1. Throws input_error
    // if there is none, or if ASCII would not stay as it is.
    explicit encoder(std::string_view name);
    // One that text is read in.
    explicit encoder(text_encoding encoding);

    // What has no place in the encoding is returned: the beginning of the text that is left, or nothing. All
    // before it has been appended.
    [[nodiscard]] std::string_view append(std::string_view text, std::string& output);

  private:
    struct closing {
        void operator()(void* handle) const;
    };

    void open(const char* name, std::string_view called);

    std::unique_ptr<void, closing> handle_;
};

} // namespace ctlpgn
