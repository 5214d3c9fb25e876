#include "server/features/game_names.hpp"

#include "ctlpgn/help.hpp"
#include "emit/report/excerpt.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::server {

span text_of_game(const game& record) {
    const std::size_t begin = std::min(record.text.find_first_not_of(white_space), record.text.size());
    const std::size_t end = record.text.find_last_not_of(white_space) + 1;
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(std::max(begin, end))};
}

std::string name_of_game(const notation& chosen, const game& record, std::size_t index) {
    std::string result = "Game " + std::to_string(index);
    std::string_view sign = ": ";
    for (const tag& each : record.tags) {
        const tag_help* const help = help_of_tag(chosen, record.raw(each.name));
        const std::string_view value = record.raw(each.value);
        if (help == nullptr || !help->names_game || value.empty() || value == "?")
            continue;
        result.append(sign).append(emit::shown_text(value));
        sign = ", ";
    }
    return result;
}

} // namespace ctlpgn::server
