#include "emit/json/json_words.hpp"

#include <span>

namespace ctlpgn::emit {

namespace {

// Returns whether the texts of all words are known.
template <std::size_t Room>
bool make_all(std::vector<word_member<Room>>& output, std::string_view key,
              std::span<const std::string_view> words) {
    output.clear();
    bool are_known = true;
    for (const std::string_view word : words) {
        output.emplace_back(key, word);
        are_known = are_known && (output.back().size != 0 || word.empty());
    }
    return are_known;
}

} // namespace

void notation_words::prepare(const vocabulary& notated) {
    if (made_of == &notated)
        return;
    made_of = &notated;
    std::vector<std::string_view> pieces(notated.pieces.begin(), notated.pieces.end());
    pieces.resize(std::max<std::size_t>(pieces.size(), 1));
    pieces[no_symbol] = notated.pawn;
    are_known = make_all(piece, "piece", pieces);
    are_known = make_all(capture, "kind", notated.captures) && are_known;
    are_known = make_all(check, "check", notated.checks) && are_known;
    are_known = make_all(from, "from", notated.places) && are_known;
    are_known = make_all(to, "to", notated.places) && are_known;
    are_known = make_all(at, "at", notated.places) && are_known;
    marks = 0;
    for (const ply_mark& each : notated.marks)
        marks |= each.mask;
}

} // namespace ctlpgn::emit
