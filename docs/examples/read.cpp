// Reads the games of a text one after the other: tags, plies, variations, comments.
#include <ctlpgn/ctlpgn.hpp>
#include <iostream>

constexpr const char* text = R"([Event "Casual \"game\""]
[White "Anna"]
[Black "Boris"]

1. e4 e5 2. Nf3 {a comment} (2. f4 exf4 (2... d5)) 2... Nc6 *
)";

// A line of play with what is in it, each variation further to the right.
void show(const ctlpgn::game& of, const ctlpgn::line_of_play& line, int depth) {
    for (const ctlpgn::node at : ctlpgn::plies_of(of, line)) {
        const ctlpgn::ply& ply = of.plies[at];
        std::cout << std::string(depth * 2, ' ') << of.raw(ply.text()) << '\n';
        for (const ctlpgn::node comment : ctlpgn::comments_of(of, ply))
            std::cout << std::string(depth * 2, ' ') << "  \"" << of.raw(of.comments[comment].text) << "\"\n";
        for (const ctlpgn::node variation : ctlpgn::variations_of(of, ply))
            show(of, of.variations[variation].line, depth + 1);
    }
}

int main() {
    const ctlpgn::notation* pgn = ctlpgn::find_notation("pgn");
    if (pgn == nullptr)
        return 1;
    const auto source = ctlpgn::open_text(text); // or open_file("games.pgn")
    ctlpgn::game_reader games(*source, *pgn);
    while (const ctlpgn::game* game = games.next()) {
        std::cout << ctlpgn::tag_value(*game, "Event").value_or("?") << ": "
                  << ctlpgn::tag_value(*game, "White").value_or("?") << '\n';
        show(*game, game->main_line, 0);
    }
    return 0;
}
