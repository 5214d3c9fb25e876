// Ways to write a text down so that pages, mails and programs can hold it: HTML, quoted-printable, LaTeX.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// What one piece of such a text says in plain text.
struct plain_piece {
    std::size_t begin = 0; // bytes of the text
    std::size_t end = 0;
    std::string said;
};

struct writing {
    std::string_view name; // after "is written": "in HTML"
    bool in_free_text;     // tags and comments are written so as well
    std::vector<plain_piece> (*pieces)(std::string_view text);
};

// The pieces of each stand in rising order and do not touch. None of the ways is looked for twice in a text.
std::span<const writing> known_writings();

} // namespace ctlpgn
