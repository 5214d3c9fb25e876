#include "text/sources/binary_records.hpp"

#include "text/file_names.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

// A name alone is enough where the format has no mark.
struct record_format {
    std::string_view mark; // its first bytes
    std::string_view extension;
    std::string_view title;
};

constexpr record_format formats[] = {
    {"CCBridge Record", ".cbr", "a game of CCBridge (CBR)"},
    {"CCBridgeLibrary", ".cbl", "a library of CCBridge (CBL)"},
    {"XQ", ".xqf", "a game of XQStudio (XQF)"},
    {"", ".ccm", "a game in CCM"},
};

} // namespace

std::string_view binary_record(std::string_view beginning, std::string_view name) {
    const auto* const found = std::ranges::find_if(formats, [&](const record_format& each) {
        constexpr std::size_t sure_mark = 8;
        return beginning.starts_with(each.mark) &&
               (each.mark.size() >= sure_mark || has_extension(name, each.extension));
    });
    return found == std::ranges::end(formats) ? std::string_view() : found->title;
}

} // namespace ctlpgn
