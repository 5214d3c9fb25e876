#include "text/sources/file_origin.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

#ifdef __wasm__
constexpr bool has_files = false;
#else
constexpr bool has_files = true;
#endif

} // namespace

line_column distant_line::get() const {
    if constexpr (!has_files)
        return found_;
    std::call_once(once_, [this] {
        if (offset_ == 0)
            return;
        const auto file = open_();
        line_counter lines;
        std::string text(std::size_t{1} << 20, '\0');
        for (std::uint64_t at = 0; at < offset_;) {
            const std::size_t got =
                file->read(text.data(), std::min<std::uint64_t>(text.size(), offset_ - at));
            if (got == 0)
                break;
            lines.begin_text({text.data(), got}, at);
            at += got;
            found_ = lines.locate(at);
        }
    });
    return found_;
}

const file_origin* origin_of(byte_source& source) {
    placed_source* const known = source.placed();
    return known == nullptr ? nullptr : known->origin();
}

std::optional<text_encoding> named_encoding_of(byte_source& source) {
    placed_source* const known = source.placed();
    return known == nullptr ? std::nullopt : known->named_encoding();
}

file_places* places_of(byte_source& source) {
    placed_source* const known = source.placed();
    return known == nullptr ? nullptr : known->places();
}

} // namespace ctlpgn
