#include "lint/encoding_report.hpp"

#include <algorithm>
#include <cstdint>
#include <string>

namespace ctlpgn {

code code_of_encoding(const notation& chosen, text_encoding encoding) {
    const auto own = chosen.own_diagnostics();
    const text_encoding read_as = is_in_doubt(encoding) ? text_encoding::gb18030 : encoding;
    const auto found = std::ranges::find(own, read_as, &diagnostic_info::encoding);
    return found == own.end() ? code::other_encoding : found->id;
}

bool is_about_encoding(code asked) {
    return asked == code::other_encoding || describe(asked).encoding.has_value();
}

void report_encoding(const decoded_source& source, const notation& chosen, const game& record,
                     std::vector<finding>& findings) {
    const std::optional<text_encoding> other = source.other_encoding();
    if (!other)
        return;
    const auto add = [&](code id, std::uint64_t at, text_encoding is, const char* where) {
        if (at < record.offset || at - record.offset >= record.text.size())
            return;
        finding& added = findings.emplace_back();
        added.id = id;
        added.where.begin = added.where.end = static_cast<std::uint32_t>(at - record.offset);
        added.encoding = is;
        added.detail.append(name_of(is)).append(where);
    };
    add(code_of_encoding(chosen, *other), source.encoding_told_at(), *other, "");
    if (source.encoding_changes_at() != 0) {
        const text_encoding next = source.changed_encoding();
        add(code::other_encoding, source.encoding_changes_at(), next,
            next == text_encoding::utf8 ? " only from here on" : " from here on");
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
