// The frames of zstd (RFC 8878).
#include "text/sources/compressed_frames.hpp"
#include "text/sources/decompression.hpp"
#include "text/sources/zstd_format.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace ctlpgn {

namespace {

// The library reads no larger ones, so that a file cannot exhaust the memory.
constexpr std::uint64_t largest_window = std::uint64_t{128} << 20;

using namespace zstd_format;

class zstd_frames final : public compressed_frames {
  public:
    zstd_frames(byte_source& source, const std::string& name) : compressed_frames(source, name, "zstd") {}

  private:
    enum class part : std::uint8_t { frame, block, checksum };

    void look_ahead() override {
        switch (next_) {
        case part::frame: return begin_frame();
        case part::block: return begin_block();
        case part::checksum:
            give(size_of_magic);
            next_ = part::frame;
            return;
        }
    }

    void begin_frame() {
        if (!skip_zeros())
            return;
        const std::uint64_t magic = fill(size_of_magic) ? little_endian_at(held(), 0, size_of_magic) : 0;
        if (magic == magic_of_frame) {
            fill(longest_header);
            if (held().size() == size_of_magic)
                return end_cut_short();
            const frame_header header = header_at(held());
            if (held().size() < header.size)
                return end_cut_short();
            if (header.window > largest_window)
                throw input_error(
                    "cannot read " + name() + ": its window is " + std::to_string(header.window >> 20U) +
                    " MiB, and no more than 128 MiB are read; 'zstd -d --long=31' decompresses it");
            has_checksum_ = header.has_checksum;
            give(header.size);
            next_ = part::block;
        } else if (!is_skipped(magic)) {
            end_before_others();
        } else if (fill(size_of_magic + size_of_size)) {
            give(size_of_magic + size_of_size + little_endian_at(held(), size_of_magic, size_of_size));
        } else {
            end_cut_short();
        }
    }

    void begin_block() {
        if (!fill(size_of_block_header))
            return give_rest();
        const block_header header = block_at(held());
        give(header.size);
        if (header.is_last)
            next_ = has_checksum_ ? part::checksum : part::frame;
    }

    part next_ = part::frame;
    bool has_checksum_ = false;
};

} // namespace

std::unique_ptr<byte_source> open_zstd(byte_source& source, const std::string& name) {
    return open_framed(std::make_unique<zstd_frames>(source, name), name);
}

} // namespace ctlpgn
