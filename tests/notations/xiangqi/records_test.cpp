// Games of programs that keep them in files that are no text.
#include "games/xiangqi/rules.hpp"
#include "notations/xiangqi/positions/fen.hpp"
#include "notations/xiangqi/record_files.hpp"
#include "notations/xiangqi/records/ccbridge.hpp"
#include "notations/xiangqi/records/xqf.hpp"
#include "notations/xiangqi/support.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;

namespace {

namespace elephant_chess = ctlpgn::xiangqi;

// Plies with comments and alternatives here and there.
void add_replies(recorded_ply& before, const elephant_chess::position& now, int depth,
                 std::mt19937_64& random) {
    const std::vector<elephant_chess::ply> legal = legal_plies(now);
    if (depth == 0 || legal.empty())
        return;
    const std::size_t most = random() % 8 == 0 ? 3 : random() % 5 == 0 ? 2 : 1;
    std::vector<elephant_chess::ply> chosen;
    for (std::size_t i = 0; i != most; ++i)
        if (const elephant_chess::ply next = legal[random() % legal.size()];
            std::ranges::find(chosen, next) == chosen.end())
            chosen.push_back(next);
    for (const elephant_chess::ply& each : chosen) {
        recorded_ply& added = before.replies.emplace_back();
        added.from = each.from;
        added.to = each.to;
        if (random() % 6 == 0)
            added.comment = "good [" + std::to_string(random() % 100) + "]";
    }
    for (std::size_t i = 0; i != chosen.size(); ++i) {
        elephant_chess::position after = now;
        play(after, chosen[i]);
        add_replies(before.replies[i], after, i == 0 ? depth - 1 : std::min(depth - 1, 6), random);
    }
}

recorded_game random_record(std::mt19937_64& random, std::string_view fen = {}) {
    recorded_game made;
    made.red = "Hu " + std::to_string(random() % 100);
    made.result = static_cast<std::uint8_t>(random() % 4);
    made.begun = fen.empty() ? elephant_chess::start_position() : *elephant_chess::position_of_fen(fen);
    if (random() % 2 == 0)
        made.root.comment = "before the game";
    add_replies(made.root, made.begun, 30, random);
    return made;
}

constexpr std::string_view positions[] = {"", "3k5/9/9/9/2P1P4/2P1P4/9/9/9/5K3 w - - 0 1",
                                          "3k5/9/9/6p2/9/9/9/9/2R6/5K3 b - - 0 1"};

// Its tags, moves, comments and variations, whatever the lines and the numbers.
std::string as_pgn(std::string_view text) {
    const std::string written = converted(text, "iccs", "pgn");
    std::string plain;
    for (std::size_t at = 0; at < written.size();) {
        const bool begins_word = plain.empty() || plain.back() == ' ' || plain.back() == '(';
        const std::size_t digits = written.find_first_not_of("0123456789", at);
        if (begins_word && digits != at && digits < written.size() && written[digits] == '.') {
            at = written.find_first_not_of(". ", digits);
        } else {
            const bool is_space = written[at] == ' ' || written[at] == '\n';
            if (!is_space || !begins_word)
                plain += is_space ? ' ' : written[at];
            ++at;
        }
    }
    return plain;
}

} // namespace

TEST_CASE("xiangqi: XQF of every version is read as the game that was recorded", "[xiangqi][records]") {
    std::mt19937_64 random(91); // NOLINT: the same games every time
    for (int count = 0; count != 30; ++count) {
        const recorded_game game = random_record(random, positions[count % 3]);
        const std::string expected = as_pgn(pgn_of(game));
        for (const std::uint8_t version :
             {std::uint8_t{2}, std::uint8_t{10}, std::uint8_t{11}, std::uint8_t{12}, std::uint8_t{18}}) {
            CAPTURE(count, version);
            REQUIRE(as_pgn(elephant_chess::text_of_xqf(
                        xqf_of(game, version, static_cast<std::uint32_t>(random())))) == expected);
        }
    }
}

TEST_CASE("xiangqi: records of CCBridge are read as the games that were recorded", "[xiangqi][records]") {
    std::mt19937_64 random(92); // NOLINT: the same games every time
    for (int count = 0; count != 30; ++count) {
        const recorded_game game = random_record(random, positions[count % 3]);
        const std::string expected = as_pgn(pgn_of(game));
        for (const std::uint8_t version : {std::uint8_t{1}, std::uint8_t{2}}) {
            CAPTURE(count, version);
            REQUIRE(as_pgn(elephant_chess::text_of_cbr(cbr_of(game, version))) == expected);
        }
    }
    CHECK(elephant_chess::text_of_cbr(cbr_of(random_record(random), 3)).empty());
}

TEST_CASE("xiangqi: a library of CCBridge has all its games, long ones too", "[xiangqi][records]") {
    std::mt19937_64 random(93); // NOLINT: the same games every time
    std::vector<recorded_game> games;
    std::string expected;
    for (int count = 0; count != 5; ++count) {
        games.push_back(random_record(random));
        games.back().root.comment = std::string(count % 2 == 0 ? 3000 : 1, 'x');
        expected += elephant_chess::text_of_cbr(cbr_of(games.back(), 2));
    }
    CHECK(elephant_chess::text_of_cbl(cbl_of(games)) == expected);
    std::string deleted = cbl_of(games);
    deleted[60] = '\xff';
    deleted[63] = '\xff';
    CHECK(elephant_chess::text_of_cbl(deleted).empty());
}

TEST_CASE("xiangqi: damaged records are read as far as they go", "[xiangqi][records]") {
    std::mt19937_64 random(94); // NOLINT: the same games every time
    const recorded_game game = random_record(random);
    const std::string files[] = {xqf_of(game, 18, 0x12345678), xqf_of(game, 10, 0), cbr_of(game, 2),
                                 cbr_of(game, 1), cbl_of({game, game})};
    const auto text_of = [](std::string_view bytes) {
        return bytes.starts_with("XQ")                ? elephant_chess::text_of_xqf(bytes)
               : bytes.starts_with("CCBridge Record") ? elephant_chess::text_of_cbr(bytes)
                                                      : elephant_chess::text_of_cbl(bytes);
    };
    for (const std::string& file : files) {
        // A whole header, and a part of the plies.
        const std::size_t size = file.size() < 60000 ? file.size() - 40 : file.size();
        const std::string cut = text_of(std::string_view(file).substr(0, size));
        REQUIRE_FALSE(cut.empty());
        if (size != file.size())
            CHECK(names_of(cut).find("unreadable-move") != std::string::npos);
        for (int count = 0; count != 60; ++count) {
            std::string damaged = file.substr(0, random() % file.size());
            for (int faults = 0; faults != 20 && damaged.size() > 32; ++faults)
                damaged[20 + random() % (damaged.size() - 20)] = static_cast<char>(random());
            const std::string text = text_of(damaged);
            CHECK(text.size() < 64 * (damaged.size() + 1));
            static_cast<void>(names_of(text));
        }
    }
}
