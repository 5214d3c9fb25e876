#include "text/sources/file_origin.hpp"

#include "text/sources/plain_file.hpp"

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
        const auto file = open_plain_file(path_);
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

namespace {

// Without type information at run time it is not known, and parts of files are not read.
const placed_source* placed(const byte_source& source) {
#ifdef __cpp_rtti
    return dynamic_cast<const placed_source*>(&source);
#else
    (void)source;
    return nullptr;
#endif
}

} // namespace

const file_origin* origin_of(const byte_source& source) {
    const placed_source* const known = placed(source);
    return known == nullptr ? nullptr : known->origin();
}

std::optional<text_encoding> named_encoding_of(const byte_source& source) {
    const placed_source* const known = placed(source);
    return known == nullptr ? std::nullopt : known->named_encoding();
}

file_places* places_of(byte_source& source) {
#ifdef __cpp_rtti
    auto* const known = dynamic_cast<placed_source*>(&source);
    return known == nullptr ? nullptr : known->places();
#else
    (void)source;
    return nullptr;
#endif
}

} // namespace ctlpgn
