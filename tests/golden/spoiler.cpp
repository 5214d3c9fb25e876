#include "golden/spoiler.hpp"

#include <algorithm>

namespace ctlpgn::golden {

namespace {

constexpr std::string_view deciding = "[](){}\"\\#~$@.,:;?!+=*-/0123456789GFKRD \t\r\n";

// The line that begins after `at` and the one before it.
void swap_lines(std::string& text, std::size_t at) {
    const std::size_t middle = text.find('\n', at) + 1;
    if (middle == 0)
        return;
    const std::size_t before = middle < 2 ? std::string::npos : text.rfind('\n', middle - 2);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    const std::size_t end = text.find('\n', middle);
    const auto place = [&text](std::size_t i) { return text.begin() + static_cast<std::ptrdiff_t>(i); };
    std::rotate(place(begin), place(middle), end == std::string::npos ? text.end() : place(end + 1));
}

} // namespace

std::string spoiler::spoil(std::string_view text) {
    std::string result(text);
    const std::size_t faults = 1 + draw(3);
    for (std::size_t i = 0; i != faults; ++i) {
        const std::size_t at = draw(result.size() + 1);
        switch (draw(5)) {
        case 0: result.insert(at, 1, byte()); break;
        case 1: result.erase(at, 1 + draw(4)); break;
        case 2:
            if (at != result.size())
                result[at] = byte();
            break;
        case 3: swap_lines(result, at); break;
        default: result.insert(at, std::string(text.substr(draw(text.size() + 1), draw(12)))); break;
        }
    }
    return result;
}

std::string spoiler::cross(std::string_view text, std::string_view other) {
    constexpr std::size_t longest_part = 200;
    constexpr std::size_t longest_loss = 30;
    const std::size_t begin = place_in(other);
    const std::size_t end = place_in(other);
    const std::size_t length = end > begin ? std::min(end - begin, longest_part) : 1 + draw(longest_loss);
    std::string result(text);
    const std::size_t at = place_in(text);
    result.replace(at, draw(2) == 0 ? 0 : draw(longest_loss), other.substr(begin, length));
    return result;
}

// Before something that decides, or anywhere.
std::size_t spoiler::place_in(std::string_view text) {
    const std::size_t at = draw(text.size() + 1);
    return draw(3) == 0 ? at : std::min(text.find_first_of(deciding, at), text.size());
}

char spoiler::byte() {
    return draw(8) == 0 ? static_cast<char>(draw(256)) : deciding[draw(deciding.size())];
}

} // namespace ctlpgn::golden
