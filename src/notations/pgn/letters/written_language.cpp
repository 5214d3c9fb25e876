#include "notations/pgn/letters/written_language.hpp"

#include "notations/pgn/letters/foreign_letters.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstddef>

namespace ctlpgn::pgn {

namespace {

bool has_known_piece(const ply& read) {
    return read.kind == ply_kind::displaced && read.piece != no_symbol && read.piece < unsaid_piece;
}

std::size_t count_written_in(const piece_letters& letters, const game& record) {
    return static_cast<std::size_t>(std::ranges::count_if(record.plies, [&](const ply& each) {
        return has_known_piece(each) &&
               record.raw(each.text()).starts_with(letter_in(letters, kind_of(each.piece)));
    }));
}

} // namespace

const piece_letters& written_letters(const game& record) {
    const piece_letters* written = &english_letters;
    std::size_t most = count_written_in(english_letters, record);
    for (const language& each : languages)
        if (const std::size_t count = count_written_in(each.letters, record); count > most) {
            most = count;
            written = &each.letters;
        }
    return *written;
}

std::size_t leading_letter(const piece_letters& letters, std::string_view text) {
    std::size_t longest = letters.size();
    for (std::size_t i = 0; i != letters.size(); ++i)
        if (text.starts_with(letters[i]) &&
            (longest == letters.size() || letters[i].size() > letters[longest].size()))
            longest = i;
    return longest;
}

bool is_written_in(const piece_letters& letters, std::string_view text, const ply& read) {
    if (read.kind != ply_kind::displaced || text.empty())
        return true;
    if (read.piece == no_symbol)
        return !is_capital(text.front());
    return !has_known_piece(read) || is_small_letter(text.front()) ||
           text.starts_with(letter_in(letters, kind_of(read.piece)));
}

} // namespace ctlpgn::pgn
