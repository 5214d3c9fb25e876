#include "cli/games/game_facts.hpp"

namespace ctlpgn::cli {

std::uint64_t count_plies(const game& of) {
    std::uint64_t count = 0;
    for (node at = of.main_line.first_ply; at != no_node; at = of.plies[at].next)
        count += of.plies[at].kind == ply_kind::missing ? 0U : 1U;
    return count;
}

std::optional<std::string> fact_of(std::string_view name, const game& of, const notation& in) {
    if (name == "plies")
        return std::to_string(count_plies(of));
    if (name == "result")
        return std::string(in.words->results[of.result]);
    if (name == "variant")
        return in.variant_of == nullptr ? std::string(in.variant) : in.variant_of(of);
    if (name == "notation")
        return std::string(in.name);
    if (name == "game")
        return std::to_string(of.index);
    return std::nullopt;
}

} // namespace ctlpgn::cli
