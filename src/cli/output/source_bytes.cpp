#include "cli/output/source_bytes.hpp"

#include "text/ascii.hpp"
#include "text/encoder.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::cli {

namespace {

std::optional<std::string> encoded(std::string_view text, text_encoding is) {
    if (is == text_encoding::utf8)
        return std::string(text);
    std::string bytes;
    if (!encoder(is).append(text, bytes).empty())
        return std::nullopt;
    return bytes;
}

bool has_unit_of_mark(std::string_view bytes, text_encoding is) {
    return (is == text_encoding::utf16_little && bytes.starts_with("\xFF\xFE")) ||
           (is == text_encoding::utf16_big && bytes.starts_with("\xFE\xFF"));
}

} // namespace

std::size_t source_bytes::read(char* target, std::size_t size) {
    const std::size_t got = from_.read(target, size);
    if (!lost_)
        kept_.append(target, got);
    return got;
}

std::optional<std::string_view> source_bytes::take(std::string_view text, text_encoding is) {
    if (lost_)
        return std::nullopt;
    // Only occasionally, so that moving the rest costs little.
    if (passed_ > kept_.size() / 2) {
        kept_.erase(0, passed_);
        passed_ = 0;
    }
    const std::string_view left = std::string_view(kept_).substr(passed_);
    std::size_t size = text.size();
    mark_.clear();
    // Where files were joined, a part may still be UTF-8.
    const bool is_same = left.starts_with(text);
    is_ = is_same && std::ranges::any_of(text, is_beyond_ascii) ? text_encoding::utf8 : is;
    if (!is_same) {
        mark_.assign(left, 0, at_begin_ && has_unit_of_mark(left, is) ? 2 : 0);
        const std::optional<std::string> bytes = encoded(text, is);
        if (!bytes || !left.substr(mark_.size()).starts_with(*bytes)) {
            lost_ = true;
            kept_ = {};
            passed_ = 0;
            return std::nullopt;
        }
        size = mark_.size() + bytes->size();
    }
    at_begin_ = at_begin_ && size == 0;
    passed_ += size;
    return left.substr(0, size);
}

std::optional<std::string> source_bytes::written(std::string_view text) const {
    std::optional<std::string> bytes = encoded(text, is_);
    if (bytes)
        bytes->insert(0, mark_);
    return bytes;
}

} // namespace ctlpgn::cli
