#include "ctlpgn/source.hpp"
#include "text/newlines.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace ctlpgn {

void line_counter::begin_text(std::string_view text, std::uint64_t offset) {
    text_ = text;
    text_offset_ = offset;
    at_ = std::max(at_, offset);
}

line_column line_counter::locate(std::uint64_t offset) {
    const std::uint64_t end = std::min(offset, text_offset_ + text_.size());
    if (at_ < end) {
        std::string_view passed = text_.substr(at_ - text_offset_, end - at_);
        if (const std::size_t newline = passed.rfind('\n'); newline != std::string_view::npos) {
            line_ += count_newlines(passed);
            column_ = 1;
            passed.remove_prefix(newline + 1);
        }
        column_ += static_cast<std::uint32_t>(utf8::count_code_points(passed));
        at_ = end;
    }
    return {line_, column_};
}

std::string_view line_counter::line_at(std::uint64_t offset) const {
    if (offset < text_offset_ || offset > text_offset_ + text_.size())
        return {};
    const std::size_t at = offset - text_offset_;
    const std::size_t before = at == 0 ? std::string_view::npos : text_.rfind('\n', at - 1);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    std::size_t end = std::min(text_.find('\n', at), text_.size());
    if (end > begin && text_[end - 1] == '\r')
        --end;
    return text_.substr(begin, end - begin);
}

} // namespace ctlpgn
