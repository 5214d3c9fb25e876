// Readers of compressed bytes. Where the program is built without the libraries for them, they throw
// input_error.
#pragma once

#include "ctlpgn/errors.hpp"
#include "ctlpgn/source.hpp"

#include <memory>
#include <string>

namespace ctlpgn {

// The bytes must outlive what is opened; `name` is what messages call them.
std::unique_ptr<byte_source> open_gzip(byte_source& source, const std::string& name);
std::unique_ptr<byte_source> open_archived(byte_source& source, const std::string& name);
std::unique_ptr<byte_source> open_xz(byte_source& source, const std::string& name);
std::unique_ptr<byte_source> open_zstd(byte_source& source, const std::string& name);

// All text was read, and something else comes after it.
class surplus_bytes_error : public input_error {
  public:
    using input_error::input_error;
};

inline surplus_bytes_error followed_by_others(const std::string& name, const std::string& compression) {
    return surplus_bytes_error("cannot read the end of " + name +
                               ": bytes follow that are not compressed by " + compression +
                               "; all before them has been read");
}

inline input_error damaged(const std::string& name, const std::string& why) {
    return input_error("cannot read " + name + ": its compressed data is damaged or cut short (" + why + ")");
}

} // namespace ctlpgn
