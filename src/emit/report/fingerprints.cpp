#include "emit/report/fingerprints.hpp"

#include <cstddef>

namespace ctlpgn::emit {

namespace {

// FNV-1a: the same on every machine and in every version.
std::uint64_t hash(std::uint64_t from, std::string_view bytes) {
    for (const char byte : bytes) {
        from ^= static_cast<unsigned char>(byte);
        from *= 0x100000001B3;
    }
    return from * 0x100000001B3; // separates the texts from each other
}

std::string hexadecimal(std::uint64_t value) {
    std::string digits(16, '0');
    for (std::size_t i = digits.size(); i-- > 0; value /= 16)
        digits[i] = "0123456789abcdef"[value % 16];
    return digits;
}

} // namespace

std::string fingerprints::of(const reported& finding) {
    std::uint64_t value = hash(0xCBF29CE484222325, code_text(finding.found.id));
    value = hash(value, finding.path);
    value = hash(value, finding.source.text);
    return hexadecimal(value) + ":" + std::to_string(++seen_[value]);
}

} // namespace ctlpgn::emit
