#include "lint/encoding_report.hpp"

#include <algorithm>
#include <cstdint>
#include <string>

namespace ctlpgn {

code code_of_encoding(const notation& in, text_encoding encoding) {
    const auto own = in.own_diagnostics();
    const auto found = std::ranges::find(own, encoding, &diagnostic_info::encoding);
    return found == own.end() ? code::other_encoding : found->id;
}

bool is_about_encoding(code asked) {
    return asked == code::other_encoding || describe(asked).encoding.has_value();
}

void report_encoding(const decoded_source& from, const notation& in, const game& of,
                     std::vector<finding>& findings) {
    const std::optional<text_encoding> other = from.other_encoding();
    if (!other)
        return;
    const auto add = [&](code id, std::uint64_t at, text_encoding is, const char* where) {
        if (at < of.offset || at - of.offset >= of.text.size())
            return;
        finding& added = findings.emplace_back();
        added.id = id;
        added.where.begin = added.where.end = static_cast<std::uint32_t>(at - of.offset);
        added.encoding = is;
        added.detail.append(name_of(is)).append(where);
    };
    add(code_of_encoding(in, *other), from.encoding_told_at(), *other, "");
    if (from.encoding_changes_at() != 0) {
        const text_encoding next = from.changed_encoding();
        add(code::other_encoding, from.encoding_changes_at(), next,
            next == text_encoding::utf8 ? " only from here on" : " from here on");
    }
}

} // namespace ctlpgn
