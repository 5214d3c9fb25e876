#include "games/cescacs/legal.hpp"
#include "games/cescacs/set_up.hpp"
#include "playouts.hpp"
#include "reading.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn::cescacs;
using namespace ctlpgn::cescacs_tests;

namespace {

void check_only_fault(const std::string& pdtl, set_up_fault fault, const std::string& where, piece what) {
    INFO(pdtl);
    const std::vector<set_up_finding> found = check_set_up(read_pdtl(pdtl));
    REQUIRE(found.size() == 1);
    CHECK(found[0].fault == fault);
    CHECK(found[0].at == (where == "-" ? hex{} : hex_named(where)));
    CHECK(found[0].what == what);
}

} // namespace

TEST_CASE("positions that games reach have no fault of set-up", "[cescacs][set_up]") {
    int faults = 0;
    play_out(7, 20'000, [&](const position& p, const std::vector<ply>&) {
        faults += static_cast<int>(check_set_up(p).size());
    });
    CHECK(faults == 0);
}

TEST_CASE("chess: each fault of a set-up is found separately", "[cescacs][set_up]") {
    check_only_fault("/27:1k/ w -- - 0 1", set_up_fault::king_missing, "-", white(kind::king));
    check_only_fault("/27:1k/1:KK/ w -- - 0 1", set_up_fault::several_kings, "G1", white(kind::king));
    check_only_fault("/27:1k/4:D3D/1:1K/ w -- - 0 1", set_up_fault::too_many, "-", white(kind::queen));
    check_only_fault("/27:1k/4:J3J/1:1K/ w -- - 0 1", set_up_fault::bishops_of_one_colour, "K4",
                     white(kind::bishop));
    check_only_fault("/27:1k/3:3R/2:1K1/ w K- - 0 1", set_up_fault::castling_king_not_home, "G1",
                     white(kind::king));
    check_only_fault("/27:1k/3:3R/1:1K/ w RK- - 0 1", set_up_fault::castling_rook_not_home, "C3",
                     white(kind::rook));
    check_only_fault("/27:1k/13:4r3/1:1K/ b -- - 0 1", set_up_fault::opponent_in_check, "G1",
                     white(kind::king));
}

TEST_CASE("a special capture has to fit the board and the turn", "[cescacs][set_up]") {
    check_only_fault("/26:1k1/2:1K1/ b -- G13@11 0 1", set_up_fault::special_no_pawn, "G13",
                     white(kind::pawn));
    check_only_fault("/26:1k1/13:4P3/11:4P3/2:1K1/ b -- G13@11 0 1", set_up_fault::special_way_occupied,
                     "G11", white(kind::pawn));
    check_only_fault("/26:1k1/13:4P3/9:4P3/2:1K1/ b -- G13@11 0 1", set_up_fault::special_way_occupied, "G9",
                     white(kind::pawn));
    check_only_fault("/26:1k1/15:4P3/2:1K1/ b -- G15@11-13 0 1", set_up_fault::special_no_such_step, "G15",
                     white(kind::pawn));
    check_only_fault("/26:1k1/14:3P3/2:1K1/ b -- F14 0 1", set_up_fault::scornful_no_scorned_pawn, "F14",
                     {side::black, kind::pawn});
    CHECK(check_set_up(read_pdtl("/26:1k1/15:4p3/14:3P3/2:1K1/ b -- F14 0 1")).empty());
    CHECK(check_set_up(read_pdtl("/27:1k/24:p4/23:R5/1:1K/ b -- A23@21 0 30")).empty());
}

TEST_CASE("a castling right that contradicts the board cannot be used", "[cescacs][set_up]") {
    position p = read_pdtl("/28:k/3:R2R/1:1K/ w RKR- - 0 30");
    CHECK(usable_castling(p, side::white) == castling_state::rkr);
    const int all = count_legal_plies(p);
    p.put(hex_named("C3"), {side::white, kind::knight});
    CHECK(usable_castling(p, side::white) == castling_state::kr);
    p.clear(hex_named("I3"));
    CHECK(usable_castling(p, side::white) == castling_state::k);
    CHECK(count_legal_plies(p) < all);
    p.clear(hex_named("G1"));
    CHECK(usable_castling(p, side::white) == castling_state::none);
    for (const ply& played : legal_plies(p))
        CHECK(played.mover == kind::knight);
}
