// Where bytes come from, and the lines and columns of places in them.
#pragma once

#include "ctlpgn/export.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace ctlpgn {

class placed_source;

// A stream of bytes. read() stores up to `size` bytes and returns how many; 0 is the end. Throws input_error.
class CTLPGN_EXPORT byte_source {
  public:
    virtual ~byte_source() = default;
    virtual std::size_t read(char* into, std::size_t size) = 0;
    // In bytes, for showing progress; 0 if unknown.
    [[nodiscard]] virtual std::uint64_t size_hint() const { return 0; }
    // For sources of this library that know where their bytes are in a file. Null: they are the file's bytes.
    [[nodiscard]] virtual placed_source* placed() { return nullptr; }
};

CTLPGN_EXPORT std::unique_ptr<byte_source> open_file(const std::string& path);
CTLPGN_EXPORT std::unique_ptr<byte_source> open_standard_input();
// The text must outlive the source.
CTLPGN_EXPORT std::unique_ptr<byte_source> open_text(std::string_view text);

// A position for people: 1-based, columns in code points (an invalid byte counts as one).
struct line_column {
    std::uint32_t line = 1;
    std::uint32_t column = 1;
};

// Lines and columns of growing offsets in one text: each call goes on from where the last one stopped.
class CTLPGN_EXPORT line_counter {
  public:
    line_counter() = default;
    // Counting continues from line `line`, which begins at `offset`.
    line_counter(std::uint64_t offset, std::uint32_t line) : at_(offset), line_(line) {}

    // `text` is the part of the file that begins at `offset`, in bytes.
    void begin_text(std::string_view text, std::uint64_t offset);
    line_column locate(std::uint64_t offset);
    // The line that holds the offset, without its end, as far as its text is known.
    [[nodiscard]] std::string_view line_at(std::uint64_t offset) const;

  private:
    std::string_view text_;
    std::uint64_t text_offset_ = 0;
    std::uint64_t at_ = 0;
    std::uint32_t line_ = 1;
    std::uint32_t column_ = 1;
};

} // namespace ctlpgn
