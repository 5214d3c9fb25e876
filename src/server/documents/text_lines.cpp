#include "server/documents/text_lines.hpp"

#include <algorithm>

namespace ctlpgn::server {

namespace {

bool is_continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

// Outside the basic plane: two units of UTF-16.
bool opens_four_bytes(char byte) {
    return static_cast<unsigned char>(byte) >= 0xF0U;
}

// A carriage return may end a line or be half of its end, as what follows says.
bool begins_line(std::string_view text, std::size_t at) {
    return text[at - 1] == '\n' || (text[at - 1] == '\r' && (at == text.size() || text[at] != '\n'));
}

// Appends the begins of lines in [first, last].
void find_begins(std::string_view text, std::size_t first, std::size_t last,
                 std::vector<std::size_t>& output) {
    for (std::size_t at = std::max<std::size_t>(first, 1); at <= last; ++at)
        if (begins_line(text, at))
            output.push_back(at);
}

std::uint32_t width_of(char first, position_encoding encoding) {
    return encoding == position_encoding::utf16 && opens_four_bytes(first) ? 2 : 1;
}

} // namespace

std::uint32_t units_of(std::string_view text, position_encoding encoding) {
    if (encoding == position_encoding::utf8)
        return static_cast<std::uint32_t>(text.size());
    std::uint32_t units = 0;
    for (const char each : text)
        if (!is_continuation(each))
            units += width_of(each, encoding);
    return units;
}

text_lines::text_lines(std::string_view text) : begins_{0} {
    find_begins(text, 0, text.size(), begins_);
}

void text_lines::replace(std::string_view text, std::size_t begin, std::size_t end, std::size_t size) {
    const std::size_t to = begin + size;
    const auto first = std::ranges::lower_bound(begins_, std::max<std::size_t>(begin, 1));
    const auto last = std::upper_bound(first, begins_.end(), end);
    std::vector<std::size_t> fresh;
    find_begins(text, begin, to, fresh);
    for (auto at = last; at != begins_.end(); ++at)
        *at = *at - end + to;
    const auto common = std::min(last - first, static_cast<std::ptrdiff_t>(fresh.size()));
    const auto rest = std::copy_n(fresh.begin(), common, first);
    if (rest != last)
        begins_.erase(rest, last);
    else
        begins_.insert(rest, fresh.begin() + common, fresh.end());
    last_line_ = last_offset_ = last_units_ = 0;
}

std::size_t text_lines::line_of(std::size_t offset) const {
    return static_cast<std::size_t>(std::ranges::upper_bound(begins_, offset) - begins_.begin()) - 1;
}

std::size_t text_lines::offset_of(std::string_view text, position at, position_encoding encoding) const {
    if (at.line >= begins_.size())
        return text.size();
    const std::size_t begin = begins_[at.line];
    std::size_t end = at.line + 1 < begins_.size() ? begins_[at.line + 1] : text.size();
    while (end > begin && (text[end - 1] == '\n' || text[end - 1] == '\r'))
        --end;
    if (encoding == position_encoding::utf8) {
        std::size_t offset = std::min<std::size_t>(begin + at.character, end);
        while (offset > begin && offset < end && is_continuation(text[offset]))
            --offset;
        return offset;
    }
    std::uint32_t left = at.character;
    std::size_t offset = begin;
    while (offset != end) {
        const std::uint32_t width = width_of(text[offset], encoding);
        if (left < width)
            break;
        left -= width;
        do
            ++offset;
        while (offset != end && is_continuation(text[offset]));
    }
    return offset;
}

position text_lines::position_of(std::string_view text, std::size_t offset,
                                 position_encoding encoding) const {
    offset = std::min(offset, text.size());
    const bool goes_on = encoding == last_encoding_ && offset >= last_offset_ &&
                         (last_line_ + 1 == begins_.size() ? last_line_ != 0 || begins_.size() == 1
                                                           : offset < begins_[last_line_ + 1]);
    if (!goes_on) {
        last_encoding_ = encoding;
        last_line_ = line_of(offset);
        last_offset_ = begins_[last_line_];
        last_units_ = 0;
    }
    last_units_ += units_of(text.substr(last_offset_, offset - last_offset_), encoding);
    last_offset_ = offset;
    return {static_cast<std::uint32_t>(last_line_), last_units_};
}

} // namespace ctlpgn::server
