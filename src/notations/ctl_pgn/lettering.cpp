#include "notations/ctl_pgn/lettering.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

// By kind.
constexpr auto standard_letters = [] {
    std::array<symbol, cescacs::piece_kind_count> letters{};
    for (std::size_t i = symbols.size(); --i != 0;)
        if (symbols[i].style == symbol_style::standard)
            letters[cescacs::index_of(symbols[i].kind)] = static_cast<symbol>(i);
    return letters;
}();

// "A@J"
bool declare(std::string_view item, lettering& letters) {
    if (item.size() != 3 || item[1] != '@')
        return false;
    const symbol declared = find_symbol(item.substr(0, 1));
    const symbol standard = find_symbol(item.substr(2, 1));
    if (symbols[declared].style != symbol_style::alternative ||
        symbols[standard].style != symbol_style::standard || kind_of(declared) != kind_of(standard))
        return false;
    letters.of_kind[cescacs::index_of(kind_of(standard))] = declared;
    return true;
}

} // namespace

lettering read_lettering(std::string_view declared) {
    lettering found;
    found.of_kind = standard_letters;
    found.figures = trimmed(declared, " ") == "FAN";
    while (!declared.empty() && !found.figures) {
        const std::size_t comma = std::min(declared.find(','), declared.size());
        found.understood = declare(trimmed(declared.substr(0, comma), " "), found) && found.understood;
        declared.remove_prefix(std::min(comma + 1, declared.size()));
    }
    found.in_use[no_symbol] = true;
    found.in_use[awaiting_promotion] = true;
    for (std::size_t i = 1; i != symbols.size(); ++i) {
        const bool figure = symbols[i].style == symbol_style::white_figure;
        // A pawn needs no letter; a written one is reported elsewhere.
        const bool letter = found.of_kind[cescacs::index_of(symbols[i].kind)] == i && !found.figures;
        found.in_use[i] = (found.figures && figure) || letter || symbols[i].text == "P";
    }
    return found;
}

lettering find_lettering(const game& record) {
    const tag* declared = nullptr;
    for (const tag& candidate : record.tags)
        if (record.raw(candidate.name) == "Redefine")
            declared = &candidate;
    lettering found = read_lettering(declared == nullptr ? std::string_view() : record.raw(declared->value));
    found.declared = declared;
    return found;
}

} // namespace ctlpgn::ctl_pgn
