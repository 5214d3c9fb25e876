// Where the lines of a text begin, and what the protocol calls its places: a line and a character in it,
// counted in the units that were agreed on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ctlpgn::server {

enum class position_encoding : std::uint8_t { utf8, utf16, utf32 };

// 0-based.
struct position {
    std::uint32_t line = 0;
    std::uint32_t character = 0;

    friend bool operator==(const position&, const position&) = default;
};

class text_lines {
  public:
    explicit text_lines(std::string_view text = {});

    // The bytes [begin, end) of the text were replaced by that many bytes; `text` is the new text.
    void replace(std::string_view text, std::size_t begin, std::size_t end, std::size_t size);

    // A place after the end of its line is that end, one after the last line the end of the text, and one
    // in the middle of a character the begin of that.
    [[nodiscard]] std::size_t offset_of(std::string_view text, position at, position_encoding encoding) const;
    // The inverse; fast if places are requested in order.
    [[nodiscard]] position position_of(std::string_view text, std::size_t offset,
                                       position_encoding encoding) const;

    [[nodiscard]] std::size_t count() const { return begins_.size(); }
    [[nodiscard]] std::size_t begin_of(std::size_t line) const { return begins_[line]; }
    [[nodiscard]] std::size_t line_of(std::size_t offset) const;

  private:
    std::vector<std::size_t> begins_;
    // The place that was requested last.
    mutable position_encoding last_encoding_ = position_encoding::utf8;
    mutable std::size_t last_line_ = 0;
    mutable std::size_t last_offset_ = 0;
    mutable std::uint32_t last_units_ = 0;
};

// How many units some text is.
std::uint32_t units_of(std::string_view text, position_encoding encoding);

} // namespace ctlpgn::server
