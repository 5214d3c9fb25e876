#include "pegc/message.hpp"

#include <algorithm>

namespace ctlpgn::pegc {

message message_at(std::string_view path, std::string_view source, std::size_t offset, std::string text) {
    const std::string_view before = source.substr(0, std::min(offset, source.size()));
    const std::size_t line_begin = before.rfind('\n') + 1;
    const auto is_lead = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    message result;
    result.path = path;
    result.line = 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    const auto in_line = before.substr(line_begin);
    result.column = 1 + static_cast<std::size_t>(std::count_if(in_line.begin(), in_line.end(), is_lead));
    result.text = std::move(text);
    return result;
}

std::string to_string(const message& m) {
    return m.path + ':' + std::to_string(m.line) + ':' + std::to_string(m.column) + ": " + m.text;
}

} // namespace ctlpgn::pegc
