// A file's bytes as they are, compressed or not.
#pragma once

#include "ctlpgn/source.hpp"

#include <cstdint>
#include <memory>
#include <string>

namespace ctlpgn {

// From the byte at `offset` on. Throws input_error.
std::unique_ptr<byte_source> open_plain_file(const std::string& path, std::uint64_t offset = 0);

} // namespace ctlpgn
