#include "pegc/utf8.hpp"

namespace ctlpgn::pegc {

void append_utf8(std::string& out, std::uint32_t c) {
    const auto put = [&out](std::uint32_t byte) { out.push_back(static_cast<char>(byte)); };
    const auto tail = [&](unsigned shift) { put(0x80U | ((c >> shift) & 0x3FU)); };
    if (c < 0x80) {
        put(c);
    } else if (c < 0x800) {
        put(0xC0U | c >> 6U);
        tail(0);
    } else if (c < 0x10000) {
        put(0xE0U | c >> 12U);
        tail(6);
        tail(0);
    } else {
        put(0xF0U | c >> 18U);
        tail(12);
        tail(6);
        tail(0);
    }
}

first_character read_utf8(std::string_view text) {
    const auto byte = [&](std::size_t i) -> std::uint32_t { return static_cast<unsigned char>(text[i]); };
    const std::uint32_t lead = byte(0);
    if (lead < 0x80)
        return {lead, 1};
    const std::size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    std::uint32_t value = lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i)
        value = value << 6U | (byte(i) & 0x3FU);
    return {value, length};
}

} // namespace ctlpgn::pegc
