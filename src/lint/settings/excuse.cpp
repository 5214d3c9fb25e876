#include "lint/settings/excuse.hpp"

namespace ctlpgn {

std::string excuse_comment(const std::set<std::string>& codes, std::string_view reason) {
    std::string list;
    for (const std::string& each : codes)
        list.append(list.empty() ? "" : ", ").append(each);
    return std::string("{: lint-ignore[").append(list).append("]: ").append(reason).append(" }");
}

std::optional<excuse_place> place_of_excuse(const game& record) {
    if (record.main_line.first_ply == no_node)
        return std::nullopt;
    const std::uint32_t first = record.plies[record.main_line.first_ply].number_begin;
    const std::size_t line =
        first == 0 ? 0 : record.text.rfind('\n', first - 1) + 1; // 0 if there is none before
    return excuse_place{static_cast<std::uint32_t>(line),
                        record.text.find("\r\n") != std::string_view::npos ? "\r\n" : "\n"};
}

} // namespace ctlpgn
