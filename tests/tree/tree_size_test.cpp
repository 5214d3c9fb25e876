// How much memory trees take.
#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"
#include "support/game_text.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;

namespace {

template <class List> std::size_t bytes_of(const List& list) {
    return list.capacity() * sizeof(typename List::value_type);
}

// Those of its lists.
std::size_t bytes_of(const game& tree) {
    return bytes_of(tree.tags) + bytes_of(tree.plies) + bytes_of(tree.annotations) +
           bytes_of(tree.variations) + bytes_of(tree.comments) + bytes_of(tree.references) +
           bytes_of(tree.steps) + bytes_of(tree.hidden_lines);
}

} // namespace

TEST_CASE("tree: a game takes less than three times its text plus 320 bytes", "[tree]") {
    CHECK(sizeof(game) <= 320);
    for (const bench::flavour kind : {bench::flavour::plain, bench::flavour::annotated}) {
        const std::string text = bench::games(kind, 300'000, 7);
        std::string_view rest = text;
        game read;
        std::vector<finding> findings;
        std::size_t games = 0;
        std::size_t bytes = 0;
        while (find_notation("ctl-pgn")->read_game(rest, false, true, {}, read, findings).game) {
            const game kept = read;
            bytes += bytes_of(kept);
            rest.remove_prefix(read.text.size());
            ++games;
        }
        CHECK(games > 30);
        CHECK(bytes < 3 * text.size());
        // The reader reuses its tree, so it has room for the largest game, and up to twice that.
        CHECK(bytes_of(read) < 100'000);
    }
}
