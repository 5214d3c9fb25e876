// Makes a game ply by ply, with a comment and a variation, and writes it.
#include <ctlpgn/ctlpgn.hpp>
#include <iostream>

int main() {
    ctlpgn::game_draft draft(*ctlpgn::find_notation("pgn"));
    draft.set_tag("Event", "A \"made\" game");
    draft.play("e4");
    draft.play("c5");
    draft.add_comment("Sicilian");
    draft.begin_variation();
    draft.play("e5");
    draft.end_variation();
    draft.play("Nf3");
    draft.add_nag(1);

    const ctlpgn::ply_verdict verdict = draft.play("Ke5"); // is not played
    std::cout << (verdict.possible ? "" : "Ke5 cannot be played\n");

    draft.set_result("1/2-1/2");
    std::cout << draft.text();
    return 0;
}
