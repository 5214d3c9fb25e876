#include "text/sources/byte_range.hpp"

#include "ctlpgn/errors.hpp"
#include "text/games/game_reading.hpp"
#include "text/sources/compression.hpp"
#include "text/sources/decoded_source.hpp"
#include "text/sources/file_origin.hpp"
#include "text/sources/plain_file.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace ctlpgn {

namespace {

constexpr unsigned longer_run_up = 16; // times the first
// This many games in a row show that reading is in step with the games.
constexpr unsigned enough_games = 2;
// Bytes that are examined to recognise the encoding of a file.
constexpr std::size_t looked_at = std::size_t{64} << 10;

std::string read_text(const std::string& path, std::uint64_t offset, std::uint64_t size) {
    const auto file = open_plain_file(path, offset);
    std::string text(size, '\0');
    std::size_t known = 0;
    while (known != size) {
        const std::size_t got = file->read(text.data() + known, size - known);
        if (got == 0)
            break;
        known += got;
    }
    text.resize(known);
    return text;
}

class range_begin {
  public:
    range_begin(const std::string& path, const notation& chosen, reading_options options, byte_range range)
        : path_(path), notation_(chosen), options_(std::move(options)), range_(range) {}

    // The place of the first game in the range; nothing if there is none after the games before it.
    [[nodiscard]] std::optional<reading_place> find(std::uint64_t run_up) const {
        for (const std::uint64_t bytes : {run_up, longer_run_up * run_up}) {
            if (bytes >= range_.begin)
                break;
            if (const auto from = game_after(range_.begin - bytes))
                if (const auto result = read(*from); result.games >= enough_games)
                    return result.next;
        }
        return read({}).next;
    }

  private:
    struct games_before {
        unsigned games = 0;
        std::optional<reading_place> next;
    };

    [[nodiscard]] std::optional<reading_place> game_after(std::uint64_t offset) const {
        const std::string text = read_text(path_, offset, range_.begin - offset);
        const std::size_t line_end = std::min(text.find('\n'), text.size());
        const std::size_t found = notation_.find_game(std::string_view(text).substr(line_end));
        if (found == std::string_view::npos)
            return std::nullopt;
        reading_place place;
        place.offset = offset + line_end + found;
        return place;
    }

    // Reads the games from there to the range.
    [[nodiscard]] games_before read(const reading_place& place) const {
        const auto file = open_plain_file(path_, place.offset);
        section_reader games(
            {.begin = place, .stop = range_.begin, .source = file.get(), .text = {}, .is_last = false},
            notation_, options_);
        games_before result;
        while (games.games().next() != nullptr)
            ++result.games;
        if (!games.state().has_ended())
            result.next = games.state().place();
        return result;
    }

    const std::string& path_;
    const notation& notation_;
    reading_options options_;
    byte_range range_;
};

class range_source final : public placed_source {
  public:
    range_source(const std::string& path, const reading_place& place, std::uint64_t stop,
                 std::string preamble)
        : file_(open_plain_file(path, place.offset)), origin_{
                                                          .begin = {.offset = place.offset,
                                                                    .games = 0,
                                                                    .lines = line_counter(place.offset, 1),
                                                                    .in_cut_game = place.in_cut_game},
                                                          .stop = stop,
                                                          .preamble = std::move(preamble),
                                                          .line = {path, place.offset}} {}

    std::size_t read(char* target, std::size_t size) override { return file_->read(target, size); }
    [[nodiscard]] const file_origin* origin() const override { return &origin_; }

  private:
    std::unique_ptr<byte_source> file_;
    file_origin origin_;
};

void check_readable_by_range(const std::string& path, const notation& chosen) {
    if (const std::string_view compression = compression_of_file(path); !compression.empty())
        throw input_error("cannot read bytes of " + path + ": it is compressed by " +
                          std::string(compression));
    const auto file = open_plain_file(path);
    decoded_source text(*file, chosen);
    std::string beginning(looked_at, '\0');
    for (std::size_t left = looked_at; left != 0 && !text.other_encoding();) {
        const std::size_t got = text.read(beginning.data(), left);
        if (got == 0)
            break;
        left -= got;
    }
    if (const std::optional<text_encoding> encoding = text.other_encoding())
        throw input_error("cannot read bytes of " + path + ": not UTF-8 but " +
                          std::string(name_of(*encoding)));
}

} // namespace

std::unique_ptr<byte_source> open_range(const std::string& path, const notation& chosen, byte_range range,
                                        const limits& bounds, std::uint64_t run_up) {
    check_readable_by_range(path, chosen);
    std::string preamble(preamble_of(chosen, read_text(path, 0, preamble_bytes)));
    if (range.begin == 0)
        return std::make_unique<range_source>(path, reading_place(), range.end, std::move(preamble));
    const reading_options options{
        .bounds = bounds, .checks = check_level::syntax, .review = {}, .preamble = preamble};
    const auto first = range_begin(path, chosen, options, range).find(run_up);
    return first ? std::make_unique<range_source>(path, *first, range.end, std::move(preamble))
                 : std::make_unique<range_source>(path, reading_place(), 0, std::move(preamble));
}

} // namespace ctlpgn
