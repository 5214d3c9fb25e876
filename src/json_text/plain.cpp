#include "json_text/plain.hpp"

#include "text/byte_vector.hpp"

#include <cstring>

namespace ctlpgn {

bool copy_plain_blocks(char* target, const char* source, std::size_t size) {
    if (size <= sizeof(byte_vector))
        return copy_few_plain(target, source, size);
    // Examined when everything has been copied: nearly always it is all plain.
    byte_vector odd{};
    byte_vector least = ~odd;
    byte_vector greatest{};
    const auto copy_some = [&](char* place, const char* block) {
        const byte_vector bytes = load_bytes(block);
        least = bytes < least ? bytes : least;
        greatest = bytes > greatest ? bytes : greatest;
        odd |= reinterpret_cast<byte_vector>((bytes == '"') | (bytes == '\\'));
        std::memcpy(place, &bytes, sizeof bytes);
    };
    // The last ones overlap those before them.
    constexpr std::size_t step = sizeof(byte_vector);
    const char* const last = source + (size - step);
    for (; source + step < last; source += 2 * step, target += 2 * step) {
        copy_some(target, source);
        copy_some(target + step, source + step);
    }
    if (source < last)
        copy_some(target, source);
    copy_some(target - (source - last), last);
    return !has_marks(odd | reinterpret_cast<byte_vector>((least < ' ') | (greatest > 0x7F)));
}

} // namespace ctlpgn
