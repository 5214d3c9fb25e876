// The grammar has the castlings of the game, by the names that follow from their targets.
#include "ctlpgn/notation.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

using namespace ctlpgn;

TEST_CASE("the grammar reads exactly the possible castlings", "[ctl-pgn][board]") {
    const notation& chosen = *find_notation("ctl-pgn");
    std::size_t read = 0;
    std::string wrong;
    const auto try_name = [&](const std::string& name) {
        game made;
        std::vector<finding> findings;
        const std::string text = "[Variant \"C'escacs\"]\n\n1. " + name + "\n*\n";
        chosen.read_game(text, true, true, {}, made, findings);
        const ply& written = made.plies.at(0);
        const bool is_castling = written.kind == ply_kind::castled;
        read += is_castling ? 1U : 0U;
        const bool is_known = std::ranges::count(chosen.words->castlings, name, &castling_words::name) == 1;
        if (is_castling != is_known || (is_castling && chosen.words->castlings[written.to].name != name))
            wrong += name + ' ';
    };
    const std::string letters = "DEFGHIKO";
    for (const char* const rooks : {"KRK-", "KRD-", "KRR-"})
        for (const char first : letters)
            for (const char second : letters) {
                const std::string two = std::string(rooks) + first + second;
                try_name(two);
                for (const char third : letters) {
                    try_name(two + third);
                    for (const char fourth : letters)
                        try_name(two + third + fourth);
                }
            }
    CHECK(wrong == "");
    CHECK(read == chosen.words->castlings.size());
}
