#include "notations/ctl_pgn/writing/letters.hpp"

#include "notations/ctl_pgn/writing/spelling.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

symbol find_figure(cescacs::piece_kind kind) {
    const auto found = std::ranges::find_if(symbols, [kind](const symbol_row& row) {
        return row.kind == kind && row.style == symbol_style::white_figure;
    });
    return static_cast<symbol>(found - symbols.begin());
}

} // namespace

std::optional<std::string> find_letters(std::string_view called) {
    const auto set = std::ranges::find(letter_sets, called, &named_letters::name);
    if (set != letter_sets.end())
        return std::string(set->letters);
    const lettering letters = read_lettering(called);
    const auto replaced = std::ranges::count_if(
        letters.of_kind, [](symbol each) { return symbols[each].style == symbol_style::alternative; });
    // A piece that is given two letters would have fewer than there are items.
    const bool items_agree = letters.figures || replaced == std::ranges::count(called, ',') + 1;
    if (!letters.understood || !items_agree)
        return std::nullopt;
    return declaration_of(letters);
}

void use_declared_letters(game& record) {
    const lettering declared = find_lettering(record);
    if (!declared.understood)
        return;
    const auto change = [&declared](symbol& piece) {
        if (piece == no_symbol || piece == awaiting_promotion)
            return;
        // The writer sees to the colour of symbols.
        const cescacs::piece_kind kind = kind_of(piece);
        piece = declared.figures ? find_figure(kind) : declared.of_kind[cescacs::index_of(kind)];
    };
    for (ply& each : record.plies) {
        change(each.piece);
        change(each.captured);
        change(each.promotion);
    }
}

} // namespace ctlpgn::ctl_pgn
