// Where the frames of a file compressed by zstd begin.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn {

struct zstd_frame {
    std::uint64_t begin = 0;
    std::optional<std::uint64_t> text_size{}; // of the decompressed text, where the file says it
};

// From the table of the seekable format, if the file has one; otherwise their headers are looked at, which
// does not decompress them. Throws input_error.
std::vector<zstd_frame> frames_of_zstd(const std::string& path);

} // namespace ctlpgn
