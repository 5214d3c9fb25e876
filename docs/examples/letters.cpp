// Writes the games of JSON as text, with symbols for the pieces.
#include <ctlpgn/ctlpgn.hpp>
#include <iostream>

constexpr const char* json = R"({"schemaVersion": "2.0", "format": "ctl-pgn", "games": [{
    "tags": [{"name": "Variant", "value": "C'escacs"}],
    "moves": [{"number": 1, "side": "white", "piece": "pawn", "from": "H6", "to": "H12"},
              {"side": "black", "piece": "pegasus", "from": "H26", "to": "Z11", "end": true}],
    "result": "*"}]})";

void print(const ctlpgn::json_game& each) {
    if (each.read == nullptr) {
        std::cout << "game " << each.number << " has no text: " << each.doubt << '\n';
        return;
    }
    ctlpgn::format_options options;
    if (each.written_in->find_letters != nullptr) // else they are always the same
        options.words.letters = each.written_in->find_letters("FAN");
    std::cout << ctlpgn::format_game(*each.read, *each.written_in, options);
}

int main() {
    const auto source = ctlpgn::open_text(json); // or open_file("games.json")
    ctlpgn::read_json(*source, print);
    return 0;
}
