// Games of variants that cannot be checked: each word is a ply, and is kept unchanged.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/format.hpp"
#include "ctlpgn/from_json.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <random>
#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

using ply_words = std::vector<std::string>;

constexpr const char* variants[] = {"Capablanca", "S-Chess", "Xiangqi", "Shogi", "Losers", "Capahouse",
                                    "Bughouse",   "Makruk",  "Almost",  "Orda",  "Duck",   "Janggi"};

// From files of such games, and texts similar to chess moves, numbers and results.
constexpr const char* known_words[] = {
    "Nc3/H", "Bf5/E", "O-O/Hh1", "a8=Q~", "a8=K",  "e4,@d5", "Che3",  "Nhg8",   "Rih10", "h10g8",    "A10e9",
    "33.4",  "3+.4",  "C2.5",    "P7-5",  "7g7f",  "P*5e",   "+R5e",  "Sx4d+",  "8h2b+", "炮二平五", "马8进7",
    "N@f3",  "@d5",   "O-O",     "O-O-O", "0-0",   "e2e4",   "e7e8q", "Nf3(B)", "Ah3",   "Cc6",      "Axf5",
    "Md2",   "Sf3",   "exd5",    "Nbd7+", "Qxh7#", "e8=H",   "i8=C",  "Ne4,h3", "pass",  "a1-a2^b3", "Кe5",
    "1-0/2", "e4-e5", "PxP",     "12x",   "--",    "@@@@",   "Z0",    "K'd4",   "Pe4&d5"};

class game_maker {
  public:
    explicit game_maker(unsigned seed) : random_(seed) {}

    std::size_t draw(std::size_t size) { return random_() % size; }

    std::string word() {
        if (draw(3) != 0)
            return known_words[draw(std::size(known_words))];
        static constexpr std::string_view ends = "abcdefghijNRQBKAHCESM";
        static constexpr std::string_view inner = "abcdefghi0123456789xNRQBKAH+=/@,~^-_'|&:.<>!?%";
        std::string made(1, ends[draw(ends.size())]);
        for (std::size_t left = draw(6); left != 0; --left)
            made += inner[draw(inner.size())];
        return made + ends[draw(ends.size())];
    }

    // Numbers as in chess, on every ply, on none, or random.
    std::string text_of(const ply_words& plies) {
        const std::size_t style = draw(4);
        std::string text;
        for (std::size_t i = 0; i != plies.size(); ++i) {
            const bool is_whites = i % 2 == 0;
            if ((style == 0 && is_whites) || style == 1)
                text.append(std::to_string(i / 2 + 1)).append(is_whites ? ". " : "... ");
            if (style == 2 && draw(3) == 0)
                text.append(std::to_string(draw(90) + 1)).append(". ");
            text += plies[i];
            if (draw(6) == 0)
                text += " {a comment 2. Nf3}";
            if (draw(9) == 0)
                text += " $" + std::to_string(draw(139) + 1);
            text += draw(5) == 0 ? "\n" : " ";
        }
        return text;
    }

  private:
    std::mt19937 random_;
};

ply_words texts_in(std::string_view text) {
    const auto source = open_text(text);
    game_reader reader(*source, pgn_notation());
    ply_words found;
    while (const game* const read = reader.next())
        for (const ply& each : read->plies)
            found.emplace_back(read->raw(each.text()));
    return found;
}

std::string written_as_json(std::string_view text) {
    std::string written;
    json_writer writer([&written](std::string_view bytes) { written += bytes; });
    const auto source = open_text(text);
    game_reader reader(*source, pgn_notation());
    while (const game* const read = reader.next())
        writer.write(*read, pgn_notation(), {});
    writer.finish();
    return written;
}

std::string back_from(const std::string& json) {
    std::string text;
    read_json(*open_text(json), [&text](const json_game& each) {
        INFO(each.doubt);
        REQUIRE(each.read != nullptr);
        text += format_game(*each.read, *each.written_in);
    });
    return text;
}

} // namespace

