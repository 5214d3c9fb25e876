#include "text/sources/one_byte_lines.hpp"

#include "text/ascii.hpp"
#include "text/one_byte.hpp"
#include "text/sources/legacy_encoding.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

struct step {
    std::size_t size = 1; // in bytes of the line
    bool stays = true;
};

// A run of ASCII, or a character.
// A byte that is not a character stays as it is, so that it is reported.
step step_at(std::string_view line, std::size_t at, text_encoding from, bool keeps_utf8) {
    if (!is_beyond_ascii(line[at])) {
        const auto begin = line.begin() + static_cast<std::ptrdiff_t>(at);
        return {static_cast<std::size_t>(std::find_if(begin, line.end(), is_beyond_ascii) - begin), true};
    }
    const utf8::decoded next = utf8::decode(line.substr(at));
    if (keeps_utf8 && next.valid && !is_one_byte_text(line, at))
        return {next.size, true};
    return {1, from == text_encoding::latin1 && !is_windows_character(line[at])};
}

} // namespace

void append_one_byte(std::string_view line, text_encoding from, bool keeps_utf8, std::string& output) {
    for (std::size_t at = 0; at < line.size();) {
        const step next = step_at(line, at, from, keeps_utf8);
        if (next.stays)
            output.append(line.substr(at, next.size));
        else
            append_characters(from, line.substr(at, next.size), output);
        at += next.size;
    }
}

std::size_t one_byte_size(std::string_view line, text_encoding from, bool keeps_utf8, std::size_t size) {
    std::string character;
    std::size_t at = 0;
    while (at < line.size() && size != 0) {
        const step next = step_at(line, at, from, keeps_utf8);
        if (next.stays) {
            if (!is_beyond_ascii(line[at])) {
                if (size < next.size)
                    return at + size;
            } else if (size < next.size) {
                return at;
            }
            size -= next.size;
        } else {
            character.clear();
            append_characters(from, line.substr(at, 1), character);
            if (size < character.size())
                return at;
            size -= character.size();
        }
        at += next.size;
    }
    return at;
}

} // namespace ctlpgn
