#include "cli/games/asked_tags.hpp"

#include "cli/games/game_facts.hpp"
#include "ctlpgn/help.hpp"
#include "lint/did_you_mean.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ctlpgn::cli {

namespace {

// Guesses need no more names than these, and files may hold any number.
constexpr std::size_t most_seen = 1000;

bool is_part_of(std::string_view part, std::string_view name) {
    return in_small_letters(name).find(in_small_letters(part)) != std::string::npos;
}

} // namespace

void asked_tags::ask(std::string_view name) {
    missing_.emplace_back(name);
    any_missing_ = true;
}

void asked_tags::look_at(const game& record, const notation& chosen) {
    if (!any_missing_)
        return;
    const std::lock_guard<std::mutex> only_one(lock_);
    if (!std::exchange(any_game_, true))
        std::erase_if(missing_,
                      [&chosen](const std::string& asked) { return help_of_tag(chosen, asked) != nullptr; });
    for (const tag& each : record.tags) {
        const std::string_view name = record.raw(each.name);
        std::erase_if(missing_,
                      [name](const std::string& asked) { return is_same_in_small_letters(asked, name); });
        if (seen_.size() < most_seen && !seen_.contains(name))
            seen_.emplace(name);
    }
    any_missing_ = !missing_.empty();
}

std::vector<std::string> asked_tags::complaints() const {
    std::vector<std::string> result;
    if (any_game_)
        for (const std::string& each : missing_)
            result.push_back(option_ + ": no game has a tag " + each + guess(each));
    return result;
}

// The tags that have the word in their names, or the one whose name is nearest.
std::string asked_tags::guess(std::string_view missing) const {
    constexpr std::size_t most = 4;
    std::vector<std::string_view> known(seen_.begin(), seen_.end());
    std::ranges::copy(fact_names(), std::back_inserter(known));
    std::string longer;
    std::size_t count = 0;
    for (const std::string_view each : known)
        if (is_part_of(missing, each) && ++count <= most)
            longer.append(longer.empty() ? "\"" : ", \"").append(each).append("\"");
    if (!longer.empty() && count <= most)
        return "; did you mean " + longer + "?";
    return did_you_mean(missing, known);
}

} // namespace ctlpgn::cli
