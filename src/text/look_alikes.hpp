// Letters of other alphabets, and signs, that people take for those of a notation.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace ctlpgn {

struct look_alike {
    std::string_view written;
    std::string_view meant;
};

// Capitals of Cyrillic and Greek that look exactly like Latin ones.
std::span<const look_alike> foreign_capitals();

// Their small letters.
std::span<const look_alike> foreign_small_letters();

// The digits that letters were read as: l, I and | for 1, O for 0, S for 5, Z for 2, B for 8, where they
// come after a letter or a sign and no digit follows.
std::string with_meant_digits(std::string_view text);

// The text with what each row means wherever that is written.
std::string with_meant(std::string_view text, std::span<const look_alike> rows);

// The text with what the rows mean, and with Latin letters for full-width ones and for those of other
// alphabets.
std::string with_latin_letters(std::string_view text, std::span<const look_alike> rows = {});

} // namespace ctlpgn
