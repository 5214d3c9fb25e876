#include "parsing/tables/next_set.hpp"

#include <cstddef>

namespace ctlpgn::parsing {

void next_set::add(unsigned first, unsigned last) {
    for (unsigned byte = first; byte <= last; ++byte)
        bytes[byte / 8] = static_cast<std::uint8_t>(bytes[byte / 8] | 1U << byte % 8);
}

next_set& next_set::operator|=(const next_set& other) {
    for (std::size_t i = 0; i != bytes.size(); ++i)
        bytes[i] = static_cast<std::uint8_t>(bytes[i] | other.bytes[i]);
    text_end = text_end || other.text_end;
    return *this;
}

next_set& next_set::operator&=(const next_set& other) {
    for (std::size_t i = 0; i != bytes.size(); ++i)
        bytes[i] = static_cast<std::uint8_t>(bytes[i] & other.bytes[i]);
    text_end = text_end && other.text_end;
    return *this;
}

next_set next_set::operator~() const {
    next_set others;
    for (std::size_t i = 0; i != bytes.size(); ++i)
        others.bytes[i] = static_cast<std::uint8_t>(~bytes[i]);
    others.text_end = !text_end;
    return others;
}

next_set take_set(code_place& at) {
    next_set made;
    for (unsigned left = *at++; left != 0; --left, at += 2)
        made.add(at[0], at[1]);
    return made;
}

} // namespace ctlpgn::parsing
