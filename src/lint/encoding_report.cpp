#include "lint/encoding_report.hpp"

#include "text/encoding.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

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
    const std::uint64_t told_at = from.encoding_told_at();
    if (from.other_encoding().empty() || told_at < of.offset || told_at - of.offset >= of.text.size())
        return;
    finding& added = findings.emplace_back();
    added.id = code_of_encoding(in, from.other_encoding());
    added.detail = from.other_encoding();
}

} // namespace ctlpgn
