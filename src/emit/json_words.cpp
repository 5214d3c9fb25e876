#include "emit/json_words.hpp"

#include <span>

namespace ctlpgn::emit {

namespace {

void make_all(std::vector<word_member>& into, std::string_view key, std::span<const std::string_view> words) {
    into.clear();
    for (const std::string_view word : words)
        into.emplace_back(key, word);
}

} // namespace

void notation_words::prepare(const vocabulary& notated) {
    if (of == &notated)
        return;
    of = &notated;
    make_all(piece, "piece", notated.pieces);
    piece.resize(std::max<std::size_t>(piece.size(), 1));
    piece[no_symbol] = word_member("piece", notated.pawn);
    make_all(from, "from", notated.places);
    make_all(to, "to", notated.places);
    make_all(glyph, "glyph", notated.ratings);
}

} // namespace ctlpgn::emit
