// Invariants of every position and ply, along random games.
#include "games/cescacs/coherence.hpp"
#include "games/cescacs/legal.hpp"
#include "games/cescacs/play.hpp"
#include "games/cescacs/playouts.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/positions/position_build.hpp"
#include "notations/ctl_pgn/positions/position_rules.hpp"
#include "notations/ctl_pgn/positions/position_text.hpp"
#include "notations/ctl_pgn/rules/support.hpp"
#include "notations/ctl_pgn/writing/ply_text.hpp"

#include <catch2/catch.hpp>

#include <random>
#include <set>
#include <string>
#include <unordered_map>

using namespace ctlpgn;
using namespace ctlpgn::rules_tests;
using cescacs::position;

namespace {

position read_back(const std::string& text) {
    ctl_pgn::position_setup setup;
    std::vector<finding> findings;
    ctl_pgn::read_position(text, setup, findings);
    REQUIRE(findings.empty());
    return ctl_pgn::build_position(setup);
}

// Without clock and number: what a hash is about.
std::string situation(const position& p) {
    const std::string text = ctl_pgn::position_text(p);
    return text.substr(0, text.rfind(' ', text.rfind(' ') - 1));
}

// Whether equal positions, and only those, have equal hashes.
class hash_witness {
  public:
    void see(const position& p) {
        const std::string text = situation(p);
        const std::uint64_t key = hash(p);
        REQUIRE(by_key_.emplace(key, text).first->second == text);
        REQUIRE(by_text_.emplace(text, key).first->second == key);
    }
    [[nodiscard]] std::size_t seen() const { return by_key_.size(); }

  private:
    std::unordered_map<std::uint64_t, std::string> by_key_;
    std::unordered_map<std::string, std::uint64_t> by_text_;
};

void check_next(const position& before, const cescacs::ply& played) {
    REQUIRE(check_coherence(before, played).is_coherent());
    const position next = after(before, played);
    const std::string text = ctl_pgn::position_text(next);
    INFO(text << " after " << ctl_pgn::ply_text(played));
    std::vector<finding> findings;
    ctl_pgn::check_position(text, findings);
    // The clock may exceed the number, since games begin from the positions of perft.tsv.
    std::erase_if(findings,
                  [](const finding& each) { return each.id == ctl_pgn::codes::clock_beyond_number; });
    REQUIRE(findings.empty());
    const position again = read_back(text);
    REQUIRE(again == next);
    REQUIRE(ctl_pgn::position_text(again) == text);
}

void check_invariants(std::uint64_t seed, int positions) {
    std::mt19937_64 random(seed);
    hash_witness hashes;
    cescacs_tests::play_out(seed, positions, [&](const position& at, const std::vector<cescacs::ply>& plies) {
        std::set<std::string> texts;
        for (const cescacs::ply& each : plies)
            texts.insert(ctl_pgn::ply_text(each));
        REQUIRE(texts.size() == plies.size()); // different plies are written differently
        for (int times = 0; times != 8 && !plies.empty(); ++times)
            check_next(at, plies[random() % plies.size()]);
        hashes.see(at);
        position varied = at;
        varied.special = {};
        hashes.see(varied);
        for (const auto state : {cescacs::castling_state::none, cescacs::castling_state::k,
                                 cescacs::castling_state::kr, cescacs::castling_state::rk}) {
            varied.castling[random() % 2] = state;
            hashes.see(varied);
        }
        varied.to_move = opponent(varied.to_move);
        hashes.see(varied);
    });
    CHECK(hashes.seen() > static_cast<std::size_t>(positions));
}

// Plays a random game and writes it, with the right end.
std::string random_game(std::mt19937_64& random, int most_plies) {
    position at = cescacs::start_position();
    std::string moves;
    std::vector<cescacs::ply> plies = legal_plies(at);
    for (int played = 0; played != most_plies && !plies.empty(); ++played) {
        moves += played % 2 == 0 ? (played == 0 ? "" : "\n") + std::to_string(played / 2 + 1) + ". " : ", ";
        const cescacs::ply chosen = plies[random() % plies.size()];
        cescacs::apply_claimed(at, chosen);
        moves += ctl_pgn::ply_text(chosen);
        moves += ctl_pgn::mark_text(classify_check(at));
        plies = legal_plies(at);
    }
    const bool white_played_last = at.to_move == cescacs::side::black;
    std::string result = "*";
    if (moves.ends_with('#'))
        result = white_played_last ? "3-0" : "0-3";
    else if (plies.empty())
        result = white_played_last ? "2-1" : "1-2";
    std::string text = game_text(moves + (moves.ends_with('#') ? "" : " :"));
    return text.replace(text.rfind("*\n"), 1, result);
}

void check_random_games(std::uint64_t seed, int games) {
    std::mt19937_64 random(seed);
    for (int game = 0; game != games; ++game) {
        const std::string text = random_game(random, 60 + static_cast<int>(random() % 200));
        INFO(text);
        for (const diagnostic& each : board_tests::diagnostics_in(text, "", check_level::legal)) {
            INFO(code_text(each.id) << ' ' << each.message);
            REQUIRE((each.severity == level::note && code_text(each.id)[0] == 'R'));
        }
    }
}

} // namespace

TEST_CASE("legal plies lead from position to position, in text as on the board", "[rules]") {
    check_invariants(21, 2000);
}

TEST_CASE("legal plies lead from position to position in long games", "[rules][.long]") {
    check_invariants(22, 300'000);
}

TEST_CASE("random written games have no findings", "[rules]") {
    check_random_games(23, 40);
}

TEST_CASE("many random written games have no findings", "[rules][.long]") {
    check_random_games(24, 20'000);
}
