#include "reading.hpp"

#include "games/common/perft_file.hpp"

#include <cctype>
#include <stdexcept>

namespace ctlpgn::diplomat_tests {

using namespace diplomat;

namespace {

const std::string piece_letters = " PHBRDK";

std::string word_for(piece_kind kind) {
    return kind == piece_kind::pawn ? "" : std::string(1, piece_letters[index_of(kind)]);
}

} // namespace

cell cell_named(const std::string& name) {
    if (name == "4")
        return cell::centre();
    const cell found = cell::at(name.at(0) - 'a', name.at(1) - '0');
    if (found.is_none() || name.size() != 2)
        throw std::runtime_error("no cell " + name);
    return found;
}

std::string name_of(cell at) {
    return at.is_centre() ? "4" : static_cast<char>('a' + at.radius()) + std::to_string(at.crown());
}

position read_set_up(const std::string& text) {
    position p;
    side owner = side::white;
    const std::vector<std::string> words = games_tests::split(text, ' ');
    p.to_move = words.at(0) == "w" ? side::white : side::black;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "/") {
            owner = side::black;
            continue;
        }
        const bool has_letter = std::isupper(static_cast<unsigned char>(word.at(0))) != 0;
        const auto kind =
            has_letter ? static_cast<piece_kind>(piece_letters.find(word[0])) : piece_kind::pawn;
        p.put(cell_named(word.substr(has_letter ? 1 : 0)), {owner, kind});
    }
    return p;
}

std::string write_set_up(const position& p) {
    std::string text = p.to_move == side::white ? "w" : "b";
    for (const side s : {side::white, side::black}) {
        if (s == side::black)
            text += " /";
        p.occupied(s).for_each([&](cell at) { text += ' ' + word_for(p.at(at).kind()) + name_of(at); });
    }
    return text;
}

std::string text_of(const ply& played) {
    return word_for(played.mover) + name_of(played.from) + (played.kind == ply_kind::suborn ? "=" : "-") +
           name_of(played.to) + word_for(played.becomes);
}

} // namespace ctlpgn::diplomat_tests
