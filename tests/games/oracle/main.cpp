// Positions of random games with their legal plies, for comparison with another program.
//
//   ctlpgn_game_plies GAME SEED COUNT
//
// Each line has a position as FEN, a tab, and for each legal ply its name (UCI), a colon and the number of
// answers.
#include "games/chess/reading.hpp"
#include "games/chess/samples.hpp"
#include "games/variants/reading.hpp"
#include "games/variants/samples.hpp"
#include "games/xiangqi/reading.hpp"
#include "games/xiangqi/samples.hpp"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace ctlpgn;

template <game_rules rules, class fen_writer, class ply_writer>
auto line_writer(fen_writer write_fen, ply_writer write_ply) {
    return [=](const typename rules::position& p, const std::vector<typename rules::ply>& plies) {
        std::string line = write_fen(p) + '\t';
        for (const typename rules::ply& played : plies) {
            typename rules::position next = p;
            play(next, played);
            line += write_ply(played) + ':' + std::to_string(count_legal_plies(next)) + ' ';
        }
        std::puts(line.c_str());
    };
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view game = argc == 4 ? argv[1] : "";
    const std::uint64_t seed = argc == 4 ? std::strtoull(argv[2], nullptr, 10) : 0;
    const int count = argc == 4 ? std::atoi(argv[3]) : 0;
    if (game == "chess") {
        chess_tests::play_out(seed, count,
                              line_writer<chess::rules>(chess_tests::write_fen, chess_tests::uci_of));
        return 0;
    }
    if (game == "xiangqi") {
        xiangqi_tests::play_out(seed, count,
                                line_writer<xiangqi::rules>(xiangqi_tests::write_fen, xiangqi_tests::uci_of));
        return 0;
    }
    if (const chess::variant_rules* const rules = variants_tests::find_variant(std::string(game))) {
        variants_tests::play_out(
            *rules, seed, count,
            line_writer<chess::rules>(variants_tests::write_fen, variants_tests::uci_of));
        return 0;
    }
    std::fputs("usage: ctlpgn_game_plies chess|xiangqi|VARIANT SEED COUNT\n", stderr);
    return 2;
}
