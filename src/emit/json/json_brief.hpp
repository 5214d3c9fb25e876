// Pieces of JSON text that are written into memory which is known to have room for them, without any check.
#pragma once

#include "emit/json/json_words.hpp"
#include "json_text/inlining.hpp"
#include "json_text/numbers.hpp"
#include "json_text/pieces.hpp"

#include <cstddef>
#include <cstring>
#include <string_view>

namespace ctlpgn::emit {

// These return the end of what they have written. write_word may overwrite a few bytes after it.

// `name` is a literal that needs no escape.
CTLPGN_INLINED inline char* write_key(char* at, std::string_view name) {
    return write_literal(write_literal(write_literal(at, "\""), name), "\":");
}

template <std::size_t Room> CTLPGN_INLINED inline char* write_word(char* at, const word_member<Room>& word) {
    std::memcpy(at, word.text, sizeof word.text);
    return at + word.size;
}

} // namespace ctlpgn::emit
