#include "json_text/plain.hpp"

#include "text/byte_vector.hpp"

#include <cstring>

namespace ctlpgn {

bool copy_plain_blocks(char* to, const char* from, std::size_t size) {
    if (size <= sizeof(byte_vector))
        return copy_few_plain(to, from, size);
    // Looked at when all has been copied: nearly always all of it is plain.
    byte_vector odd{};
    byte_vector least = ~odd;
    byte_vector greatest{};
    const auto copy_some = [&](char* into, const char* of) {
        const byte_vector bytes = load_bytes(of);
        least = bytes < least ? bytes : least;
        greatest = bytes > greatest ? bytes : greatest;
        odd |= reinterpret_cast<byte_vector>((bytes == '"') | (bytes == '\\'));
        std::memcpy(into, &bytes, sizeof bytes);
    };
    // The last ones overlap those before them.
    constexpr std::size_t step = sizeof(byte_vector);
    const char* const last = from + (size - step);
    for (; from + step < last; from += 2 * step, to += 2 * step) {
        copy_some(to, from);
        copy_some(to + step, from + step);
    }
    if (from < last)
        copy_some(to, from);
    copy_some(to - (from - last), last);
    return !has_marks(odd | reinterpret_cast<byte_vector>((least < ' ') | (greatest > 0x7F)));
}

} // namespace ctlpgn
