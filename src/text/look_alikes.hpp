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

// The digit that this character looks like: l, I and | like 1, O like 0, S like 5, Z like 2, B like 8;
// anything else stays as it is.
char meant_digit(char written);

// With these digits for letters that come after a letter or a sign and before no digit.
std::string with_meant_digits(std::string_view text);

// The text with what each row means wherever that is written.
std::string with_meant(std::string_view text, std::span<const look_alike> rows);

// The text with what the rows mean, and with Latin letters for full-width ones and for those of other
// alphabets.
std::string with_latin_letters(std::string_view text, std::span<const look_alike> rows = {});

} // namespace ctlpgn
