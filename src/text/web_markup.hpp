// What a reader of a web page sees where its markup is written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn {

enum class markup_kind : std::uint8_t {
    invisible, // <b>, <!-- -->, &nbsp;
    character, // &#78; is N
    remark,    // <!-- 1. d4 was planned -->, for those who edit the page
    unsaid,    // a picture, or a character that was lost before: &#65533;
};

struct markup_sense {
    markup_kind kind = markup_kind::invisible;
    std::string text; // the character, or the words of the remark
};

// Of one element, comment or name of a character in HTML; any other markup is invisible.
markup_sense sense_of_markup(std::string_view markup);

// The value of digits; 0 if one is not a digit.
std::uint32_t value_of_digits(std::string_view digits, std::uint32_t base);

// In UTF-8; empty for control characters and for what is no character.
std::string character(std::uint32_t code_point);

// What the name of a character in HTML says, in the signs that games are written in; nothing if it is not
// known. Some say nothing: &zwj;
std::optional<std::string_view> character_called(std::string_view name);

// Whether something would be lost without it.
inline bool says_something(std::string_view markup) {
    return sense_of_markup(markup).kind != markup_kind::invisible;
}

} // namespace ctlpgn
