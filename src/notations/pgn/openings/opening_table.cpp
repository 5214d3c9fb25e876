#include "notations/pgn/openings/opening_table.hpp"

#include "text/ascii.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <iterator>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

struct known_position {
    std::uint64_t hash;
    std::uint16_t code; // A00 is 0, B00 is 100
    std::uint16_t name; // where it begins among those of its volume
    std::uint8_t name_size;
};

#include "notations/pgn/openings.inc"

// first_of_bucket has one entry for each value of the first bits of a hash, and one more.
constexpr int bucket_shift = 64 - std::bit_width(std::size(first_of_bucket) - 2);

constexpr std::string_view volume_letters = "ABCDE";
constexpr std::size_t codes_of_volume = 100;
constexpr std::size_t code_size = 3;

// All codes, one after the other.
constexpr auto opening_codes = [] {
    std::array<char, std::size(opening_names) * codes_of_volume * code_size> made{};
    for (std::size_t code = 0; code != made.size() / code_size; ++code) {
        made[code * code_size] = volume_letters[code / codes_of_volume];
        made[code * code_size + 1] = static_cast<char>('0' + code / 10 % 10);
        made[code * code_size + 2] = static_cast<char>('0' + code % 10);
    }
    return made;
}();

} // namespace

bool leads_to_openings(std::uint16_t pawns_at_home) {
    return (goes_on_with[pawns_at_home / 64] >> (pawns_at_home % 64) & 1U) != 0;
}

std::uint16_t pawns_that_move_in(std::string_view code) {
    constexpr std::size_t families_in_volume = 10;
    const std::size_t volume = volume_letters.find(code.substr(0, 1));
    if (code.size() < 2 || volume == std::string_view::npos || !is_digit(code[1]))
        return 0;
    const std::size_t family = volume * families_in_volume + static_cast<std::size_t>(code[1] - '0');
    return static_cast<std::uint16_t>(~at_home_in_family[family]);
}

std::optional<known_opening> find_opening(std::uint64_t hash) {
    const std::uint64_t bucket = hash >> bucket_shift;
    const known_position* const end = known_positions + first_of_bucket[bucket + 1];
    const known_position* found = known_positions + first_of_bucket[bucket];
    while (found != end && found->hash != hash)
        ++found;
    if (found == end)
        return std::nullopt;
    constexpr std::string_view joint = ": ";
    known_opening made;
    made.code = {opening_codes.data() + found->code * code_size, code_size};
    made.name = opening_names[found->code / codes_of_volume].substr(found->name, found->name_size);
    made.family = made.name.substr(0, made.name.find(joint));
    if (made.family.size() != made.name.size())
        made.variation = made.name.substr(made.family.size() + joint.size());
    return made;
}

} // namespace ctlpgn::pgn
