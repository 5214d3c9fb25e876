// Fixes what the linter finds, likely guesses among it.
#include <ctlpgn/ctlpgn.hpp>
#include <iostream>

std::string fixed(std::string_view text) {
    return ctlpgn::apply_fixes(text, *ctlpgn::find_notation("ctl-pgn"), {}, {.unsafe = true});
}

int main() {
    std::cout << fixed("1. G7–G9, E21-E19\n");
    return 0;
}
