#include "notations/pgn/tags.hpp"

#include "notations/pgn/tag_languages.hpp"
#include "text/ascii.hpp"
#include "text/closest.hpp"
#include "text/compiled_for_size.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>

namespace ctlpgn::pgn {

namespace {

constexpr std::uint8_t no_known_tag = 0xff;
constexpr std::size_t shortest_known =
    std::ranges::min(known_tags, {}, [](const tag_row& row) { return row.name.size(); }).name.size();

// Known names differ in these three letters and the length; `spread` gives each its own place. Expects
// a name of at least shortest_known letters.
constexpr std::uint8_t place_of_name(std::string_view name, std::uint32_t spread) {
    const auto letter = [name](std::size_t at) {
        return std::uint32_t{static_cast<unsigned char>(name[at])};
    };
    const std::uint32_t seen = letter(0) | letter(name.size() - 3) << 8U | letter(name.size() - 1) << 16U;
    return static_cast<std::uint8_t>(
        ((seen + static_cast<std::uint32_t>(name.size()) * 0x01010101U) * spread) >> 24U);
}

constexpr bool parts_names(std::uint32_t spread) {
    std::array<bool, 256> taken{};
    for (const tag_row& row : known_tags)
        if (std::exchange(taken[place_of_name(row.name, spread)], true))
            return false;
    return true;
}

constexpr std::uint32_t spread_of_names = [] {
    std::uint32_t spread = 0x9E3779B1U;
    while (!parts_names(spread))
        spread = (spread * 1664525U + 1013904223U) | 1U;
    return spread;
}();

constexpr auto names = [] {
    std::array<std::string_view, known_tags.size()> result;
    for (std::size_t i = 0; i != result.size(); ++i)
        result[i] = known_tags[i].name;
    return result;
}();

// The rows by what is quickly seen of their names.
constexpr auto rows_by_name = [] {
    std::array<std::uint8_t, 256> made{};
    std::ranges::fill(made, no_known_tag);
    for (std::size_t i = 0; i != known_tags.size(); ++i)
        made[place_of_name(known_tags[i].name, spread_of_names)] = static_cast<std::uint8_t>(i);
    return made;
}();

constexpr std::size_t longest_known =
    std::ranges::max(known_tags, {}, [](const tag_row& row) { return row.name.size(); }).name.size();

// Two words that overlap are all of a name, and to compare them takes no call.
template <class Word> bool agree(std::string_view left, std::string_view right) {
    const auto word = [](const char* at) {
        Word loaded;
        std::memcpy(&loaded, at, sizeof loaded);
        return loaded;
    };
    const std::size_t last = left.size() - sizeof(Word);
    return ((word(left.data()) ^ word(right.data())) |
            (word(left.data() + last) ^ word(right.data() + last))) == 0;
}

bool is_called(const tag_row& row, std::string_view name) {
    static_assert(shortest_known >= sizeof(std::uint16_t) && longest_known <= 2 * sizeof(std::uint64_t));
    if (row.name.size() != name.size())
        return false;
    if constexpr (compiled_for_size)
        return row.name == name;
    if (name.size() >= sizeof(std::uint64_t))
        return agree<std::uint64_t>(row.name, name);
    return name.size() >= sizeof(std::uint32_t) ? agree<std::uint32_t>(row.name, name)
                                                : agree<std::uint16_t>(row.name, name);
}

} // namespace

const tag_row* find_known_tag(std::string_view name) {
    if (name.size() < shortest_known)
        return nullptr;
    const std::uint8_t at = rows_by_name[place_of_name(name, spread_of_names)];
    return at != no_known_tag && is_called(known_tags[at], name) ? &known_tags[at] : nullptr;
}

namespace {

constexpr std::uint8_t own_of_unknown = 0xff;
constexpr std::uint8_t miswritten_mark = 0x80;
constexpr std::uint8_t own_row = 0x7f;
static_assert(known_tags.size() < own_row);

constexpr std::uint8_t own_of(std::size_t called) {
    return static_cast<std::uint8_t>(called + 1);
}

} // namespace

std::uint8_t own_of_tag(std::string_view name) {
    const tag_row* const row = find_known_tag(name);
    if (row != nullptr)
        return own_of(static_cast<std::size_t>(row - known_tags.data()));
    // How moves are read depends on it.
    return is_same_in_small_letters(name, "Variant") ? own_of(tag_called("Variant")) | miswritten_mark
                                                     : own_of_unknown;
}

const tag_row* row_of(const game& record, const tag& asked) {
    if (asked.own == 0) [[unlikely]]
        return find_known_tag(record.raw(asked.name));
    return asked.own == own_of_unknown ? nullptr : &known_tags[(asked.own & own_row) - 1U];
}

void read_as(tag& miswritten, std::size_t called) {
    miswritten.own = own_of(called) | miswritten_mark;
}

bool is_miswritten(const tag& asked) {
    return asked.own != own_of_unknown && (asked.own & miswritten_mark) != 0;
}

const tag* find_tag(const game& record, std::size_t called) {
    for (const tag& each : record.tags)
        if ((each.own & own_row) == own_of(called) ||
            (each.own == 0 && row_of(record, each) == &known_tags[called]))
            return &each;
    return nullptr;
}

namespace {

// `at` is the name of a tag that comes after another one.
bool follows_empty_line(const char* at) {
    const auto is_space = [](char c) { return white_space.find(c) != std::string_view::npos; };
    int line_ends = 0;
    for (--at; *at == '[' || is_space(*at); --at)
        line_ends += *at == '\n' || (*at == '\r' && at[1] != '\n') ? 1 : 0;
    return line_ends > 1;
}

} // namespace

bool begins_next_game(std::string_view name, bool is_known_already, std::size_t tags_before) {
    if (tags_before == 0 || !is_in_roster(name))
        return false;
    const bool is_event = name == seven_tag_roster.front();
    return ((is_event || is_known_already) && follows_empty_line(name.data())) ||
           (is_event && is_known_already && tags_before > 1);
}

bool begins_next_game(const game& so_far, std::string_view name) {
    const std::uint8_t own = own_of_tag(name);
    const bool is_known_already = std::ranges::find(so_far.tags, own, &tag::own) != so_far.tags.end();
    return begins_next_game(name, is_known_already, so_far.tags.size());
}

game_tags::game_tags(const game& record) : record_(record) {
    for (const tag& each : record.tags) {
        const tag_row* const row = row_of(record, each);
        has_unknown_ = has_unknown_ || row == nullptr || is_miswritten(each);
        if (row == nullptr)
            continue;
        const tag*& first = first_[static_cast<std::size_t>(row - known_tags.data())];
        if (first == nullptr)
            first = &each;
        else
            has_repeated_ = true;
    }
}

bool is_in_roster(std::string_view name) {
    return std::ranges::find(seven_tag_roster, name) != seven_tag_roster.end();
}

bool is_in_reduced_format(std::string_view name) {
    return is_in_roster(name) || std::ranges::find(tags_of_play, name) != tags_of_play.end();
}

bool is_tag_name(std::string_view name) {
    return std::ranges::all_of(name, is_of_tag_name);
}

namespace {

// Names that programs write, and that are nearly known ones: SCID's kinds of ratings, and what sites say of
// players, events and puzzles.
constexpr std::string_view names_in_use[] = {
    "WhiteICCF", "BlackICCF", "WhiteECF", "BlackECF", "WhiteDWZ", "BlackDWZ",  "WhiteEGF",  "BlackEGF",
    "WhiteFIDE", "BlackFIDE", "WhiteNat", "BlackNat", "WhiteFed", "BlackFed",  "EventName", "EventRound",
    "Theme",     "Themes",    "State",    "Moves",    "Timed",    "OpeningEn", "OpeningFr", "Sources",
};

// Opening2 is another opening, and no slip.
bool counts_known_tags(std::string_view name) {
    const std::size_t letters = name.find_last_not_of("0123456789") + 1;
    return letters != name.size() && find_known_tag(name.substr(0, letters)) != nullptr;
}

std::string_view compared_with_all(std::string_view name) {
    if (counts_known_tags(name) || std::ranges::find(names_in_use, name) != std::ranges::end(names_in_use))
        return {};
    for (const foreign_tag_name& each : foreign_tag_names)
        if (is_same_in_small_letters(each.written, name))
            return each.meant;
    return closest(name, names);
}

// Games of one file have the same unknown names, and to compare these with all known ones takes longer than
// to read a short game.
class name_memory {
  public:
    std::string_view closest(std::string_view name) {
        if (name.empty() || name.size() > longest_kept)
            return compared_with_all(name);
        std::string key(name);
        if (const auto kept = places_.find(key); kept != places_.end())
            return kept->second;
        if (places_.size() == most_kept)
            places_.clear();
        return places_[std::move(key)] = compared_with_all(name);
    }

  private:
    static constexpr std::size_t longest_kept = 64;
    static constexpr std::size_t most_kept = 256;

    std::unordered_map<std::string, std::string_view> places_;
};

} // namespace

bool has_misspelt_tag(const game& record, std::string_view meant) {
    return std::ranges::any_of(record.tags, [&](const tag& each) {
        return row_of(record, each) == nullptr && missing_tag_like(record, record.raw(each.name)) == meant;
    });
}

std::string_view missing_tag_like(const game& record, std::string_view name) {
    const std::string_view nearest = closest_tag(name);
    if (nearest.empty() || find_tag(record, nearest) == nullptr)
        return nearest;
    std::array<std::string_view, seven_tag_roster.size()> missing;
    std::size_t count = 0;
    for (const std::string_view each : seven_tag_roster)
        if (find_tag(record, each) == nullptr)
            missing[count++] = each;
    const std::string_view other = closest(name, std::span(missing).first(count));
    constexpr std::size_t far = 2;
    return edit_distance(name, other, far) <= edit_distance(name, nearest, far) ? other : std::string_view();
}

std::string_view closest_tag(std::string_view name) {
    thread_local name_memory memory;
    return memory.closest(name);
}

} // namespace ctlpgn::pgn
