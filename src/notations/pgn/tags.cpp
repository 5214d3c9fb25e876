#include "notations/pgn/tags.hpp"

#include "text/closest.hpp"

#include <algorithm>

namespace ctlpgn::pgn {

namespace {

constexpr std::uint8_t no_known_tag = 0xff;

// Of the first letter, the last one and the length.
constexpr std::uint8_t place_of_name(std::string_view name) {
    const auto first = static_cast<unsigned char>(name.front());
    const auto last = static_cast<unsigned char>(name.back());
    return static_cast<std::uint8_t>(7U * first + 13U * last + 29U * name.size());
}

constexpr auto names = [] {
    std::array<std::string_view, known_tags.size()> result;
    for (std::size_t i = 0; i != result.size(); ++i)
        result[i] = known_tags[i].name;
    return result;
}();

// The rows by what is quickly seen of their names: each stands at its place there, or after it.
constexpr auto rows_by_name = [] {
    std::array<std::uint8_t, 256> made{};
    std::ranges::fill(made, no_known_tag);
    for (std::size_t i = 0; i != known_tags.size(); ++i) {
        std::uint8_t at = place_of_name(known_tags[i].name);
        while (made[at] != no_known_tag)
            ++at;
        made[at] = static_cast<std::uint8_t>(i);
    }
    return made;
}();

} // namespace

const tag_row* find_known_tag(std::string_view name) {
    if (name.empty())
        return nullptr;
    for (std::uint8_t at = place_of_name(name); rows_by_name[at] != no_known_tag; ++at)
        if (const tag_row& row = known_tags[rows_by_name[at]]; row.name == name)
            return &row;
    return nullptr;
}

game_tags::game_tags(const game& in) {
    rows_.reserve(in.tags.size());
    for (const tag& each : in.tags) {
        const tag_row* const row = find_known_tag(in.raw(each.name));
        rows_.push_back(row);
        if (row == nullptr)
            continue;
        const tag*& first = first_[static_cast<std::size_t>(row - known_tags.data())];
        if (first == nullptr)
            first = &each;
    }
}

bool is_in_reduced_format(std::string_view name) {
    return std::ranges::find(seven_tag_roster, name) != seven_tag_roster.end() ||
           std::ranges::find(tags_of_play, name) != tags_of_play.end();
}

std::string_view closest_tag(std::string_view name) {
    return closest(name, names);
}

} // namespace ctlpgn::pgn
