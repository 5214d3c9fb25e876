// The part of a file's text that a range of its bytes holds.
#pragma once

#include "ctlpgn/source.hpp"
#include "text/sources/byte_range.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace ctlpgn {

// Opens the text at an offset.
using text_opener = std::function<std::unique_ptr<byte_source>(std::uint64_t offset)>;

struct text_part {
    text_opener open;
    byte_range range; // of offsets in the text
    // Whether offset 0 is where the file begins. Otherwise, much text comes before the range.
    bool begins_with_file = true;
    // Where places are counted from that users see.
    std::uint64_t counted_from = 0;
};

// Of a plain file the range itself. Of one compressed by zstd, the text of the frames that begin in the
// range: where the file does not say how large their texts are, those in it and before it are decompressed to
// count them, until they have `run_up` bytes. Throws input_error for files compressed otherwise.
text_part part_of_text(const std::string& path, byte_range range, std::uint64_t run_up);

} // namespace ctlpgn
