// Members whose values are words of a notation. Few words are most of what is written, so each is kept as the
// text that it is written as, in a form that is copied without a look at it.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace ctlpgn::emit {

struct word_member {
    static constexpr std::size_t room = 31;

    char text[room] = {};  // "piece":"pegasus",
    std::uint8_t size = 0; // 0: too long, or with something to escape; it is written as other strings are
};

[[nodiscard]] word_member make_word_member(std::string_view key, std::string_view word);

// By the numbers of the tree.
struct word_members {
    const vocabulary* words = nullptr;
    std::vector<word_member> piece;
    std::vector<word_member> from;
    std::vector<word_member> to;

    // Makes them those of `notated`, if they are not yet.
    void prepare(const vocabulary& notated);
};

} // namespace ctlpgn::emit