TEST_CASE("pgn: every word of a game that is not judged is a ply, and is kept", "[pgn]") {
    for (unsigned seed = 0; seed != 400; ++seed) {
        game_maker maker(seed);
        ply_words plies(1 + maker.draw(14));
        for (std::string& each : plies)
            each = maker.word();
        const std::string variant = variants[maker.draw(std::size(variants))];
        const std::string text = pgn_game(maker.text_of(plies), "1-0", "[Variant \"" + variant + "\"]\n");
        INFO(text);
        CHECK(pgn_notation().accepts(text, {}));
        CHECK(pgn_findings(text) == "unknown-variant");
        CHECK(texts_in(text) == plies);
        const std::string written = formatted_pgn(text);
        CHECK(texts_in(written) == plies);
        CHECK(formatted_pgn(written) == written);
        CHECK(unsafely_fixed_pgn(text) == text);
        CHECK(texts_in(back_from(written_as_json(text))) == plies);
    }
}

TEST_CASE("pgn: games that are not judged have variations, suffixes and marks as in chess", "[pgn]") {
    const auto written = [](std::string_view moves) {
        return formatted_moves(moves, "*", "[Variant \"S-Chess\"]\n");
    };
    CHECK(written("1. Nc3/H! (1. Bf5/E {x} 1... e5) Nf6 2. d4") ==
          "1. Nc3/H $1 (1. Bf5/E {x} 1... e5) 1... Nf6 2. d4 *\n");
    CHECK(written("1. A10e9 # a8=Q~ +") == "1. A10e9 # a8=Q~ + *\n");
    CHECK(written("1A. e4 1a. e5 1B. d4 1b. @d5") == "1A. e4 1a. e5 1B. d4 1b. @d5 *\n");
    CHECK(written("1. h2e2 2. h9g7 3. h0g2") == "1. h2e2 2. h9g7 3. h0g2 *\n");
}

TEST_CASE("pgn: both readings find faults in unjudged games", "[pgn]") {
    for (const std::string_view moves :
         {"1. e4 ?! e5", "1. e4 (1. d4", "1. e4 ± e5", "1. e4 } e5", "1… e5", "1. e4 \"e5\"", "1. e4 ] e5",
          "1. e4 ( ) e5", "1. e4 ... e5", "1. Che3 ) e5"}) {
        const std::string text = pgn_game(moves, "*", "[Variant \"Makruk\"]\n");
        INFO(text);
        CHECK_FALSE(pgn_notation().accepts(text, {}));
        CHECK(pgn_findings(text, check_level::syntax) != "");
    }
}

TEST_CASE("pgn: letters of other variants are not letters of other languages", "[pgn][fixes]") {
    for (const std::string_view moves : {"1. f4 f5 2. Ah3 Cc6 3. Axf5", "1. Che3 Ng8 2. Ng3 Rh10 3. Rh1 Nc8",
                                         "1. Nc3 Nf6 2. Ci3 Ch6", "1. Jf3 Jc6", "1. e4,@d5 e5,@e3"}) {
        const std::string text = pgn_game(moves, "*", "[Variant \"Capablanca\"]\n");
        CHECK(pgn_findings(text) == "unknown-variant");
        CHECK(unsafely_fixed_pgn(text) == text);
        CHECK(formatted_pgn(text) == text);
    }
}

TEST_CASE("pgn: the tag Variant is recognised in any case", "[pgn][fixes]") {
    const std::string text = pgn_game("1. N@f3 Che3", "*", "[VARIANT \"Capahouse\"]\n");
    CHECK(pgn_findings(text) == "misspelt-tag unknown-variant");
    CHECK(apply_fixes(text, pgn_notation()) == pgn_game("1. N@f3 Che3", "*", "[Variant \"Capahouse\"]\n"));
}
