// The list of files that are no text, of the notations that are built.
#include "notations/built_records.hpp"

#include <vector>

namespace ctlpgn {

std::span<const record_format> record_formats() {
    static const std::vector<record_format> all = [] {
        std::vector<record_format> list;
        for (const std::span<const record_format> each : built_record_formats)
            list.insert(list.end(), each.begin(), each.end());
        return list;
    }();
    return all;
}

} // namespace ctlpgn
