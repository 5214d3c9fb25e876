// The streams of xz (the .xz file format 1.2, and of LZMA2 the sizes of its chunks).
#include "text/sources/compressed_frames.hpp"
#include "text/sources/decompression.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace ctlpgn {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view magic_of_stream = "\xFD\x37zXZ\0"sv;
constexpr std::size_t size_of_stream_header = 12;
constexpr std::size_t size_of_stream_footer = 12;
constexpr std::size_t size_of_checksum = 4; // of the index
constexpr unsigned alignment = 4;           // of blocks and of the index, which zeros fill up

constexpr unsigned byte_at(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]);
}

constexpr unsigned missing_to_alignment(std::uint64_t size) {
    return static_cast<unsigned>(-size % alignment);
}

// As chunks have it: less by one, its higher byte first.
constexpr std::size_t size_at(std::string_view bytes, std::size_t at) {
    return (byte_at(bytes, at) << 8U | byte_at(bytes, at + 1)) + 1;
}

class xz_frames final : public compressed_frames {
  public:
    xz_frames(byte_source& source, const std::string& name) : compressed_frames(source, name, "xz") {}

  private:
    enum class part : std::uint8_t { stream, block, chunk, records };

    void look_ahead() override {
        switch (next_) {
        case part::stream: return begin_stream();
        case part::block: return begin_block();
        case part::chunk: return begin_chunk();
        case part::records: return go_on_with_records();
        }
    }

    void begin_stream() {
        constexpr std::array<std::uint8_t, 16> sizes_of_checks{0,  4,  4,  4,  8,  8,  8,  16,
                                                               16, 16, 32, 32, 32, 64, 64, 64};
        constexpr std::size_t place_of_check = 7;
        if (!skip_zeros())
            return;
        const bool is_whole = fill(size_of_stream_header);
        if (!held().starts_with(magic_of_stream))
            return end_before_others();
        if (!is_whole)
            return end_cut_short();
        size_of_check_ = sizes_of_checks[byte_at(held(), place_of_check) & 0xFU];
        give(size_of_stream_header);
        next_ = part::block;
    }

    // Or the index that follows the blocks.
    void begin_block() {
        if (!fill(1))
            return give_rest();
        if (const unsigned size = byte_at(held(), 0); size != 0) {
            give((std::uint64_t{size} + 1) * alignment);
            size_of_block_ = 0;
            next_ = part::chunk;
            return;
        }
        constexpr unsigned bits = 7; // of a number in each of its bytes, the lowest first
        constexpr std::size_t most_bytes = 9;
        fill(1 + most_bytes);
        std::uint64_t records = 0;
        std::size_t size = 1;
        bool has_more = true;
        for (; has_more && size <= most_bytes && size < held().size(); ++size) {
            records |= std::uint64_t{byte_at(held(), size) & 0x7FU} << (bits * (size - 1));
            has_more = byte_at(held(), size) >= 0x80;
        }
        if (has_more)
            return give_rest();
        numbers_left_ = 2 * records;
        size_of_index_ = size;
        give(size);
        next_ = part::records;
    }

    void begin_chunk() {
        constexpr unsigned last_uncompressed = 2;
        constexpr unsigned first_compressed = 0x80;
        constexpr unsigned first_with_properties = 0xC0;
        if (!fill(1))
            return give_rest();
        const unsigned control = byte_at(held(), 0);
        if (control == 0) {
            give(1 + missing_to_alignment(size_of_block_ + 1) + size_of_check_);
            next_ = part::block;
            return;
        }
        const bool is_compressed = control >= first_compressed;
        const std::size_t before_data = !is_compressed ? 3 : control >= first_with_properties ? 6 : 5;
        if ((!is_compressed && control > last_uncompressed) || !fill(before_data))
            return give_rest();
        const std::size_t size = before_data + size_at(held(), is_compressed ? 3 : 1);
        size_of_block_ += size;
        give(size);
    }

    // Two numbers each; what is held of them is passed at once.
    void go_on_with_records() {
        if (numbers_left_ == 0) {
            give(missing_to_alignment(size_of_index_) + size_of_checksum + size_of_stream_footer);
            next_ = part::stream;
            return;
        }
        if (!fill(1))
            return give_rest();
        std::size_t size = 0;
        while (size != held().size() && numbers_left_ != 0)
            numbers_left_ -= byte_at(held(), size++) < 0x80 ? 1U : 0U;
        size_of_index_ += size;
        give(size);
    }

    part next_ = part::stream;
    std::size_t size_of_check_ = 0;
    std::uint64_t size_of_block_ = 0; // without its header
    std::uint64_t size_of_index_ = 0;
    std::uint64_t numbers_left_ = 0; // of the index
};

} // namespace

std::unique_ptr<byte_source> open_xz(byte_source& source, const std::string& name) {
    return open_framed(std::make_unique<xz_frames>(source, name), name);
}

} // namespace ctlpgn
