#include "cli/output/name_pattern.hpp"

#include "cli/games/game_facts.hpp"
#include "cli/options/word_list.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/tags.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>

namespace ctlpgn::cli {

namespace {

constexpr std::string_view index_field = "index";
constexpr std::string_view file_field = "file";

constexpr std::size_t longest_value = 80; // in bytes

bool is_unsafe(char each) {
    constexpr std::string_view unsafe = "/\\<>:\"|?*\x7f";
    return static_cast<unsigned char>(each) < 0x20 || unsafe.find(each) != std::string_view::npos;
}

// The number of the block that a number belongs to: with 1000 games in each, 1 for the games 1 to 1000.
std::string block_of(std::uint64_t number, std::uint64_t size) {
    return std::to_string(size == 0 ? number : (number + size - 1) / size);
}

// 0 if the text is no number of games.
std::uint64_t games_in_block(std::string_view text) {
    std::uint64_t games = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), games);
    return read.ec == std::errc() && read.ptr == text.data() + text.size() ? games : 0;
}

} // namespace

std::string safe_file_name(std::string_view value) {
    std::string name;
    while (!value.empty()) {
        const utf8::decoded next = utf8::decode(value);
        if (name.size() + next.size > longest_value)
            break;
        if (!next.valid || (next.size == 1 && is_unsafe(value.front())))
            name += '_';
        else
            name += value.substr(0, next.size);
        value.remove_prefix(next.size);
    }
    while (!name.empty() && (name.back() == ' ' || name.back() == '.'))
        name.pop_back();
    const std::size_t begin = name.find_first_not_of(' ');
    name.erase(0, begin == std::string::npos ? name.size() : begin);
    if (name.empty())
        return "_";
    if (name.front() == '.' || name.front() == '-')
        name.front() = '_';
    return name;
}

name_pattern::name_pattern(std::string_view pattern) {
    for (std::string_view left = pattern; !left.empty();) {
        const std::size_t open = std::min(left.find('{'), left.size());
        if (open != 0)
            parts_.push_back({.text = std::string(left.substr(0, open))});
        left.remove_prefix(open);
        if (left.empty())
            break;
        const std::size_t close = left.find('}');
        if (close == std::string_view::npos)
            throw output_error("\"" + std::string(pattern) + "\" has a field without its closing brace");
        parts_.push_back(field(left.substr(1, close - 1)));
        left.remove_prefix(close + 1);
    }
}

name_pattern::part name_pattern::field(std::string_view inside) {
    const std::size_t slash = std::min(inside.find('/'), inside.size());
    const std::string_view name = inside.substr(0, slash);
    part read{.text = std::string(name), .is_field = true};
    if (slash != inside.size()) {
        read.block = games_in_block(inside.substr(slash + 1));
        if (read.block == 0 || (name != index_field && name != number_in_file))
            throw output_error("\"{" + std::string(inside) +
                               "}\" must be a number and how many games a file has: {index/1000} or "
                               "{game/1000}");
    } else if (name.empty() || name.find_first_of(" \t{") != std::string_view::npos) {
        std::vector<std::string_view> known = fact_names();
        known.insert(known.begin(), {index_field, file_field});
        throw output_error("\"{" + std::string(inside) +
                           "}\" must be a field: the name of a tag, or one of " + listed(known));
    }
    return read;
}

bool name_pattern::has_fields() const {
    return std::ranges::any_of(parts_, &part::is_field);
}

std::vector<std::string_view> name_pattern::tags() const {
    std::vector<std::string_view> names;
    for (const part& each : parts_)
        if (each.is_field && each.text != index_field && each.text != file_field && !is_fact(each.text))
            names.emplace_back(each.text);
    return names;
}

std::string name_pattern::name_for(const game& next, const notation& chosen, const std::string& file,
                                   std::uint64_t index) const {
    shown_facts shown(next, chosen);
    std::string name;
    for (const part& each : parts_) {
        if (!each.is_field)
            name += each.text;
        else if (each.text == index_field)
            name += block_of(index, each.block);
        else if (each.block != 0)
            name += block_of(next.index, each.block);
        else if (each.text == file_field)
            name += safe_file_name(std::filesystem::path(file).stem().string());
        else if (const std::optional<std::string> fact = fact_of(each.text, shown))
            name += safe_file_name(*fact);
        else
            name += safe_file_name(tag_value(next, each.text).value_or(std::string()));
    }
    return name;
}

} // namespace ctlpgn::cli
