// Reads a game and prints it as JSON, like a user of the library. README.md shows the same steps.
#include <nlohmann/json.hpp>

#include <ctlpgn/json.hpp>
#include <ctlpgn/reader.hpp>
#include <iostream>

int main() {
    const auto text = ctlpgn::open_text("[Variant \"C'escacs\"]\n\n1. G7-G9, E21-E19\n*\n");
    const ctlpgn::notation* chosen = ctlpgn::find_notation("ctl-pgn");
    if (chosen == nullptr)
        return 1;

    ctlpgn::game_reader games(*text, *chosen);
    int count = 0;
    while (const ctlpgn::game* each = games.next()) {
        std::cout << ctlpgn::to_json(*each, *chosen, games.diagnostics()).dump(2) << '\n';
        ++count;
    }
    return count == 1 ? 0 : 1;
}
