// Reads a game and prints it as JSON.
#include <nlohmann/json.hpp>

#include <ctlpgn/json.hpp>
#include <ctlpgn/reader.hpp>
#include <iostream>

int main() {
    const auto text = ctlpgn::open_text("[Variant \"C'escacs\"]\n\n1. G7-G9, E21-E19\n*\n");
    const ctlpgn::notation& cescacs = *ctlpgn::find_notation("ctl-pgn");
    ctlpgn::game_reader games(*text, cescacs);
    while (const ctlpgn::game* game = games.next())
        std::cout << ctlpgn::to_json(*game, cescacs, games.diagnostics())["moves"].dump() << '\n';
    return 0;
}
