// Lints a file game by game for what is wrong on the board alone.
#include <ctlpgn/ctlpgn.hpp>
#include <iostream>

constexpr const char* text = "[Variant \"C'escacs\"]\n\n1. G7–G9, E21-E19\n2. G7-G9 :\n*\n";

void print(const ctlpgn::linted& game) {
    for (const ctlpgn::diagnostic& each : game.found)
        std::cout << each.line << ": " << each.message << '\n';
}

int main() {
    const auto source = ctlpgn::open_text(text); // or open_file("game.ctl-pgn")
    ctlpgn::lint_options options;
    options.selection.apply({.select = {{"B"}}, .extend_select = {}, .ignore = {}});
    ctlpgn::lint(*source, *ctlpgn::find_notation("ctl-pgn"), options, print);
    return 0;
}
