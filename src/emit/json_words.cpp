#include "emit/json_words.hpp"

#include <span>

namespace ctlpgn::emit {

namespace {

template <std::size_t Room>
void make_all(std::vector<word_member<Room>>& into, std::string_view key,
              std::span<const std::string_view> words) {
    into.clear();
    for (const std::string_view word : words)
        into.emplace_back(key, word);
}

constexpr auto is_known = [](const auto& word) { return word.size != 0; };

} // namespace

void notation_words::prepare(const vocabulary& notated) {
    if (of == &notated)
        return;
    of = &notated;
    make_all(piece, "piece", notated.pieces);
    piece.resize(std::max<std::size_t>(piece.size(), 1));
    piece[no_symbol] = {"piece", notated.pawn};
    make_all(from, "from", notated.places);
    make_all(to, "to", notated.places);
    make_all(at, "at", notated.places);
    make_all(glyph, "glyph", notated.ratings);
    are_known = std::ranges::all_of(piece, is_known) && std::ranges::all_of(from, is_known) &&
                std::ranges::all_of(to, is_known) && std::ranges::all_of(at, is_known) &&
                std::ranges::all_of(glyph, is_known);
}

} // namespace ctlpgn::emit
