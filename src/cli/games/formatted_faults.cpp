#include "cli/games/formatted_faults.hpp"

#include "cli/output/say.hpp"
#include "format/harmless.hpp"
#include "text/ascii.hpp"
#include "text/counted.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string_view>

namespace ctlpgn::cli {

namespace {

// Changing the space between things is what formatting is for.
bool is_about_spaces(const game& read, const diagnostic& found) {
    if (found.begin < read.offset || found.end - read.offset > read.text.size())
        return true;
    const std::string_view text = read.text.substr(static_cast<std::size_t>(found.begin - read.offset),
                                                   static_cast<std::size_t>(found.end - found.begin));
    return text.find_first_not_of(white_space) == std::string_view::npos;
}

} // namespace

void formatted_faults::add(const formatted_game& formatted, const notation& chosen) {
    if (!formatted.formatted || formatted.read == nullptr || chosen.harmless == nullptr ||
        formatted.before == formatted.after)
        return;
    games_with_marks_ += counts_marks_ && formatted.changed_marks != 0 ? 1U : 0U;
    games_without_marks_ += counts_marks_ && formatted.added_marks != 0 ? 1U : 0U;
    std::set<code> faults;
    for (const diagnostic& each : formatted.found)
        if (each.severity != level::note && !is_about_spaces(*formatted.read, each) &&
            !layout::is_between_games(each.id, chosen) &&
            std::ranges::find(formatted.left, each.id) == formatted.left.end())
            faults.insert(each.id);
    for (const code each : faults)
        ++games_[each];
}

void formatted_faults::report(const std::string& file, const char* fixes) const {
    std::string words;
    const auto add = [&words](const std::string& what, std::uint64_t games) {
        words.append(words.empty() ? "" : ", ").append(what).append(" in ").append(counted(games, "game"));
    };
    for (const auto& [fault, games] : games_)
        add(code_text(fault).append(" ").append(describe(fault).name), games);
    if (games_with_marks_ != 0)
        add("marks of check that are not what the board says", games_with_marks_);
    if (games_without_marks_ != 0)
        add("missing marks of check", games_without_marks_);
    if (!words.empty())
        complain(file, std::string(fixes).append(" ").append(words));
}

} // namespace ctlpgn::cli
