#include "text/shapes.hpp"

#include "text/ascii.hpp"

namespace ctlpgn {

namespace {

constexpr char kind_of_byte(char c) {
    return is_digit(c) ? '0' : may_be_letter(c) ? 'a' : c;
}

// A run of characters of the same kind counts as one.
constexpr bool run_together(char kind) {
    return kind == '0' || kind == 'a';
}

} // namespace

std::string shape_of(std::string_view text) {
    std::string shape;
    bool ends_run = false;
    for (const char c : text) {
        ends_run = ends_run || c == '\t';
        if (is_blank(c))
            continue;
        const char kind = kind_of_byte(c);
        if (shape.empty() || ends_run || shape.back() != kind || !run_together(kind))
            shape += kind;
        ends_run = false;
    }
    return shape;
}

std::size_t length_of_shape(std::string_view text, std::string_view shape) {
    std::size_t at = 0;
    // Whether there is a tab among them.
    const auto skip_blanks = [&] {
        const std::size_t begin = at;
        while (at != text.size() && is_blank(text[at]))
            ++at;
        return text.substr(begin, at - begin).find('\t') != std::string_view::npos;
    };
    skip_blanks();
    for (const char kind : shape) {
        if (at == text.size() || kind_of_byte(text[at]) != kind)
            return 0;
        bool ends_run = false;
        do {
            ++at;
            ends_run = skip_blanks();
        } while (run_together(kind) && !ends_run && at < text.size() && kind_of_byte(text[at]) == kind);
    }
    return at;
}

} // namespace ctlpgn
