#include "text/sources/text_part.hpp"

#include "ctlpgn/errors.hpp"
#include "text/sources/compression.hpp"
#include "text/sources/plain_file.hpp"
#include "text/sources/zstd_index.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn {

namespace {

constexpr std::size_t passed_at_once = std::size_t{256} << 10;

// Of another source.
class first_bytes_of final : public byte_source {
  public:
    first_bytes_of(std::unique_ptr<byte_source> from, std::uint64_t bytes)
        : from_(std::move(from)), left_(bytes) {}

    std::size_t read(char* target, std::size_t size) override {
        const std::size_t got =
            from_->read(target, static_cast<std::size_t>(std::min<std::uint64_t>(size, left_)));
        left_ -= got;
        return got;
    }

  private:
    std::unique_ptr<byte_source> from_;
    std::uint64_t left_;
};

// Reads up to so many bytes, and returns how many there were.
std::uint64_t pass_over(byte_source& source, std::uint64_t bytes) {
    std::string text(static_cast<std::size_t>(std::min<std::uint64_t>(passed_at_once, bytes)), '\0');
    std::uint64_t passed = 0;
    while (passed != bytes) {
        const std::size_t got = source.read(
            text.data(), static_cast<std::size_t>(std::min<std::uint64_t>(text.size(), bytes - passed)));
        if (got == 0)
            break;
        passed += got;
    }
    return passed;
}

struct placed_frame {
    std::uint64_t begin = 0;
    std::uint64_t text_begin = 0;
};

// The frames are in their order.
text_opener opener_of(const std::string& path, std::vector<placed_frame> frames) {
    return [path, frames = std::move(frames)](std::uint64_t offset) {
        const auto after = std::ranges::upper_bound(frames, offset, {}, &placed_frame::text_begin);
        const placed_frame from = after == frames.begin() ? placed_frame() : *std::prev(after);
        std::unique_ptr<byte_source> text = decompressed(open_plain_file(path, from.begin), path);
        pass_over(*text, offset - from.text_begin);
        return text;
    };
}

class zstd_parts {
  public:
    explicit zstd_parts(std::string path) : path_(std::move(path)), frames_(frames_of_zstd(path_)) {}

    [[nodiscard]] text_part part(byte_range range, std::uint64_t run_up) {
        const std::size_t first = first_from(range.begin);
        const std::size_t end = first_from(range.end);
        const bool is_known =
            std::ranges::all_of(frames_, [](const zstd_frame& each) { return each.text_size.has_value(); });
        std::size_t known_from = is_known ? 0 : first;
        for (std::uint64_t before = 0; known_from != 0 && before < run_up;)
            before += text_size(--known_from);
        std::vector<placed_frame> placed;
        std::uint64_t at = 0;
        byte_range of_text;
        for (std::size_t frame = known_from; frame <= end; ++frame) {
            if (frame == first)
                of_text.begin = at;
            if (frame == end)
                break;
            placed.push_back({frames_[frame].begin, at});
            at += text_size(frame);
        }
        if (end != frames_.size() || first == end)
            of_text.end = at;
        return {.open = opener_of(path_, std::move(placed)),
                .range = of_text,
                .begins_with_file = known_from == 0,
                .counted_from = is_known ? 0 : of_text.begin};
    }

  private:
    [[nodiscard]] std::size_t first_from(std::uint64_t offset) const {
        const auto found = std::ranges::lower_bound(frames_, offset, {}, &zstd_frame::begin);
        // What comes before the first frame, as pzstd writes it, belongs to that.
        return offset == 0 ? 0 : static_cast<std::size_t>(found - frames_.begin());
    }

    std::uint64_t text_size(std::size_t frame) {
        std::optional<std::uint64_t>& known = frames_[frame].text_size;
        if (!known) {
            constexpr std::uint64_t all = std::numeric_limits<std::uint64_t>::max();
            const std::uint64_t bytes =
                frame + 1 == frames_.size() ? all : frames_[frame + 1].begin - frames_[frame].begin;
            const auto text = decompressed(
                std::make_unique<first_bytes_of>(open_plain_file(path_, frames_[frame].begin), bytes), path_);
            known = pass_over(*text, all);
        }
        return *known;
    }

    std::string path_;
    std::vector<zstd_frame> frames_;
};

} // namespace

text_part part_of_text(const std::string& path, byte_range range, std::uint64_t run_up) {
    const std::string_view compression = compression_of_file(path);
    if (compression.empty())
        return {.open = [path](std::uint64_t offset) { return open_plain_file(path, offset); },
                .range = range};
    if (compression != "zstd")
        throw input_error("cannot read bytes of " + path + ": it is compressed by " +
                          std::string(compression) +
                          "; of compressed files, only those by zstd can be read in parts");
    return zstd_parts(path).part(range, run_up);
}

} // namespace ctlpgn
