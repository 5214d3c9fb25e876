#include "cli/games/game_facts.hpp"

#include "tree/game_facts.hpp"

#include <algorithm>

namespace ctlpgn::cli {

namespace {

struct fact_row {
    std::string_view name;
    bool is_number;
    std::string (*text_for)(const game& record, const notation& chosen);
};

// Nothing where the game reaches no opening that its notation knows.
known_opening opening_of(const game& record, const notation& chosen) {
    return chosen.opening_of == nullptr ? known_opening()
                                        : chosen.opening_of(record).value_or(known_opening());
}

constexpr fact_row facts[] = {
    {"plies", true, [](const game& record, const notation&) { return std::to_string(count_plies(record)); }},
    {"variations", true,
     [](const game& record, const notation&) { return std::to_string(record.variations.size()); }},
    {"comments", true,
     [](const game& record, const notation&) { return std::to_string(record.comments.size()); }},
    {"result", false,
     [](const game& record, const notation& chosen) {
         return std::string(chosen.words->results[record.result]);
     }},
    {"variant", false, variant_of},
    {"eco", false,
     [](const game& record, const notation& chosen) { return std::string(opening_of(record, chosen).code); }},
    {"opening", false,
     [](const game& record, const notation& chosen) { return std::string(opening_of(record, chosen).name); }},
    {"notation", false, [](const game&, const notation& chosen) { return std::string(chosen.name); }},
    {number_in_file, true, [](const game& record, const notation&) { return std::to_string(record.index); }},
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

std::optional<std::string> fact_of(std::string_view name, const game& record, const notation& chosen) {
    const fact_row* const found = find_fact(name);
    return found == nullptr ? std::nullopt : std::optional(found->text_for(record, chosen));
}

} // namespace ctlpgn::cli
