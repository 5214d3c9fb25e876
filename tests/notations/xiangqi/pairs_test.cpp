// Whole games from each form of moves to each other one, and back.
#include "ctlpgn/format.hpp"
#include "games/xiangqi/reading.hpp"
#include "games/xiangqi/rules.hpp"
#include "notations/xiangqi/forms/form.hpp"
#include "notations/xiangqi/positions/fen.hpp"
#include "notations/xiangqi/writing/move_text.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <random>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;

namespace {

namespace elephant_chess = ctlpgn::xiangqi;

using elephant_chess::piece_kind;
using elephant_chess::point;
using elephant_chess::position;
using elephant_chess::side;

// Both have five pawns on three files, mostly beyond the river, and some of the other pieces that may be
// one before the other.
position with_tandems(std::mt19937_64& random) {
    position made;
    made.put(point::at(4, 0), {side::red, piece_kind::king});
    made.put(point::at(3, 9), {side::black, piece_kind::king});
    const auto put = [&made](point at, elephant_chess::piece what) {
        if (made.is_empty(at))
            made.put(at, what);
    };
    constexpr int pawns = 5;
    for (int count = 0; count != pawns; ++count) {
        const int file = static_cast<int>(random() % 3);
        put(point::at(file, 5 + static_cast<int>(random() % 5)), {side::red, piece_kind::pawn});
        put(point::at(8 - file, static_cast<int>(random() % 5)), {side::black, piece_kind::pawn});
    }
    for (const piece_kind kind : {piece_kind::rook, piece_kind::cannon, piece_kind::horse})
        for (int count = 0; count != 2; ++count) {
            const int file = static_cast<int>(random() % 2);
            put(point::at(6 + file, static_cast<int>(random() % 10)), {side::red, kind});
            put(point::at(1 + file, static_cast<int>(random() % 10)), {side::black, kind});
        }
    made.to_move = random() % 2 == 0 ? side::red : side::black;
    return made;
}

elephant_chess::ply choose(const std::vector<elephant_chess::ply>& legal, std::mt19937_64& random) {
    std::vector<elephant_chess::ply> of_pawns;
    for (const elephant_chess::ply& each : legal)
        if (each.mover == piece_kind::pawn)
            of_pawns.push_back(each);
    const bool moves_pawn = !of_pawns.empty() && random() % 2 == 0;
    const std::vector<elephant_chess::ply>& among = moves_pawn ? of_pawns : legal;
    return among[random() % among.size()];
}

// From a position with tandems, or from the usual one; some games have a variation, too.
std::string random_game(int number, std::mt19937_64& random) {
    const bool is_usual = number % 4 == 0;
    position now = is_usual ? elephant_chess::start_position() : with_tandems(random);
    while (legal_plies(now).empty() || !check_set_up(now).empty())
        now = with_tandems(random);
    const elephant_chess::file_format format = elephant_chess::read_format("ICCS");
    std::string text = "GAME " + std::to_string(number) + "\n";
    if (!is_usual)
        text += "FEN " + elephant_chess::fen_of(now) + "\n";
    text += "START{";
    constexpr int most_plies = 80;
    bool begins = true;
    for (int count = 0, move = 1; count != most_plies; ++count) {
        const auto legal = legal_plies(now);
        if (legal.empty())
            break;
        const bool is_red = now.to_move == side::red;
        const elephant_chess::ply played = choose(legal, random);
        text.append(is_red || begins ? "\n" + std::to_string(move) + (is_red ? ". " : ". ... ") : " ");
        text += elephant_chess::move_text(now, played, format);
        const auto other = std::ranges::find_if(
            legal, [&played](const elephant_chess::ply& each) { return !(each == played); });
        if (count == 6 && other != legal.end())
            text.append(" { ")
                .append(std::to_string(move))
                .append(is_red ? ". " : ". ... ")
                .append(elephant_chess::move_text(now, *other, format))
                .append(" }")
                .append(is_red ? "\n" + std::to_string(move) + ". ..." : "");
        play(now, played);
        begins = false;
        move += is_red ? 0 : 1;
    }
    return text + "\n}\n";
}

std::string errors_of(std::string_view text) {
    std::string names;
    for (const diagnostic& each : found_in(text))
        if (each.severity != level::note)
            names.append(describe(each.id).name).append(" ");
    return names;
}

// The numbered lines, outside variations, which have other signs in the other kind of file.
std::string moves_of(std::string_view text) {
    std::string moves;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        if (!line.empty() && line.front() >= '1' && line.front() <= '9' &&
            line.find("...") == std::string_view::npos)
            moves.append(line.substr(0, line.find(" ("))).append("\n");
        at = end + 1;
    }
    return moves;
}

// Forms of servers add it, and it stays.
std::string without_variant(std::string text) {
    constexpr std::string_view variant = "[Variant \"Xiangqi\"]\n";
    for (std::size_t at = text.find(variant); at != std::string::npos; at = text.find(variant))
        text.erase(at, variant.size());
    return text;
}

// Signs of check and mate, which SAN adds, and which stay in other forms.
std::string without_signs(std::string_view text) {
    std::string plain;
    for (const char each : text) {
        while (std::string_view(" \n)").find(each) != std::string_view::npos &&
               (plain.ends_with('+') || plain.ends_with('#')))
            plain.pop_back();
        plain += each;
    }
    return plain;
}

} // namespace

// Files of the draft have no forms of engines.
TEST_CASE("Xiangqi: whole games survive conversion between every pair of forms", "[xiangqi][many]") {
    std::mt19937_64 random(25); // NOLINT: the same games every time
    constexpr int files = 12;
    constexpr int games = 4;
    for (int file = 0; file != files; ++file) {
        std::string text;
        for (int game = 0; game != games; ++game)
            text += random_game(file * games + game, random) + "\n";
        const std::string_view dialect = file % 2 == 0 ? std::string_view() : "pgn";
        const auto is_written = [dialect](std::string_view form) {
            return !dialect.empty() || !is_of_engines(elephant_chess::read_format(form).form);
        };
        for (const std::string_view source : elephant_chess::move_forms) {
            if (!is_written(source))
                continue;
            const std::string written = converted(text, source, dialect);
            INFO(written);
            REQUIRE(errors_of(written) == "");
            for (const std::string_view replacement : elephant_chess::move_forms) {
                if (!is_written(replacement))
                    continue;
                const std::string other = converted(written, replacement);
                INFO("from " << source << " to " << replacement << ":\n" << other);
                REQUIRE((source == replacement) == (other == written));
                const std::string back = without_variant(converted(other, source));
                if (replacement == "san")
                    REQUIRE(without_signs(back) == without_signs(without_variant(written)));
                else
                    REQUIRE(back == without_variant(written));
            }
            const std::string elsewhere = converted(written, "axf", dialect.empty() ? "pgn" : "xiangqi");
            REQUIRE(errors_of(elsewhere) == "");
            REQUIRE(without_signs(moves_of(converted(elsewhere, "iccs"))) ==
                    without_signs(moves_of(converted(written, "iccs"))));
        }
    }
}
