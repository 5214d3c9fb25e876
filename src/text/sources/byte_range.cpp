#include "text/sources/byte_range.hpp"

#include "ctlpgn/errors.hpp"
#include "text/games/game_reading.hpp"
#include "text/sources/decoded_source.hpp"
#include "text/sources/file_origin.hpp"
#include "text/sources/text_part.hpp"

#include <algorithm>
#include <limits>
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

std::string read_text(const text_opener& open, std::uint64_t offset, std::uint64_t size) {
    const auto file = open(offset);
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

reading_place place_at(std::uint64_t offset) {
    reading_place place;
    place.offset = offset;
    return place;
}

class range_begin {
  public:
    struct games_before {
        unsigned games = 0;
        std::optional<reading_place> next; // the first game in the range; nothing if there is none
    };

    range_begin(const text_part& part, const notation& chosen, reading_options options)
        : part_(part), notation_(chosen), options_(std::move(options)) {}

    // Nothing if everything before the range has to be read, and the part does not have all that.
    [[nodiscard]] std::optional<games_before> find(std::uint64_t run_up) const {
        for (const std::uint64_t bytes : {run_up, longer_run_up * run_up}) {
            if (bytes >= part_.range.begin)
                break;
            if (const auto from = game_after(part_.range.begin - bytes))
                if (const auto result = read(*from); result.games >= enough_games)
                    return result;
        }
        return part_.begins_with_file ? std::optional(read({})) : std::nullopt;
    }

  private:
    [[nodiscard]] std::optional<reading_place> game_after(std::uint64_t offset) const {
        const std::string text = read_text(part_.open, offset, part_.range.begin - offset);
        const std::size_t line_end = std::min(text.find('\n'), text.size());
        const std::size_t found = notation_.find_game(std::string_view(text).substr(line_end));
        if (found == std::string_view::npos)
            return std::nullopt;
        return place_at(offset + line_end + found);
    }

    // Reads the games from there to the range.
    [[nodiscard]] games_before read(const reading_place& place) const {
        const auto file = part_.open(place.offset);
        section_reader games(
            {.begin = place, .stop = part_.range.begin, .source = file.get(), .text = {}, .is_last = false},
            notation_, options_);
        games_before result;
        while (games.games().next() != nullptr)
            ++result.games;
        if (!games.state().has_ended())
            result.next = games.state().place();
        return result;
    }

    const text_part& part_;
    const notation& notation_;
    reading_options options_;
};

class range_source final : public placed_source {
  public:
    // Games from this place on, up to the end of the range.
    range_source(const text_part& part, const reading_place& place, std::string preamble)
        : range_source(part, place, part.range.end, std::move(preamble)) {}
    // No games.
    range_source(const text_part& part, std::string preamble)
        : range_source(part, place_at(part.counted_from), part.counted_from, std::move(preamble)) {}

    std::size_t read(char* target, std::size_t size) override { return file_->read(target, size); }
    [[nodiscard]] const file_origin* origin() const override { return &origin_; }

  private:
    range_source(const text_part& part, const reading_place& place, std::uint64_t stop, std::string preamble)
        : file_(part.open(place.offset)),
          origin_{.begin = {.offset = place.offset - part.counted_from,
                            .games = 0,
                            .lines = line_counter(place.offset - part.counted_from, 1),
                            .in_cut_game = place.in_cut_game},
                  .stop = stop == byte_range().end ? stop : stop - part.counted_from,
                  .preamble = std::move(preamble),
                  .line = {[open = part.open, from = part.counted_from] { return open(from); },
                           place.offset - part.counted_from}} {}

    std::unique_ptr<byte_source> file_;
    file_origin origin_;
};

void check_readable_by_range(const std::string& path, const notation& chosen) {
    const auto file = open_file(path);
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
    constexpr std::uint64_t all = std::numeric_limits<std::uint64_t>::max();
    // Enough for the longer run-up, wherever a frame of a compressed file begins.
    text_part part = part_of_text(path, range, 2 * longer_run_up * run_up);
    check_readable_by_range(path, chosen);
    const text_opener open_whole = [&path](std::uint64_t /*offset*/) { return open_file(path); };
    std::string preamble(preamble_of(chosen, read_text(open_whole, 0, preamble_bytes)));
    if (part.range.begin == 0)
        return std::make_unique<range_source>(part, reading_place(), std::move(preamble));
    const reading_options options{
        .bounds = bounds, .checks = check_level::syntax, .review = {}, .preamble = preamble};
    auto before = range_begin(part, chosen, options).find(run_up);
    if (!before) {
        part = part_of_text(path, range, all);
        before = range_begin(part, chosen, options).find(run_up);
    }
    return before->next ? std::make_unique<range_source>(part, *before->next, std::move(preamble))
                        : std::make_unique<range_source>(part, std::move(preamble));
}

} // namespace ctlpgn
