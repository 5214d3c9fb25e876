#include "server/documents/game_view.hpp"

#include <vector>

namespace ctlpgn::server {

game_view::game_view(const document& opened, const document_piece& piece) : begin(piece.begin) {
    const std::string_view seen = std::string_view(opened.text()).substr(piece.begin, piece.what.reach);
    std::vector<finding> findings;
    tree.preamble = opened.preamble();
    const reading_result read = opened.written_in().read_game(seen, piece.begin == 0, piece.what.reaches_end,
                                                              opened.options().bounds, tree, findings);
    tree.offset = piece.begin;
    tree.text = seen.substr(0, read.consumed);
    is_game = read.game;
}

} // namespace ctlpgn::server
