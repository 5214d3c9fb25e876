#include "notations/ctl_pgn/board/guess.hpp"

#include "games/cescacs/legality.hpp"
#include "notations/ctl_pgn/piece_words.hpp"
#include "notations/ctl_pgn/symbols.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

namespace ctlpgn::ctl_pgn {

namespace {

using cescacs::hex;
using cescacs::hex_set;
using cescacs::incoherence;
using cescacs::piece;
using cescacs::position;

std::pair<int, int> digits_of(int line) {
    return {line / 10, line % 10};
}

std::vector<cescacs::ply> other_origins(const position& before, const cescacs::ply& claimed) {
    std::vector<cescacs::ply> found;
    legal_origins(before, claimed).for_each([&](hex from) {
        cescacs::ply candidate = claimed;
        candidate.from = from;
        found.push_back(candidate);
    });
    return found;
}

void add_if_legal(const position& before, const cescacs::ply& candidate, std::vector<cescacs::ply>& output) {
    if (judge(before, candidate).is_legal())
        output.push_back(candidate);
}

// With the piece on the origin; unchanged if it is not the mover's own.
cescacs::ply with_other_mover(const position& before, cescacs::ply claimed) {
    const piece there = before.at(claimed.from);
    if (there.belongs_to(before.to_move))
        claimed.mover = there.kind();
    return claimed;
}

// With the piece on the target captured; unchanged if it is the mover's own.
cescacs::ply with_other_capture(const position& before, cescacs::ply claimed) {
    const piece there = before.at(claimed.to);
    if (there.belongs_to(before.to_move))
        return claimed;
    claimed.capture = there.is_empty() ? cescacs::capture_kind::none : cescacs::capture_kind::ordinary;
    claimed.captured = there.kind();
    return claimed;
}

// A capture in passing: the captured piece is not on the target.
void add_in_passing(const position& before, cescacs::ply claimed, std::vector<cescacs::ply>& output) {
    if (claimed.mover != cescacs::piece_kind::pawn)
        return;
    const cescacs::capture_kind written = claimed.capture;
    claimed.captured = cescacs::piece_kind::pawn;
    for (const auto kind : {cescacs::capture_kind::en_passant, cescacs::capture_kind::en_passant_first}) {
        claimed.capture = kind;
        if (kind != written)
            add_if_legal(before, claimed, output);
    }
}

void add_other_targets(const position& before, const cescacs::ply& claimed,
                       std::vector<cescacs::ply>& output) {
    for (int i = 0; i != cescacs::hex_count; ++i) {
        cescacs::ply candidate = claimed;
        candidate.to = hex::from_index(i);
        if (is_one_slip_apart(claimed.to, candidate.to))
            add_if_legal(before, candidate, output);
    }
}

// G7-E13 for GC7-E13: what seems to be the letter of the hex may be that of a piece.
void add_lost_letters(const position& before, const cescacs::ply& claimed,
                      std::vector<cescacs::ply>& output) {
    if (claimed.mover != cescacs::piece_kind::pawn)
        return;
    const symbol letter = find_symbol(hex_name(claimed.from).substr(0, 1));
    if (letter == no_symbol || kind_of(letter) == cescacs::piece_kind::pawn)
        return;
    before.pieces(before.to_move, kind_of(letter)).for_each([&](hex at) {
        cescacs::ply candidate = claimed;
        candidate.mover = kind_of(letter);
        candidate.from = at;
        if (at.line() == claimed.from.line())
            add_if_legal(before, candidate, output);
    });
}

} // namespace

bool is_one_slip_apart(hex written, hex meant) {
    if (written == meant)
        return false;
    if (written.line() == meant.line())
        return true;
    if (written.column() != meant.column())
        return false;
    const auto [tens, ones] = digits_of(written.line());
    const auto [other_tens, other_ones] = digits_of(meant.line());
    const bool swapped = tens == other_ones && ones == other_tens;
    // 1 for 15, or 15 for 1.
    const bool lost_one = (tens == 0 && ones == other_tens) || (other_tens == 0 && other_ones == tens);
    return tens == other_tens || ones == other_ones || swapped || lost_one;
}

hex_set candidates_near(const position& before, piece wanted, hex written) {
    hex_set found;
    before.pieces(wanted.owner(), wanted.kind()).for_each([&](hex at) {
        if (is_one_slip_apart(written, at))
            found.insert(at);
    });
    return found;
}

hex_set legal_origins(const position& before, const cescacs::ply& claimed) {
    hex_set found;
    before.pieces(before.to_move, claimed.mover).for_each([&](hex from) {
        cescacs::ply candidate = claimed;
        candidate.from = from;
        if (from != claimed.from && judge(before, candidate).is_legal())
            found.insert(from);
    });
    return found;
}

bool fits_other_mover(const position& before, const cescacs::ply& claimed) {
    return judge(before, with_other_mover(before, claimed)).is_legal();
}

bool fits_other_capture(const position& before, const cescacs::ply& claimed) {
    return judge(before, with_other_capture(before, claimed)).is_legal();
}

hex_set legal_targets(const position& before, const cescacs::ply& claimed) {
    hex_set found;
    candidates_near(before, {opponent(before.to_move), claimed.captured}, claimed.to).for_each([&](hex to) {
        cescacs::ply candidate = claimed;
        candidate.to = to;
        if (judge(before, candidate).is_legal())
            found.insert(to);
    });
    return found;
}

std::optional<cescacs::ply> meant(const position& before, const cescacs::ply& claimed,
                                  const cescacs::coherence_finding& fault) {
    if (claimed.kind != cescacs::ply_kind::step)
        return std::nullopt;
    std::vector<cescacs::ply> candidates;
    switch (fault.what) {
    case incoherence::origin_empty:
    case incoherence::origin_holds_opponents_piece:
        candidates = other_origins(before, claimed);
        add_lost_letters(before, claimed, candidates);
        break;
    case incoherence::origin_holds_other_piece:
        add_if_legal(before, with_other_mover(before, claimed), candidates);
        // Omitting a letter is more common than writing a wrong hex.
        if (claimed.mover != cescacs::piece_kind::pawn || candidates.empty())
            std::ranges::copy(other_origins(before, claimed), std::back_inserter(candidates));
        break;
    case incoherence::target_holds_own_piece:
    case incoherence::captures_own_piece: add_other_targets(before, claimed, candidates); break;
    case incoherence::en_passant_no_pawn: add_in_passing(before, claimed, candidates); break;
    case incoherence::captures_empty_hex:
        add_in_passing(before, claimed, candidates);
        if (!candidates.empty())
            break;
        [[fallthrough]];
    case incoherence::target_holds_opponents_piece:
    case incoherence::captures_other_piece:
        add_if_legal(before, with_other_capture(before, claimed), candidates);
        add_other_targets(before, claimed, candidates);
        break;
    default: break;
    }
    if (candidates.size() != 1)
        return std::nullopt;
    return candidates.front();
}

} // namespace ctlpgn::ctl_pgn
