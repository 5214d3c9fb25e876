// Reads the games of a text and writes them in canonical form.
#include <ctlpgn/ctlpgn.hpp>
#include <iostream>

int main() {
    const ctlpgn::notation& cescacs = *ctlpgn::find_notation("ctl-pgn");
    const auto text = ctlpgn::open_text("[Variant \"C'escacs\"]\n1. G7*G9  :\n*");
    ctlpgn::game_reader games(*text, cescacs);
    while (const ctlpgn::game* each = games.next())
        std::cout << ctlpgn::format_game(*each, cescacs);
    return 0;
}
