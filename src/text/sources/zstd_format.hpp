// The parts of zstd frames that say how long they are (RFC 8878), and the table of the seekable format.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace ctlpgn::zstd_format {

inline constexpr std::uint32_t magic_of_frame = 0xFD2FB528;
inline constexpr std::uint32_t magic_of_skipped = 0x184D2A50; // the last four bits may be others
inline constexpr std::size_t size_of_magic = 4;
inline constexpr std::size_t size_of_size = 4; // of a frame to be skipped, after its magic
inline constexpr std::size_t size_of_frame_checksum = 4;
inline constexpr std::size_t longest_header = 18;
inline constexpr std::size_t size_of_block_header = 3;

// The least significant byte comes first.
inline std::uint64_t little_endian_at(std::string_view bytes, std::size_t at, std::size_t size) {
    std::uint64_t number = 0;
    for (std::size_t i = size; i-- != 0;)
        number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
    return number;
}

inline bool is_skipped(std::uint64_t magic) {
    constexpr std::uint64_t kinds = 0xF;
    return (magic & ~kinds) == magic_of_skipped;
}

struct frame_header {
    std::size_t size = 0; // with the magic
    std::uint64_t window = 0;
    bool has_checksum = false;
    std::optional<std::uint64_t> text_size{}; // of what is compressed, where the frame says it
};

// Needs longest_header bytes, or all that are left.
inline frame_header header_at(std::string_view bytes) {
    constexpr std::size_t sizes_of_dictionary[] = {0, 1, 2, 4};
    constexpr std::size_t sizes_of_content[] = {0, 2, 4, 8};
    constexpr std::uint64_t least_in_two_bytes = 256;
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
    if (content != 0)
        made.text_size = little_endian_at(bytes, made.size - content, content) +
                         (content == sizes_of_content[1] ? least_in_two_bytes : 0);
    if (is_single_segment) {
        made.window = *made.text_size;
    } else {
        const auto window = static_cast<unsigned char>(bytes[size_of_magic + 1]);
        constexpr unsigned least_power = 10;
        const std::uint64_t power = std::uint64_t{1} << (least_power + (window >> 3U));
        made.window = power + power / 8 * (window & 7U);
    }
    return made;
}

struct block_header {
    std::uint64_t size = 0; // of the block with its header
    bool is_last = false;
};

// Needs size_of_block_header bytes.
inline block_header block_at(std::string_view bytes) {
    constexpr unsigned run = 1; // of one byte
    const std::uint64_t header = little_endian_at(bytes, 0, size_of_block_header);
    return {.size = size_of_block_header + (((header >> 1U) & 3U) == run ? 1 : header >> 3U),
            .is_last = (header & 1U) != 0};
}

// The table is a frame to be skipped, the last of the file; it ends with the number of entries, a byte that
// says what is in them, and a magic.
struct seek_table {
    static constexpr std::uint32_t magic_of_frame = 0x184D2A5E;
    static constexpr std::uint32_t magic_of_footer = 0x8F92EAB1;
    static constexpr std::size_t size_of_footer = 9;
    static constexpr std::size_t size_of_entry = 8; // the sizes of a frame and of its text
    static constexpr unsigned has_checksums = 0x80;
};

} // namespace ctlpgn::zstd_format
