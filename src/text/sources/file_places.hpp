// Maps places in UTF-8 text to the bytes of the file that it was converted from.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "text/encoding.hpp"
#include "text/thread_lock.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// Some bytes of the file and the part of the text that they became.
struct converted_bytes {
    std::uint64_t begin = 0; // in the text
    std::uint64_t end = 0;
    std::uint64_t file_begin = 0;
    text_encoding from = text_encoding::utf8;
    bool keeps_utf8 = false; // with one byte per character: what is UTF-8 stayed as it was
    std::string bytes;
};

// Bytes that are not added did not change. May be called by any thread.
class file_places {
  public:
    // In the order of the text.
    void add(converted_bytes part);

    // The offset in the file of a byte of the text; within a character, that of its first byte.
    [[nodiscard]] std::uint64_t in_file(std::uint64_t offset) const;
    // The inverse.
    [[nodiscard]] std::uint64_t in_text(std::uint64_t file_offset) const;

    // Places before this one will not be asked for.
    void forget_before(std::uint64_t offset);

  private:
    mutable thread_lock lock_;
    std::deque<converted_bytes> parts_;
    std::uint64_t shift_ = 0; // of what comes before all parts, modulo 2^64
};

// Changes all places in a diagnostic from offsets in the text to offsets in the file.
void move_to_file(diagnostic& found, const file_places& where);

// The diagnostics with their places in the file. `where`: null if the text is the file's.
std::vector<diagnostic> in_file(std::span<const diagnostic> in_text, const file_places* where);

} // namespace ctlpgn
