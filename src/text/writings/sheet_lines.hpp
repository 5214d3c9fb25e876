// The lines and words of score sheets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ctlpgn {

inline constexpr std::size_t longest_sheet_number = 3;

struct sheet_word {
    std::size_t begin = 0; // in the text
    std::size_t end = 0;
    std::uint32_t number = 0; // 0: it is none
};

struct sheet_line {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::vector<sheet_word> words;
};

// Those that have words. Bars part words.
std::vector<sheet_line> sheet_lines(std::string_view text);

// The first line after the tags of a game.
std::size_t after_tags(std::string_view text, const std::vector<sheet_line>& lines);

inline std::string_view text_of(std::string_view text, const sheet_word& asked) {
    return text.substr(asked.begin, asked.end - asked.begin);
}

} // namespace ctlpgn
