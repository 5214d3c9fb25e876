#include "games/diplomat/set_up.hpp"
#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/positions/setup.hpp"
#include "notations/diplomat/words.hpp"
#include "play/written_men.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::diplomat {

namespace {

constexpr std::array order{piece_kind::king,   piece_kind::rook,  piece_kind::diplomat,
                           piece_kind::bishop, piece_kind::horse, piece_kind::pawn};

void append_men(std::string& output, const position& shown, diplomat::side player) {
    for (const piece_kind kind : order)
        shown.pieces(player, kind).for_each([&](cell at) {
            output.append(" ").append(letter_of(kind)).append(name_of(at));
        });
}

// What play/written_men.hpp asks of a notation.
struct words_of_faults {
    static constexpr std::size_t place_count = cell::count;
    static constexpr code taken_twice = codes::cell_taken_twice;
    static constexpr std::string_view man = "man";

    static std::string_view place_name(cell at) { return name_of(at); }
    static code code_of(set_up_fault fault) {
        switch (fault) {
        case set_up_fault::king_missing: return codes::no_king;
        case set_up_fault::several_kings: return codes::too_many_kings;
        case set_up_fault::opponent_in_check: return codes::waiting_king_attacked;
        case set_up_fault::too_many_pieces: return codes::too_many_men;
        case set_up_fault::too_many_promoted: return codes::too_many_promotions;
        case set_up_fault::clock_above_moves: break; // no clock is written
        }
        return codes::none;
    }
    static std::string_view detail_of(const set_up_finding& fault) { return name_of(fault.what.owner()); }
};

} // namespace

position position_of(const written_set_up& written) {
    return position_of_men<position>(written.men, written.to_move.value_or(diplomat::side::white));
}

bool is_whole(const written_set_up& written) {
    cell_set taken;
    return !written.lacks_men && std::ranges::all_of(written.men, [&taken](const written_man& each) {
        return !taken.contains(each.at) && (taken.insert(each.at), true);
    });
}

std::optional<position> position_of(std::string_view text) {
    written_set_up written;
    std::vector<finding> ignored;
    read_set_up(text, written, ignored);
    if (written.men.empty() || written.lacks_men || !written.to_move)
        return std::nullopt;
    return position_of(written);
}

void append_text(std::string& output, const position& shown) {
    output += "White:";
    append_men(output, shown, diplomat::side::white);
    output += "; Black:";
    append_men(output, shown, diplomat::side::black);
    output += shown.to_move == diplomat::side::white ? "; white to move" : "; black to move";
}

std::string text_of(const position& shown) {
    std::string text;
    append_text(text, shown);
    return text;
}

void check_set_up_text(const written_set_up& written, std::vector<finding>& findings) {
    check_men_as<words_of_faults>(written.men, position_of(written), written.to_move_where, findings);
}

} // namespace ctlpgn::diplomat
