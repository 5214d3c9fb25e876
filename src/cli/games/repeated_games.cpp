#include "cli/games/repeated_games.hpp"

namespace ctlpgn::cli {

void repeated_games::look_at(const game& each, const notation& chosen, const std::string& file) {
    if (each.main_line.first_ply == no_node)
        return;
    if (files_.empty() || files_.back() != file)
        files_.push_back(file);
    const first_game here{.players = key_of_players(each, chosen),
                          .file = static_cast<std::uint32_t>(files_.size() - 1),
                          .game = each.index};
    const auto [found, is_new] = first_.try_emplace(key_of_moves(each, chosen), here);
    if (!is_new)
        found_.push_back({.file = file,
                          .game = each.index,
                          .first_file = files_[found->second.file],
                          .first_game = found->second.game,
                          .same_players = found->second.players == here.players});
}

} // namespace ctlpgn::cli
