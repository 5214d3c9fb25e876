#pragma once

namespace ctlpgn::games {

// The types that a game offers, taken from those that contain the others.
template <class position_of_game, class ply_of_game, class verdict_of_game, class set_up_finding_of_game,
          class standing_of_game>
struct offered_types {
    using position = position_of_game;
    using ply = ply_of_game;
    using verdict = verdict_of_game;
    using set_up_finding = set_up_finding_of_game;
    using standing = standing_of_game;
    using side = decltype(position::to_move);
    using cell = decltype(verdict::at);
    using piece = decltype(set_up_finding::what);
    using illegality = decltype(verdict::why);
};

} // namespace ctlpgn::games
