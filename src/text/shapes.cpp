#include "text/shapes.hpp"

#include "text/ascii.hpp"

namespace ctlpgn {

namespace {

constexpr char kind_of_byte(char c) {
    return is_digit(c) ? '0' : may_be_letter(c) ? 'a' : c;
}

// However many of a kind there are, they are one.
constexpr bool run_together(char kind) {
    return kind == '0' || kind == 'a';
}

} // namespace

// A run of letters is one a, of digits one 0; spaces do not count.
std::string shape_of(std::string_view text) {
    std::string shape;
    for (const char c : text) {
        if (is_blank(c))
            continue;
        const char kind = kind_of_byte(c);
        if (shape.empty() || shape.back() != kind || !run_together(kind))
            shape += kind;
    }
    return shape;
}

std::size_t length_of_shape(std::string_view text, std::string_view shape) {
    std::size_t at = 0;
    const auto skip_blanks = [&] {
        while (at != text.size() && is_blank(text[at]))
            ++at;
    };
    for (const char kind : shape) {
        skip_blanks();
        if (at == text.size() || kind_of_byte(text[at]) != kind)
            return 0;
        do {
            ++at;
            skip_blanks();
        } while (run_together(kind) && at < text.size() && kind_of_byte(text[at]) == kind);
    }
    return at;
}

} // namespace ctlpgn
