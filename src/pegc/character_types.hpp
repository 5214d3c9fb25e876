// Types of the runtime for single characters and texts of them.
#pragma once

#include "pegc/tree.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::pegc {

// A template of the runtime with its arguments, and numbers as such.
std::string instance(std::string_view rule, std::string_view arguments);
std::string number(std::uint64_t value);
std::string word(std::uint64_t value);

// The characters of a class in the form of the runtime.
struct character_set {
    std::array<std::uint64_t, 2> ascii{};
    std::vector<code_range> beyond;
    bool all_beyond = false;

    std::string masks() const { return word(ascii[0]) + ", " + word(ascii[1]); }

    void add(code_range r) {
        for (std::uint32_t c = r.first; c <= std::min(r.last, 0x7FU); ++c)
            ascii[c / 64] |= std::uint64_t{1} << (c % 64);
        if (r.last >= 0x80)
            beyond.push_back({std::max(r.first, 0x80U), r.last});
    }
};

// Whether it is a class, or any character.
bool is_set(const node& n);
character_set set_of(const node& n);

std::string set_type(const character_set& s);
std::string literal_type(const std::string& bytes);

} // namespace ctlpgn::pegc
