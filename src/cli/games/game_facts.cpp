#include "cli/games/game_facts.hpp"

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/game_linter.hpp"

#include <algorithm>

namespace ctlpgn::cli {

namespace {

struct fact_row {
    std::string_view name;
    bool is_number;
    std::string (*text_for)(shown_facts& shown);
};

// Empty where the game reaches no opening that its notation knows.
template <std::string_view known_opening::*asked> std::string of_opening(shown_facts& shown) {
    const known_opening* const found = shown.opening();
    return found == nullptr ? std::string() : std::string(found->*asked);
}

bool is_error(const diagnostic& each) {
    return each.severity == level::error;
}

// Each of them once, in their order in the text.
std::string codes_found(shown_facts& shown) {
    std::vector<std::string> names;
    for (const diagnostic& each : shown.findings())
        if (std::string name = code_text(each.id); std::ranges::find(names, name) == names.end())
            names.push_back(std::move(name));
    std::string all;
    for (const std::string& each : names)
        all.append(all.empty() ? "" : " ").append(each);
    return all;
}

// Of the main line, in the standard's form of moves where the board shows it.
std::string moves_of(shown_facts& shown) {
    const game& record = shown.record();
    std::vector<std::string> standard(record.plies.size());
    if (shown.written_in().standard_moves != nullptr)
        standard = shown.written_in().standard_moves(record);
    std::string moves;
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next) {
        moves += moves.empty() ? "" : " ";
        moves += standard[at].empty() ? record.raw(record.plies[at].text()) : standard[at];
    }
    return moves;
}

constexpr fact_row facts[] = {
    {"plies", true, [](shown_facts& shown) { return std::to_string(count_plies(shown.record())); }},
    {"moves", false, moves_of},
    {"variations", true, [](shown_facts& shown) { return std::to_string(shown.record().variations.size()); }},
    {"comments", true, [](shown_facts& shown) { return std::to_string(shown.record().comments.size()); }},
    {"findings", true, [](shown_facts& shown) { return std::to_string(shown.findings().size()); }},
    {"errors", true,
     [](shown_facts& shown) { return std::to_string(std::ranges::count_if(shown.findings(), is_error)); }},
    {"codes", false, codes_found},
    {"result", false,
     [](shown_facts& shown) {
         return std::string(shown.written_in().words->results[shown.record().result]);
     }},
    {"variant", false, [](shown_facts& shown) { return variant_of(shown.record(), shown.written_in()); }},
    {"eco", false, of_opening<&known_opening::code>},
    {"opening", false, of_opening<&known_opening::name>},
    {"notation", false, [](shown_facts& shown) { return std::string(shown.written_in().name); }},
    {number_in_file, true, [](shown_facts& shown) { return std::to_string(shown.record().index); }},
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

const std::vector<diagnostic>& shown_facts::findings() {
    if (!findings_) {
        lint_options options;
        options.board = false;
        options.fixes = offered_fixes::none;
        findings_ = game_linter(chosen_, options).lint(record_.text, 0, record_.preamble).found;
    }
    return *findings_;
}

std::optional<std::string> fact_of(std::string_view name, shown_facts& shown) {
    const fact_row* const found = find_fact(name);
    return found == nullptr ? std::nullopt : std::optional(found->text_for(shown));
}

} // namespace ctlpgn::cli
