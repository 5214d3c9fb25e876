// Every game that was read is restored from its JSON with the same plies.
#include "ctlpgn/from_json.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "golden/corpus.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

constexpr const char* made_games[] = {
    "1. e4 e5 2. Bc4 Nf6 3. Nf3 (3. d3 Bc5 {a} (3... c6 4. Nf3) 4. Nc3) 3... Nxe4 $1 4. Nc3 Nxc3 5. dxc3 f6 "
    "6. O-O Nc6 7. Nh4 g6",
    "1. d4 {x} d5 2. c4 dxc4 3. e4 b5 4. a4 c6 5. axb5 cxb5 6. Nc3 a6 7. Nxb5 axb5 8. Rxa8 Bb7 9. Ra1 e6",
    "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. d4 c6 5. Nf3 Nf6 6. Bc4 Bf5 7. Bd2 e6 8. Qe2 Bb4 9. O-O-O Nbd7",
};

constexpr const char* slips[] = {
    "Kd1",        "Nf9", "N d6",   "exd", "--",  "O-O",     "0-0-0",   "Sf3",  "e2e4",  "illegible",
    "7.",         "33.", "{",      "}",   ")",   "(",       "1... e5", "e8=K", "Qxh7#", "$3",
    "; 2. Nf3\n", "1-0", "2. Nf3", "+-",  "ba4", "castles", "!?",      "e8",   "@d5",   "Rd1,d8"};

std::string broken(std::string text, std::mt19937& random) {
    for (std::size_t left = 1 + random() % 3; left != 0; --left) {
        const std::size_t space = text.find(' ', random() % text.size());
        if (space == std::string::npos)
            continue;
        const std::size_t next = std::min(text.find(' ', space + 1), text.size());
        switch (random() % 4) {
        case 0: text.erase(space, next - space); break;
        case 1: text.replace(space + 1, next - space - 1, slips[random() % std::size(slips)]); break;
        case 2: text.insert(space, std::string(" ") + slips[random() % std::size(slips)]); break;
        // Only within a word, after its first two characters: a word without its first letter (bd7 for Nbd7),
        // a lone piece (N), and two joined words (Nc3xc3, Bc4f5) may be read differently when rewritten, and
        // such a game is refused with the reason.
        default: {
            const std::size_t lost = std::min(space + 3, next);
            text.erase(lost, std::min<std::size_t>(random() % 3, next - lost));
            break;
        }
        }
    }
    return text;
}

std::string words_of(const game& read) {
    std::vector<ply> plies;
    pgn_notation().resolve(read, plies);
    const vocabulary& names = *pgn_notation().words;
    std::string result;
    for (node at = 0; at != plies.size(); ++at) {
        const ply& each = plies[at];
        result += result.empty() ? "" : " ";
        if (each.from == no_place)
            result += read.raw(read.plies[at].text());
        else
            result.append(names.places[each.from])
                .append(each.kind == ply_kind::castled ? names.castlings[each.to].name
                                                       : names.places[each.to]);
    }
    return result;
}

void check_way_back(std::string_view text) {
    INFO(text);
    std::vector<std::string> plies;
    std::string json;
    json_writer writer([&json](std::string_view bytes) { json += bytes; });
    golden::read_games(
        text, {},
        [&](const game& read, std::span<const diagnostic> found) {
            plies.push_back(words_of(read));
            writer.write(read, pgn_notation(), found);
        },
        std::string_view::npos, check_level::legal, pgn_notation());
    writer.finish();
    std::vector<std::string> back;
    read_json(*open_text(json), [&](const json_game& each) {
        INFO(each.doubt);
        CHECK(each.read != nullptr);
        back.push_back(each.read == nullptr ? std::string(each.doubt) : words_of(*each.read));
    });
    CHECK(back == plies);
}

} // namespace

TEST_CASE("pgn: broken games are restored from JSON with the same plies", "[pgn][json_reading]") {
    std::mt19937 random(7); // NOLINT(cert-msc51-cpp): the same texts every time
    for (int round = 0; round != 1500; ++round)
        check_way_back(pgn_game(broken(made_games[random() % std::size(made_games)], random)));
}

TEST_CASE("pgn: games that used to be refused are restored from JSON", "[pgn][json_reading]") {
    for (const std::string_view moves :
         {"1. e4 e5 2. Bc4 Nf6 3. Kd1 Nc6 4. Nf3 Bc5 5. Rf1", "2. Nf3 N d6 3. d4",
          "1. e4 e5 2. Nf3 Nc6 4. Bb5 a6", "1. e4 {good e5 2. Nf3 Nc6", "1. e4 e5 2. Nf9 Nc6 3. castles",
          "1. e4 e5 2. O-O Nf6 3. 0-0-0+", "33. e4 e5 34. Nf3", "1. e4 e5 2. Ke3 d5 3. Pe4xd5 Pc6",
          "1. e4 e5 2. Ke3 d5 3. e4xd5 Ng8-f6 4. N b1 c3 Be7 (4... Bf8-e7 5. Nb1-c3)",
          "1. e4 e5 2. Ke3 d5 3. ed Sf6 4. dc6 Kt-B3 5. b8Q a1(N) 6. N5xf3!? Ke7-e8",
          "1. e4 e5 2. Nf3 {If now\n2... d6\n3. d4 {open} then White is better} d6"})
        check_way_back(pgn_game(moves));
    check_way_back(
        pgn_game("1... e6 2. Nc3 Bb4", "1/2-1/2",
                 "[SetUp \"1\"]\n[FEN \"rnbqkb1r/pppppppp/5n2/8/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2\"]\n"));
    check_way_back(pgn_game("1. e4 e5", "*", "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n"));
}
