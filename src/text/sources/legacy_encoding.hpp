// What the bytes of a text are that are no UTF-8, and how far a part of it shows that.
#pragma once

#include "text/encoding.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ctlpgn {

// Up to the last end of a line. A line that is longer than most texts is cut.
std::size_t end_of_lines(std::string_view text);
// Up to where a text can be cut, after some `most` bytes or fewer, with no character cut in two.
std::size_t end_of_slice(std::string_view text, std::size_t most);
std::size_t begin_of_line(std::string_view text, std::size_t at);

// The end of the first lines by which a text is surely UTF-8, and no other encoding whose bytes look so by
// chance; npos: some bytes come first that are no UTF-8, or there are too few.
std::size_t end_of_proof(std::string_view lines);

// The end of the first lines that hold enough to know the encoding of a text; npos: there are too few.
std::size_t end_of_sample(std::string_view lines);

// Which bytes beyond ASCII are Latin-1 where they are too few to decide.
enum class lone_bytes : std::uint8_t {
    letters_of_words, // others are slips
    all,              // of a notation that is written in Latin-1 too
};

// By a sample of lines. Text in UTF-8 among them shows nothing: files that are joined may have been written by
// different programs. UTF-8: what is no such text are slips.
text_encoding legacy_encoding_of(std::string_view sample, lone_bytes those);

// Whether a line is UTF-8 in a text that is otherwise in an encoding of several bytes a character.
bool is_utf8_among_others(std::string_view line);

// Whether the character at this place, which is UTF-8, is read byte by byte in a text of an encoding of one
// byte a character: É and a quotation mark, say, are a letter of phonetics in UTF-8.
bool is_one_byte_text(std::string_view line, std::size_t at);

} // namespace ctlpgn
