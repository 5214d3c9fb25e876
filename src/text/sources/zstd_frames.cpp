// The frames of zstd (RFC 8878).
#include "text/sources/compressed_frames.hpp"
#include "text/sources/decompression.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace ctlpgn {

namespace {

constexpr std::uint32_t magic_of_frame = 0xFD2FB528;
constexpr std::uint32_t magic_of_skipped = 0x184D2A50; // the last four bits may be others
constexpr std::size_t size_of_magic = 4;
// The library reads no larger ones, so that a file cannot exhaust the memory.
constexpr std::uint64_t largest_window = std::uint64_t{128} << 20;

std::uint64_t number_at(std::string_view bytes, std::size_t at, std::size_t size) {
    std::uint64_t number = 0;
    for (std::size_t i = size; i-- != 0;)
        number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
    return number;
}

struct frame_header {
    std::size_t size = 0; // with the magic
    std::uint64_t window = 0;
    bool has_checksum = false;
};

constexpr std::size_t longest_header = 18;

// Needs this many bytes, or all that are left.
frame_header header_at(std::string_view bytes) {
    constexpr std::size_t sizes_of_dictionary[] = {0, 1, 2, 4};
    constexpr std::size_t sizes_of_content[] = {0, 2, 4, 8};
    const auto descriptor = static_cast<unsigned char>(bytes[size_of_magic]);
    const bool is_single_segment = (descriptor & 0x20U) != 0;
    const std::size_t dictionary = sizes_of_dictionary[descriptor & 3U];
    std::size_t content = sizes_of_content[descriptor >> 6U];
    if (content == 0 && is_single_segment)
        content = 1;
    frame_header made{.size = size_of_magic + 1 + (is_single_segment ? 0U : 1U) + dictionary + content,
                      .window = 0,
                      .has_checksum = (descriptor & 4U) != 0};
    if (bytes.size() < made.size)
        return made;
    if (is_single_segment) {
        made.window = number_at(bytes, made.size - content, content);
    } else {
        const auto window = static_cast<unsigned char>(bytes[size_of_magic + 1]);
        constexpr unsigned least_power = 10;
        const std::uint64_t power = std::uint64_t{1} << (least_power + (window >> 3U));
        made.window = power + power / 8 * (window & 7U);
    }
    return made;
}

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
        constexpr std::uint32_t kinds_of_skipped = 0xF;
        constexpr std::size_t size_of_size = 4;
        if (!skip_zeros())
            return;
        const std::uint64_t magic = fill(size_of_magic) ? number_at(held(), 0, size_of_magic) : 0;
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
        } else if ((magic & ~std::uint64_t{kinds_of_skipped}) != magic_of_skipped) {
            end_before_others();
        } else if (fill(size_of_magic + size_of_size)) {
            give(size_of_magic + size_of_size + number_at(held(), size_of_magic, size_of_size));
        } else {
            end_cut_short();
        }
    }

    void begin_block() {
        constexpr std::size_t size_of_header = 3;
        constexpr unsigned run = 1; // of one byte
        if (!fill(size_of_header))
            return give_rest();
        const std::uint64_t header = number_at(held(), 0, size_of_header);
        const bool is_last = (header & 1U) != 0;
        give(size_of_header + (((header >> 1U) & 3U) == run ? 1 : header >> 3U));
        if (is_last)
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
