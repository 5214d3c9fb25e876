#include "cli/games/game_facts.hpp"

namespace ctlpgn::cli {

std::uint64_t count_plies(const game& record) {
    std::uint64_t count = 0;
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next)
        count += record.plies[at].kind == ply_kind::missing ? 0U : 1U;
    return count;
}

bool is_number_of_game(std::string_view name) {
    return name == "plies" || name == "game";
}

std::optional<std::string> fact_of(std::string_view name, const game& record, const notation& chosen) {
    if (name == "plies")
        return std::to_string(count_plies(record));
    if (name == "result")
        return std::string(chosen.words->results[record.result]);
    if (name == "variant")
        return chosen.variant_of == nullptr ? std::string(chosen.variant) : chosen.variant_of(record);
    if (name == "notation")
        return std::string(chosen.name);
    if (name == "game")
        return std::to_string(record.index);
    return std::nullopt;
}

} // namespace ctlpgn::cli
