#include "notations/ctl_pgn/writing/letters.hpp"

#include "notations/ctl_pgn/reading/ply_parts.hpp"
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

void use_declared_letters(game& record) {
    const lettering declared = find_lettering(record);
    if (!declared.understood)
        return;
    const auto change = [&declared](symbol& piece) {
        if (piece == no_symbol || piece == awaiting_promotion)
            return;
        // The writer chooses the colour of symbols.
        const cescacs::piece_kind kind = kind_of(piece);
        piece = declared.figures ? find_figure(kind) : declared.of_kind[cescacs::index_of(kind)];
    };
    for (ply& each : record.plies) {
        change(each.piece);
        change(each.captured);
        change(each.promotion);
    }
}

// Most plies use the declared letters, and name one piece, at their beginning.
bool is_written_so(std::string_view text, const ply& asked) {
    return asked.captured == no_symbol && asked.promotion == no_symbol &&
           text.starts_with(symbols[asked.piece].text);
}

// The letters of another piece say nothing about this one.
void use_letter(std::string_view written, symbol& piece) {
    const symbol found = find_symbol(written);
    if (found != no_symbol && piece != no_symbol && piece != awaiting_promotion &&
        kind_of(found) == kind_of(piece))
        piece = found;
}

void use_written_letters(game& record) {
    for (ply& each : record.plies) {
        if (each.text_length == 0 || is_written_so(record.raw(each.text()), each))
            continue;
        const ply_parts parts = parts_of(record, each);
        std::string_view promotion = record.raw(parts.promotion);
        promotion.remove_prefix(promotion.starts_with('=') ? 1 : 0);
        use_letter(record.raw(parts.piece), each.piece);
        use_letter(record.raw(parts.captured), each.captured);
        use_letter(promotion, each.promotion);
    }
}

} // namespace

std::optional<std::string> find_letters(std::string_view called) {
    const auto set = std::ranges::find(letter_sets, called, &named_letters::name);
    if (set != letter_sets.end())
        return std::string(set->letters);
    const lettering letters = read_lettering(called);
    const auto replaced = std::ranges::count_if(
        letters.of_kind, [](symbol each) { return symbols[each].style == symbol_style::alternative; });
    // If a piece is given two letters, fewer letters than items are set.
    const bool items_agree = letters.figures || replaced == std::ranges::count(called, ',') + 1;
    if (!letters.understood || !items_agree)
        return std::nullopt;
    return declaration_of(letters);
}

void use_letters_of_game(game& record) {
    use_declared_letters(record);
    use_written_letters(record);
}

} // namespace ctlpgn::ctl_pgn
