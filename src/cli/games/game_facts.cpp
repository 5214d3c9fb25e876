#include "cli/games/game_facts.hpp"

#include <algorithm>

namespace ctlpgn::cli {

namespace {

struct asked_game {
    const game& record;
    const notation& chosen;
    shown_opening& shown;
};

struct fact_row {
    std::string_view name;
    bool is_number;
    std::string (*text_for)(const asked_game& each);
};

// Empty where the game reaches no opening that its notation knows.
template <std::string_view known_opening::*asked> std::string of_opening(const asked_game& each) {
    const known_opening* const found = each.shown.find();
    return found == nullptr ? std::string() : std::string(found->*asked);
}

constexpr fact_row facts[] = {
    {"plies", true, [](const asked_game& each) { return std::to_string(count_plies(each.record)); }},
    {"variations", true,
     [](const asked_game& each) { return std::to_string(each.record.variations.size()); }},
    {"comments", true, [](const asked_game& each) { return std::to_string(each.record.comments.size()); }},
    {"result", false,
     [](const asked_game& each) { return std::string(each.chosen.words->results[each.record.result]); }},
    {"variant", false, [](const asked_game& each) { return variant_of(each.record, each.chosen); }},
    {"eco", false, of_opening<&known_opening::code>},
    {"opening", false, of_opening<&known_opening::name>},
    {"notation", false, [](const asked_game& each) { return std::string(each.chosen.name); }},
    {number_in_file, true, [](const asked_game& each) { return std::to_string(each.record.index); }},
};

const fact_row* find_fact(std::string_view name) {
    const auto* const found = std::ranges::find(facts, name, &fact_row::name);
    return found == std::ranges::end(facts) ? nullptr : found;
}

} // namespace

bool is_fact(std::string_view name) {
    return find_fact(name) != nullptr;
}

bool is_number_of_game(std::string_view name) {
    const fact_row* const found = find_fact(name);
    return found != nullptr && found->is_number;
}

std::vector<std::string_view> fact_names() {
    std::vector<std::string_view> names;
    for (const fact_row& each : facts)
        names.push_back(each.name);
    return names;
}

std::optional<std::string> fact_of(std::string_view name, const game& record, const notation& chosen,
                                   shown_opening& shown) {
    const fact_row* const found = find_fact(name);
    return found == nullptr ? std::nullopt : std::optional(found->text_for({record, chosen, shown}));
}

} // namespace ctlpgn::cli
