#include "samples.hpp"

namespace ctlpgn::variants_tests {

using namespace chess;

position next_start(const variant_rules& rules, std::mt19937_64& random) {
    position made = start_by(rules);
    if (rules.start == start_position && rules.is_royal[0] && random() % 2 == 0) {
        const position drawn = chess960_start(static_cast<int>(random() % 960));
        static_cast<board&>(made) = drawn;
        made.castling = drawn.castling;
    }
    return made;
}

bool is_rare(const position& p, const ply& played) {
    return played.captured != piece_kind::none || chess_tests::is_rare(p, played);
}

} // namespace ctlpgn::variants_tests
