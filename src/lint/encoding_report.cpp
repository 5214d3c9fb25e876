#include "lint/encoding_report.hpp"

#include "text/encoding.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <utility>

namespace ctlpgn {

namespace {

std::string name_of_text_in(std::string_view encoding) {
    std::string name(encoding);
    std::ranges::transform(name, name.begin(), [](unsigned char each) { return std::tolower(each); });
    return name + "-text";
}

} // namespace

code code_of_encoding(const notation& in, std::string_view encoding) {
    const auto own = in.own_diagnostics();
    const auto found = std::ranges::find(own, name_of_text_in(encoding), &diagnostic_info::name);
    return found == own.end() ? code::other_encoding : found->id;
}

bool is_about_encoding(code asked) {
    const std::string_view name = describe(asked).name;
    return asked == code::other_encoding ||
           std::ranges::any_of(std::array{text_encoding::latin1, text_encoding::gb18030},
                               [&](text_encoding each) { return name == name_of_text_in(name_of(each)); });
}

void report_encoding(const decoded_source& from, const notation& in, const game& of,
                     std::vector<finding>& findings) {
    if (from.other_encoding().empty())
        return;
    const auto add = [&](code id, std::uint64_t at, std::string detail) {
        if (at < of.offset || at - of.offset >= of.text.size())
            return;
        finding& added = findings.emplace_back();
        added.id = id;
        added.where.begin = added.where.end = static_cast<std::uint32_t>(at - of.offset);
        added.detail = std::move(detail);
    };
    add(code_of_encoding(in, from.other_encoding()), from.encoding_told_at(),
        std::string(from.other_encoding()));
    if (from.encoding_changes_at() != 0) {
        const std::string_view next = from.changed_encoding();
        const bool is_right = next == name_of(text_encoding::utf8);
        add(code::other_encoding, from.encoding_changes_at(),
            std::string(next).append(is_right ? " only from here on" : " from here on"));
    }
}

} // namespace ctlpgn
