// Single slips in valid games: each is reported where it first shows, and only there.
#include "games/cescacs/legal.hpp"
#include "games/cescacs/play.hpp"
#include "notations/ctl_pgn/board/support.hpp"
#include "notations/ctl_pgn/piece_words.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <map>
#include <random>

using namespace ctlpgn;
using namespace ctlpgn::board_tests;
using cescacs::hex;
using cescacs::piece_kind;

namespace {

constexpr std::size_t plies_of_game = 120;
constexpr int games_played = 12;
constexpr int slips_of_game = 60;

std::string letter(piece_kind kind) {
    constexpr std::string_view letters = " PEJNGRVDK";
    const bool pawn = kind == piece_kind::pawn || kind == piece_kind::none;
    return pawn ? std::string() : std::string(1, letters[cescacs::index_of(kind)]);
}

std::string promotion_of(const cescacs::ply& asked) {
    if (asked.becomes == cescacs::promotion::none)
        return {};
    return asked.becomes == cescacs::promotion::awaiting ? "=&" : "=" + letter(kind_of(asked.becomes));
}

std::string written(const cescacs::ply& asked) {
    constexpr std::array<std::string_view, 5> signs{"-", "×", "@", "@", "@@"};
    if (asked.kind == cescacs::ply_kind::castling)
        return std::string(ctl_pgn::words.castlings[asked.castling].name);
    std::string text;
    if (asked.kind == cescacs::ply_kind::step) {
        text.append(letter(asked.mover)).append(ctl_pgn::hex_name(asked.from));
        text.append(signs[static_cast<std::size_t>(asked.capture)]).append(letter(asked.captured));
    }
    return text.append(ctl_pgn::hex_name(asked.to)).append(promotion_of(asked));
}

std::vector<cescacs::ply> random_game(std::mt19937& random) {
    std::vector<cescacs::ply> played;
    cescacs::position at = cescacs::start_position();
    while (played.size() != plies_of_game) {
        std::vector<cescacs::ply> plies = legal_plies(at);
        if (plies.empty())
            break;
        std::vector<cescacs::ply> captures = plies;
        std::erase_if(captures,
                      [](const cescacs::ply& each) { return each.capture == cescacs::capture_kind::none; });
        const auto& among = captures.empty() || random() % 4 != 0 ? plies : captures;
        played.push_back(among[random() % among.size()]);
        apply_claimed(at, played.back());
    }
    return played;
}

std::string text_of(const std::vector<cescacs::ply>& plies) {
    std::string moves;
    for (std::size_t i = 0; i != plies.size(); ++i) {
        if (i % 2 == 0)
            moves.append(i == 0 ? "" : "\n").append(std::to_string(i / 2 + 1)).append(". ");
        else
            moves.append(", ");
        moves.append(written(plies[i]));
    }
    return game_text(moves.append(" :"));
}

// Another hex of the same column or of the same line.
hex other_hex(hex than, std::mt19937& random) {
    for (;;) {
        const int line = static_cast<int>(random() % cescacs::line_count);
        const int column = static_cast<int>(random() % cescacs::column_count);
        const hex found = random() % 2 == 0 ? hex::at(than.column(), line) : hex::at(column, than.line());
        if (found && found != than)
            return found;
    }
}

piece_kind other_kind(piece_kind than, std::mt19937& random) {
    const auto shift = 1 + random() % (cescacs::piece_kind_count - 2);
    return static_cast<piece_kind>((cescacs::index_of(than) - 1 + shift) % (cescacs::piece_kind_count - 1) +
                                   1);
}

void slip(cescacs::ply& asked, int kind, std::mt19937& random) {
    switch (kind) {
    case 0: asked.from = other_hex(asked.from, random); break;
    case 1: asked.to = other_hex(asked.to, random); break;
    case 2: asked.mover = other_kind(asked.mover, random); break;
    default:
        if (asked.capture == cescacs::capture_kind::ordinary) {
            asked.captured = other_kind(asked.captured, random);
        } else if (asked.capture == cescacs::capture_kind::none) {
            asked.capture = cescacs::capture_kind::ordinary;
            asked.captured = other_kind(piece_kind::king, random);
        }
    }
}

} // namespace

TEST_CASE("one slip of the pen gives one finding", "[board][slips]") {
    std::mt19937 random(5);
    std::map<std::size_t, int> by_findings;
    int late = 0;
    for (int game = 0; game != games_played; ++game) {
        const std::vector<cescacs::ply> right = random_game(random);
        REQUIRE(codes_in(text_of(right)).empty());
        for (int i = 0; i != slips_of_game; ++i) {
            std::vector<cescacs::ply> wrong = right;
            const std::size_t at = random() % wrong.size();
            if (wrong[at].kind != cescacs::ply_kind::step ||
                wrong[at].capture > cescacs::capture_kind::ordinary)
                continue;
            slip(wrong[at], i % 4, random);
            const auto found = diagnostics_in(text_of(wrong));
            ++by_findings[found.size()];
            // A wrong target may be a free hex: then it shows later, or never. The others show at once.
            if (i % 4 != 1 && (found.empty() || (found[0].ply - 1) / 2 != at / 2))
                ++late;
        }
    }
    const int all = by_findings[0] + by_findings[1] + by_findings[2] + by_findings[3];
    INFO("none " << by_findings[0] << ", one " << by_findings[1] << ", two " << by_findings[2]);
    CHECK(all > 600);
    CHECK(by_findings[1] + by_findings[0] > all * 98 / 100);
    CHECK(late <= 10); // another rook or knight may happen to be on the wrong origin
}
