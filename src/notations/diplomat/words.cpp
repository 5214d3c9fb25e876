#include "notations/diplomat/words.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::diplomat {

namespace {

constexpr std::array<std::string_view, cell::count> cell_names{
    "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1", "k1", "l1", "m1", "n1", "a2",
    "b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2", "j2", "k2", "l2", "m2", "n2", "a3", "b3",
    "c3", "d3", "e3", "f3", "g3", "h3", "i3", "j3", "k3", "l3", "m3", "n3", "4"};

constexpr std::array<std::string_view, piece_kind_count> kind_words{"",     "pawn",     "horse", "bishop",
                                                                    "rook", "diplomat", "king"};
constexpr std::array<std::string_view, piece_kind_count> kind_letters{"", "", "H", "B", "R", "D", "K"};

constexpr std::array<std::string_view, 3> captures{"", "ordinary", "suborned"};

} // namespace

const vocabulary words{.places = cell_names,
                       .pieces = kind_words,
                       .pawn = "", // the tree says it where it is known
                       .king = "king",
                       .results = usual_results,
                       .castlings = {},
                       .captures = captures,
                       .checks = usual_checks,
                       .mate = mate_sign,
                       .glyphs = usual_glyphs,
                       .marks = {},
                       .captured_at = target_of,
                       .detail_word = no_detail_word,
                       .indents_comments = true};

std::string_view name_of(cell at) {
    return at.is_none() ? std::string_view() : cell_names[at.index()];
}

cell find_cell(std::string_view name) {
    const auto found = std::ranges::find(cell_names, name);
    return found == cell_names.end() ? cell{}
                                     : cell::from_index(static_cast<int>(found - cell_names.begin()));
}

std::string_view letter_of(piece_kind kind) {
    return kind_letters[index_of(kind)];
}

// The words begin with different letters.
piece_kind find_kind(std::string_view text) {
    for (std::size_t i = 1; i != kind_words.size() && !text.empty(); ++i)
        if (kind_words[i].front() == small_letter(text.front()))
            return static_cast<piece_kind>(i);
    return piece_kind::none;
}

std::string_view word_of(piece_kind kind) {
    return kind_words[index_of(kind)];
}

std::string_view name_of(diplomat::side player) {
    return player == diplomat::side::white ? "White" : "Black";
}

} // namespace ctlpgn::diplomat
