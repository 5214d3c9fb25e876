// Members whose values are words. A few words make up most of the output, so each is kept as its complete
// text, in a form that is copied without being examined.
#pragma once

#include "ctlpgn/notation.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ctlpgn::emit {

// Always `Room` and one byte are copied at once.
template <std::size_t Room> struct word_member {
    char text[Room] = {};  // "piece":"pawn",
    std::uint8_t size = 0; // 0: empty, too long, or in need of an escape: written like other strings

    constexpr word_member() = default;
    constexpr word_member(std::string_view key, std::string_view word) {
        constexpr std::size_t punctuation = std::string_view(R"("":"",)").size();
        // Words of a vocabulary are UTF-8.
        const auto is_plain = [](char c) {
            return static_cast<unsigned char>(c) >= ' ' && c != '"' && c != '\\';
        };
        if (word.empty() || key.size() + word.size() + punctuation > Room ||
            !std::ranges::all_of(word, is_plain))
            return;
        for (const std::string_view part :
             {std::string_view("\""), key, std::string_view("\":\""), word, std::string_view("\",")})
            for (const char c : part)
                text[size++] = c;
    }
};

// The words that a member with one key can have, by a number of the tree.
template <std::size_t Count> struct word_list {
    std::string_view key;
    std::array<std::string_view, Count> words;
    std::array<word_member<31>, Count> written{};

    constexpr word_list(std::string_view name, const std::array<std::string_view, Count>& all)
        : key(name), words(all) {
        for (std::size_t i = 0; i != Count; ++i)
            written[i] = {name, all[i]};
    }
};

// The words of a notation, also by the numbers of the tree. What has no word is left out.
struct notation_words {
    const vocabulary* made_of = nullptr;
    std::vector<word_member<31>> piece;
    std::vector<word_member<31>> capture; // its kind
    std::vector<word_member<31>> check;
    // Names of places are short.
    std::vector<word_member<15>> from;
    std::vector<word_member<15>> to;
    std::vector<word_member<15>> at;
    bool are_known = false;  // whether the texts of all of them are known
    std::uint16_t marks = 0; // the bits of ply::own that have words

    // Makes them those of `notated`, if they are not yet.
    void prepare(const vocabulary& notated);
};

} // namespace ctlpgn::emit
