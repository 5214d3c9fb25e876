#include "emit/viewer/base64.hpp"

#include <algorithm>
#include <cstddef>

namespace ctlpgn::emit {

std::string base64(std::string_view bytes) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    // Three bytes become four letters; missing ones at the end are shown by equals signs.
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::size_t count = std::min<std::size_t>(bytes.size() - i, 3);
        unsigned bits = 0;
        for (std::size_t k = 0; k != 3; ++k)
            bits = bits << 8 | (k < count ? static_cast<unsigned char>(bytes[i + k]) : 0U);
        for (std::size_t k = 0; k != 4; ++k)
            text += k <= count ? letters[bits >> (18 - 6 * k) & 63] : '=';
    }
    return text;
}

} // namespace ctlpgn::emit
