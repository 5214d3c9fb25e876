// Text inside JSON strings. Whatever the bytes, what is written is valid: bytes that are not UTF-8 become
// U+FFFD.
#pragma once

#include "json_text/inlining.hpp"
#include "json_text/plain.hpp"

#include <cstddef>
#include <string_view>

namespace ctlpgn::emit {

// Of what one byte can become, the longest is \u001f.
inline constexpr std::size_t longest_escape = 6;

// copy_few_plain() of more bytes.
[[nodiscard]] bool copy_plain_blocks(char* to, const char* from, std::size_t size);

// Copies `size` bytes as long as they are plain, and says whether all of them are. Short texts are most of
// what is written, so they are not worth a call.
[[nodiscard]] CTLPGN_INLINED inline bool copy_plain(char* to, const char* from, std::size_t size) {
    return size <= 16 ? copy_few_plain(to, from, size) : copy_plain_blocks(to, from, size);
}

// How many bytes the UTF-8 character at `from` has; 0 if there is none.
[[nodiscard]] std::size_t character_size(const char* from, const char* end);

// The end of the longest beginning of a text that can stand in a JSON string as it is.
[[nodiscard]] const char* unescaped_end(const char* from, const char* end);

// Writes what stands in a JSON string for the byte at `from`, which cannot stand there itself; returns the
// end.
char* write_escape(char* to, char byte);

} // namespace ctlpgn::emit
