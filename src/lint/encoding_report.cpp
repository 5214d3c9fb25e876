#include "lint/encoding_report.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace ctlpgn {

code code_of_encoding(const notation& chosen, text_encoding encoding) {
    const auto own = chosen.own_diagnostics();
    const text_encoding read_as = is_chinese(encoding) ? text_encoding::gb18030 : encoding;
    const auto found = std::ranges::find(own, read_as, &diagnostic_info::encoding);
    return found == own.end() ? code::other_encoding : found->id;
}

bool is_about_encoding(code asked) {
    return asked == code::other_encoding || asked == code::named_encoding ||
           describe(asked).encoding.has_value();
}

void report_encoding(const decoded_source& source, const notation& chosen, const game& record,
                     std::vector<finding>& findings) {
    if (!source.other_encoding())
        return;
    bool is_first = true;
    for (const auto& [is, at] : source.seen()) {
        const bool changes = !std::exchange(is_first, false);
        if (at < record.offset || at - record.offset >= record.text.size())
            continue;
        finding& added = findings.emplace_back();
        added.id = changes ? code::other_encoding : code_of_encoding(chosen, is);
        if (added.id == code::other_encoding && !changes && source.is_named())
            added.id = code::named_encoding;
        added.where.begin = added.where.end = static_cast<std::uint32_t>(at - record.offset);
        added.encoding = is;
        added.detail.append(name_of(is));
        if (changes)
            added.detail.append(is == text_encoding::utf8 ? " only from here on" : " from here on");
    }
}

void offer_conversion(std::vector<finding>& findings) {
    for (finding& each : findings)
        if (is_about_encoding(each.id))
            each.remedy = fix{.edits = {},
                              .safe = !each.encoding || !is_in_doubt(*each.encoding),
                              .title = "write the file in UTF-8"};
}

} // namespace ctlpgn
