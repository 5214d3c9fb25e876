// Asks a position what can be played in it, and plays. The same works for every notation.
#include <ctlpgn/ctlpgn.hpp>
#include <iostream>

int main() {
    for (const ctlpgn::notation* each : ctlpgn::notations()) {
        const auto start = ctlpgn::position::start(*each);
        std::cout << each->name << ": " << start.legal_plies().size() << " first plies\n";
    }

    const ctlpgn::notation* pgn = ctlpgn::find_notation("pgn");
    auto here = ctlpgn::position::start(*pgn);
    for (const char* ply : {"f3", "e5", "g4", "Qh4#"})
        here = here.play(ply).value();
    std::cout << here.text() << '\n' << here.legal_plies().size() << " plies are left\n";

    const ctlpgn::ply_verdict verdict = here.judge("Kf2");
    std::cout << (verdict.legal ? "legal" : ctlpgn::code_text(verdict.fault) + ": " + verdict.why) << '\n';

    const auto endgame = ctlpgn::position::from_text(*pgn, "8/8/8/8/8/5k2/5p2/5K2 w - - 0 80");
    std::cout << (endgame && endgame->legal_plies().empty() ? "stalemate" : "there is more to play") << '\n';
    return 0;
}
