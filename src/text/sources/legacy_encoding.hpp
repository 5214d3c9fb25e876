// The encoding of bytes that are not UTF-8, and how much of a text is needed to recognise it.
#pragma once

#include "text/encoding.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ctlpgn {

// Up to the last line end. A line that is longer than most texts is cut.
std::size_t end_of_lines(std::string_view text);
// Where a text can be cut, after at most about `most` bytes, without cutting a character.
std::size_t end_of_slice(std::string_view text, std::size_t most);
std::size_t begin_of_line(std::string_view text, std::size_t at);

// The end of the first lines that prove that a text is UTF-8, and not another encoding whose bytes look like
// it by chance; npos: there are other bytes before that, or too few.
std::size_t end_of_proof(std::string_view lines);

// The end of the first lines that are enough to recognise the encoding of a text; npos: there are too few.
std::size_t end_of_sample(std::string_view lines);

// Which non-ASCII bytes count as Latin-1 if they are too few to decide.
enum class lone_bytes : std::uint8_t {
    letters_of_words, // others are slips
    all,              // for a notation that may be written in Latin-1
};

// Judged by a sample of lines. Text in UTF-8 among them proves nothing: joined files may have been written by
// different programs. UTF-8: the other bytes are slips.
text_encoding legacy_encoding_of(std::string_view sample, lone_bytes those);

// Whether a line is UTF-8 in a text that is otherwise in an encoding with several bytes per character.
bool is_utf8_among_others(std::string_view line);

// Whether the character at this place, which is valid UTF-8, is read as separate bytes in a text with one
// byte per character: É and a quotation mark, for instance, form a phonetic letter in UTF-8.
bool is_one_byte_text(std::string_view line, std::size_t at);

} // namespace ctlpgn
