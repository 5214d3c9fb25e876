#include "rulec/literal.hpp"

namespace ctlpgn::rulec {

namespace {

// Three digits end an octal escape, whatever follows.
std::string octal(unsigned byte) {
    constexpr unsigned digit_bits = 3;
    constexpr unsigned digit = 7;
    const auto digit_at = [byte](unsigned place) {
        return static_cast<char>('0' + ((byte >> (place * digit_bits)) & digit));
    };
    return {'\\', digit_at(2), digit_at(1), digit_at(0)};
}

} // namespace

std::string literal(std::string_view text) {
    constexpr unsigned first_printed = 0x20;
    constexpr unsigned beyond_printed = 0x7F;
    std::string result = "\"";
    for (const char each : text) {
        const unsigned byte = static_cast<unsigned char>(each);
        if (each == '\n')
            result += "\\n";
        else if (each == '"' || each == '\\')
            result.append({'\\', each});
        else if (byte >= first_printed && byte < beyond_printed)
            result += each;
        else
            result += octal(byte);
    }
    return result + '"';
}

} // namespace ctlpgn::rulec
