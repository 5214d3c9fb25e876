// The frames of zstd (RFC 8878), which say how long they are: what follows the last one is not given to
// the library, which would lose text before it, and neither are frames that it would refuse.
#include "text/sources/decompression.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn {

namespace {

constexpr std::uint32_t magic_of_frame = 0xFD2FB528;
constexpr std::uint32_t magic_of_skipped = 0x184D2A50; // the last four bits may be others
constexpr std::size_t size_of_magic = 4;
constexpr std::size_t read_at_once = std::size_t{64} << 10;
// The library reads no larger ones, so that nobody can use up the memory.
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

// Of at least so many bytes, or of all that are left.
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

class zstd_frames final : public byte_source {
  public:
    zstd_frames(byte_source& source, std::string name) : from_(source), name_(std::move(name)) {}

    std::size_t read(char* target, std::size_t size) override {
        while (left_ == 0 && !has_ended_)
            look_ahead();
        if (left_ == 0)
            return 0;
        if (held_.empty())
            fill(1);
        const std::size_t given =
            held_.copy(target, static_cast<std::size_t>(std::min<std::uint64_t>(size, left_)));
        held_.erase(0, given);
        left_ -= given;
        has_ended_ = has_ended_ || given == 0; // it is cut short, which the library says
        left_ = given == 0 ? 0 : left_;
        return given;
    }

    // Why what follows the last frame cannot be read.
    [[nodiscard]] std::exception_ptr fault() const { return fault_; }

  private:
    enum class part : std::uint8_t { frame, block, checksum };

    // Whether so many bytes are known then.
    bool fill(std::size_t bytes) {
        while (held_.size() < bytes) {
            const std::size_t before = held_.size();
            held_.resize(before + read_at_once);
            const std::size_t got = from_.read(held_.data() + before, read_at_once);
            held_.resize(before + got);
            if (got == 0)
                return false;
        }
        return true;
    }

    // At the beginning of a part: how long it is.
    void look_ahead() {
        switch (next_) {
        case part::frame: return begin_frame();
        case part::block: return begin_block();
        case part::checksum:
            left_ = size_of_magic;
            next_ = part::frame;
            return;
        }
    }

    void begin_frame() {
        constexpr std::uint32_t kinds_of_skipped = 0xF;
        const bool has_magic = fill(size_of_magic);
        const std::uint64_t magic = has_magic ? number_at(held_, 0, size_of_magic) : 0;
        if (magic == magic_of_frame) {
            fill(longest_header);
            if (held_.size() == size_of_magic)
                return end_with(held_.size());
            const frame_header header = header_at(held_);
            if (header.window > largest_window)
                throw input_error("cannot read " + name_ + ": its window is " +
                                  std::to_string(header.window >> 20U) +
                                  " MiB, and no more than 128 MiB are read; 'zstd -d --long=31' decompresses it");
            has_checksum_ = header.has_checksum;
            left_ = header.size;
            next_ = part::block;
        } else if ((magic & ~std::uint64_t{kinds_of_skipped}) == magic_of_skipped) {
            constexpr std::size_t size_of_size = 4;
            if (!fill(size_of_magic + size_of_size))
                return end_with(held_.size());
            left_ = size_of_magic + size_of_size + number_at(held_, size_of_magic, size_of_size);
        } else {
            look_behind();
        }
    }

    void begin_block() {
        constexpr std::size_t size_of_header = 3;
        constexpr unsigned run = 1; // of one byte
        if (!fill(size_of_header))
            return end_with(held_.size());
        const std::uint64_t header = number_at(held_, 0, size_of_header);
        const bool is_last = (header & 1U) != 0;
        left_ = size_of_header + (((header >> 1U) & 3U) == run ? 1 : header >> 3U);
        if (is_last)
            next_ = has_checksum_ ? part::checksum : part::frame;
    }

    // What is cut short is given as it is.
    void end_with(std::size_t bytes) {
        left_ = bytes;
        has_ended_ = true;
    }

    // Tapes and some archives fill up with zeros, which are skipped.
    void look_behind() {
        has_ended_ = true;
        do {
            if (held_.find_first_not_of('\0') != std::string::npos) {
                fault_ = std::make_exception_ptr(followed_by_others(name_, "zstd"));
                return;
            }
            held_.clear();
        } while (fill(1));
    }

    byte_source& from_;
    std::string name_;
    std::string held_;
    std::uint64_t left_ = 0; // of the part that has begun
    part next_ = part::frame;
    bool has_checksum_ = false;
    bool has_ended_ = false;
    std::exception_ptr fault_;
};

class zstd_source final : public byte_source {
  public:
    zstd_source(byte_source& source, const std::string& name)
        : frames_(source, name), text_(open_archived(frames_, name)) {}

    std::size_t read(char* target, std::size_t size) override {
        const std::size_t got = text_->read(target, size);
        if (got == 0 && frames_.fault())
            std::rethrow_exception(frames_.fault());
        return got;
    }

  private:
    zstd_frames frames_;
    std::unique_ptr<byte_source> text_;
};

} // namespace

std::unique_ptr<byte_source> open_zstd(byte_source& source, const std::string& name) {
    return std::make_unique<zstd_source>(source, name);
}

} // namespace ctlpgn
