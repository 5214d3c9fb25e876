// The place in a file where a source begins, if that is not its first byte.
#pragma once

#include "ctlpgn/encoding.hpp"
#include "ctlpgn/source.hpp"
#include "text/games/game_reading.hpp"
#include "text/sources/file_places.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

namespace ctlpgn {

// The line and the column of a byte: computed on demand, since everything before it has to be read.
class distant_line {
  public:
    // `open` opens what comes before the byte, which is at `offset` of that.
    distant_line(std::function<std::unique_ptr<byte_source>()> open, std::uint64_t offset)
        : open_(std::move(open)), offset_(offset) {}

    // In any thread.
    [[nodiscard]] line_column get() const;

  private:
    std::function<std::unique_ptr<byte_source>()> open_;
    std::uint64_t offset_;
    mutable std::once_flag once_;
    mutable line_column found_;
};

struct file_origin {
    reading_place begin; // its lines are counted from here
    std::uint64_t stop;  // games that begin here or later are not read
    std::string preamble;
    distant_line line; // of `begin`
};

// A source that knows its origin. A source that changes the bytes of another passes this knowledge on.
class placed_source : public byte_source {
  public:
    // Null: the source gives a whole text.
    [[nodiscard]] virtual const file_origin* origin() const = 0;
    // Null: it gives the bytes of the file.
    [[nodiscard]] virtual file_places* places() { return nullptr; }
    // Nothing: the bytes decide.
    [[nodiscard]] virtual std::optional<text_encoding> named_encoding() const { return std::nullopt; }

    [[nodiscard]] placed_source* placed() final { return this; }
};

const file_origin* origin_of(byte_source& source);
file_places* places_of(byte_source& source);
std::optional<text_encoding> named_encoding_of(byte_source& source);

} // namespace ctlpgn
