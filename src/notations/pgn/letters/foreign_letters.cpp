#include "notations/pgn/letters/foreign_letters.hpp"

#include "notations/pgn/letters/languages.hpp"

#include <algorithm>
#include <cstddef>

namespace ctlpgn::pgn {

namespace {

using chess::piece_kind;
using letter_rows = std::array<foreign_letter, foreign_piece_count>;

struct letter_table {
    letter_rows rows{};
    std::size_t size = 0;

    constexpr void add(std::string_view written, piece_kind kind) {
        std::size_t at = 0;
        while (at != size && rows.at(at).written != written)
            ++at;
        if (at == size)
            rows.at(size++).written = written;
        std::size_t place = 0;
        while (rows.at(at).kinds.at(place) != piece_kind::none && rows.at(at).kinds.at(place) != kind)
            ++place;
        rows.at(at).kinds.at(place) = kind;
    }
};

// What does not fit in is no constant expression, and does not compile.
constexpr letter_table table = [] {
    letter_table made;
    for (const language& each : languages)
        for (std::size_t i = 0; i != lettered_kinds.size(); ++i)
            if (!is_english(each.letters[i]))
                made.add(each.letters[i], lettered_kinds[i]);
    return made;
}();
static_assert(table.size == foreign_piece_count);

} // namespace

std::span<const foreign_letter> foreign_letters() {
    return table.rows;
}

symbol foreign_symbol(std::string_view written) {
    const auto row = std::ranges::find(table.rows, written, &foreign_letter::written);
    return row == table.rows.end() ? unsaid_piece
                                   : static_cast<symbol>(first_foreign_piece + (row - table.rows.begin()));
}

} // namespace ctlpgn::pgn
