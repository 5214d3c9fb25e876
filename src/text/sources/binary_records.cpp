#include "text/sources/binary_records.hpp"

#include "text/file_names.hpp"

#include <algorithm>

namespace ctlpgn {

const record_format* binary_record(std::string_view beginning, std::string_view name) {
    const std::span<const record_format> known = record_formats();
    const auto found = std::ranges::find_if(known, [&](const record_format& each) {
        constexpr std::size_t sure_mark = 8;
        return beginning.starts_with(each.mark) &&
               (each.mark.size() >= sure_mark || has_extension(name, each.extension));
    });
    return found == known.end() ? nullptr : &*found;
}

const notation* notation_of_record(std::string_view name) {
    const std::span<const record_format> known = record_formats();
    const auto found = std::ranges::find_if(known, [name](const record_format& each) {
        return each.text_of != nullptr && has_extension(name, each.extension);
    });
    return found == known.end() ? nullptr : found->written_in;
}

} // namespace ctlpgn
