// Games for a page, a line for each.
#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/tags.hpp"
#include "ctlpgn/viewer.hpp"
#include "emit/viewer/known_tags.hpp"
#include "emit/viewer/page_text.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn {

namespace emit {

std::string known_value(const game& record, std::string_view name) {
    const std::optional<std::string> value = tag_value(record, name);
    return value && value->find_first_not_of("?.- ") != std::string::npos ? *value : std::string();
}

std::array<std::string, 2> players_of(const game& record, const notation& chosen) {
    std::array<std::string, 2> names;
    for (std::size_t i = 0; i != names.size(); ++i)
        names[i] = known_value(record, chosen.plan != nullptr ? chosen.plan().players[i].tag
                                                              : std::string_view(i == 0 ? "White" : "Black"));
    return names;
}

} // namespace emit

namespace {

std::string named(const std::array<std::string, 2>& players) {
    const auto [first, second] = players;
    if (first.empty() && second.empty())
        return {};
    return (first.empty() ? "?" : first) + " – " + (second.empty() ? "?" : second);
}

} // namespace

viewer_heading viewer_heading_of(const game& what, const notation& chosen) {
    using emit::known_value;
    viewer_heading made{
        named(emit::players_of(what, chosen)), known_value(what, "Event"), {}, known_value(what, "Lang")};
    if (made.event.empty())
        made.event = known_value(what, "Title");
    for (const std::string_view each : {"Site", "Date", "Round"})
        if (const std::string value = known_value(what, each); !value.empty())
            made.about.append(made.about.empty() ? "" : ", ").append(value);
    if (what.result != 0)
        made.result = chosen.words->results[what.result];
    return made;
}

void viewer_games::write(const game& what, const notation& chosen, std::span<const diagnostic> found,
                         std::string_view file, std::span<const ply> resolved) {
    if (count_++ == 0) {
        notation_ = &chosen;
        heading_ = viewer_heading_of(what, chosen);
    }
    emit::append_for_page(lines_, writer_.write(what, chosen, found, shows_findings_, file, resolved));
    lines_ += '\n';
}

void viewer_games::clear() {
    lines_.clear();
    count_ = 0;
}

} // namespace ctlpgn
