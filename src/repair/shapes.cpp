#include "repair/shapes.hpp"

#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <cstddef>

namespace ctlpgn::repair {

namespace {

constexpr char unknown_shape = '\x80';

struct shaped_sign {
    char shape = unknown_shape;
    std::size_t size = 1; // bytes that it takes
};

// Of the first character.
shaped_sign first_of(std::string_view text, std::span<const sign_shape> rows) {
    if (!is_beyond_ascii(text[0])) {
        for (const sign_shape& each : rows) {
            if (each.sign.size() != 1)
                break;
            if (each.sign[0] == text[0])
                return {each.shape, 1};
        }
        return {text[0], 1};
    }
    for (const sign_shape& each : rows)
        if (text.starts_with(each.sign))
            return {each.shape, each.sign.size()};
    return {unknown_shape, utf8::decode(text).size};
}

} // namespace

shaped_text::shaped_text(std::string_view text, span where, std::span<const sign_shape> rows) {
    std::uint32_t at = where.begin;
    while (at < where.end) {
        const shaped_sign first = first_of(text.substr(at, where.end - at), rows);
        text_ += first.shape;
        offsets_.push_back(at);
        at += static_cast<std::uint32_t>(first.size);
    }
    offsets_.push_back(where.end);
}

std::uint32_t shaped_text::at(std::uint32_t offset) const {
    return static_cast<std::uint32_t>(std::min<std::ptrdiff_t>(
        std::ranges::lower_bound(offsets_, offset) - offsets_.begin(), std::ssize(offsets_) - 1));
}

spelling shape_of(std::string_view ply, std::span<const sign_shape> rows) {
    spelling made;
    while (!ply.empty() && made.text().size() != spelling::longest) {
        const shaped_sign first = first_of(ply, rows);
        made.add(first.shape);
        ply.remove_prefix(first.size);
    }
    return made;
}

} // namespace ctlpgn::repair
