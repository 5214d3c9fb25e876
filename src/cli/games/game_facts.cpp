#include "cli/games/game_facts.hpp"

#include "tree/game_facts.hpp"

namespace ctlpgn::cli {

bool is_number_of_game(std::string_view name) {
    return name == "plies" || name == "variations" || name == "comments" || name == number_in_file;
}

std::optional<std::string> fact_of(std::string_view name, const game& record, const notation& chosen) {
    if (name == "plies")
        return std::to_string(count_plies(record));
    if (name == "variations")
        return std::to_string(record.variations.size());
    if (name == "comments")
        return std::to_string(record.comments.size());
    if (name == "result")
        return std::string(chosen.words->results[record.result]);
    if (name == "variant")
        return variant_of(record, chosen);
    if (name == "notation")
        return std::string(chosen.name);
    if (name == number_in_file)
        return std::to_string(record.index);
    return std::nullopt;
}

} // namespace ctlpgn::cli
