#include "notations/ctl_pgn/lint/causes/letter_causes.hpp"

#include "lint/rules/drop_findings.hpp"
#include "notations/ctl_pgn/board/replay.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/causes/finding_places.hpp"
#include "notations/ctl_pgn/symbols.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <cstdint>

namespace ctlpgn::ctl_pgn {

namespace {

// X names a column as well: a capture without a hex after it is none, and L23X22 lacks its hyphen.
void keep_column_x(const game& record, std::vector<finding>& findings) {
    const std::vector<std::uint32_t> lacking = begins_of(findings, codes::missing_destination);
    drop_findings(findings, [&](const finding& each) {
        return each.id == codes::letter_x && record.raw(each.where) == "X" &&
               std::ranges::binary_search(lacking, each.where.end);
    });
}

// LL5-L7: a letter that was typed twice is that of no piece, as the board shows.
void keep_doubled_column(const game& record, std::vector<finding>& findings) {
    const std::vector<std::uint32_t> contradicted = begins_of(findings, codes::origin_holds_other_piece);
    drop_findings(findings, [&](const finding& each) {
        const bool is_of_letter = each.id == codes::undeclared_letter || each.id == codes::replaced_letter;
        const std::uint32_t next = each.where.begin + 1;
        return is_of_letter && each.where.size() > 1 && record.text[next] == record.text[next - 1] &&
               std::ranges::binary_search(contradicted, next);
    });
}

// 2. 🩓H26-Z11, where Black's pegasus is on H26: the symbol is right, and White's ply before it is missing.
// The same if a black symbol is captured by a piece of White's.
void keep_side_of_figures(const game& record, std::vector<finding>& findings) {
    if (first_finding(findings, codes::black_figure) == nullptr)
        return;
    std::vector<std::uint32_t> of_others;
    for (const node each : plies_of(findings, codes::origin_holds_opponents_piece))
        if (each != no_node)
            of_others.push_back(record.plies[each].begin);
    sort_stably(of_others);
    drop_findings(findings, [&of_others](const finding& each) {
        return each.id == codes::black_figure && std::ranges::binary_search(of_others, each.where.begin);
    });
}

// The plies that begin where the other side has a piece, but not one of the kind that they name.
std::vector<node> plies_where_opponent_has_another(const game& record, const std::vector<finding>& findings) {
    if (first_finding(findings, codes::origin_holds_opponents_piece) == nullptr)
        return {};
    std::vector<node> plies;
    const auto look = [&plies](const replayed_ply& reached) {
        if (reached.fault.what == cescacs::incoherence::origin_holds_opponents_piece &&
            reached.fault.found.kind() != reached.claimed.mover)
            plies.push_back(reached.at_ply);
    };
    replay played(record);
    if (played.is_possible())
        played.run(look);
    return plies;
}

// BG7-G13: where another piece is the letter is a slip of the hand, unless it names pieces elsewhere.
void keep_letter_of_other_piece(const game& record, std::vector<finding>& findings) {
    const auto is_of_letter = [](const finding& each) {
        return each.id == codes::undeclared_letter || each.id == codes::replaced_letter ||
               each.id == codes::lowercase_piece;
    };
    if (std::ranges::none_of(findings, is_of_letter))
        return;
    std::vector<node> contradicted = plies_of(findings, codes::origin_holds_other_piece);
    std::ranges::copy(plies_where_opponent_has_another(record, findings), std::back_inserter(contradicted));
    sort_stably(contradicted);
    const auto is_slip = [&](const ply& asked) {
        const auto uses_it = [&](const ply& other) {
            return other.piece == asked.piece && &other != &asked &&
                   !std::ranges::binary_search(contradicted, static_cast<node>(&other - record.plies.data()));
        };
        return asked.piece != no_symbol && symbols[asked.piece].style != symbol_style::standard &&
               std::ranges::none_of(record.plies, uses_it);
    };
    constexpr std::size_t most = 16; // each looks at all plies
    std::vector<std::uint32_t> slips;
    for (const node each : contradicted)
        if (each != no_node && contradicted.size() <= most && is_slip(record.plies[each]))
            slips.push_back(record.plies[each].begin);
    if (slips.empty())
        return;
    drop_findings(findings, [&](const finding& each) {
        return is_of_letter(each) && std::ranges::binary_search(slips, each.where.begin);
    });
}

// A21-A23=Queen: a word, of which the first letter alone seems to be one for a piece.
void keep_promotion_in_words(const game& record, std::vector<finding>& findings) {
    std::vector<node> named; // plies
    for (const finding& each : findings)
        if (each.id == codes::text_after_ply && each.where.begin != 0 &&
            is_small_letter(record.text[each.where.begin]) && is_capital(record.text[each.where.begin - 1]))
            named.push_back(ply_around(record, each.where.begin));
    sort_stably(named);
    drop_findings(findings, [&](const finding& each) {
        const bool is_of_letter = each.id == codes::undeclared_letter || each.id == codes::replaced_letter;
        return is_of_letter && std::ranges::binary_search(named, ply_around(record, each.where.begin));
    });
}

} // namespace

void keep_causes_of_letters(const game& record, std::vector<finding>& findings) {
    keep_column_x(record, findings);
    keep_doubled_column(record, findings);
    keep_promotion_in_words(record, findings);
    keep_letter_of_other_piece(record, findings);
    keep_side_of_figures(record, findings);
}

} // namespace ctlpgn::ctl_pgn
