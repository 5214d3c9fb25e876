#pragma once

#include <cctype>
#include <string>

namespace ctlpgn::games_tests {

/// Puts the pieces of the first field of a FEN on a board of files and ranks. Letters are in the order of the
/// kinds, with a space for none; the first side has capitals. It trusts the text.
template <class position, class cell, class piece, class kind, class side>
void place_fen_pieces(position& p, const std::string& field, const std::string& letters, side capitals,
                      side others) {
    int file = 0;
    int rank = cell::rank_count - 1;
    for (const char c : field) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '/') {
            file = 0;
            --rank;
        } else if (std::isdigit(byte) != 0) {
            file += c - '0';
        } else {
            const auto code = letters.find(static_cast<char>(std::tolower(byte)));
            p.put(cell::at(file++, rank),
                  piece{std::isupper(byte) != 0 ? capitals : others, static_cast<kind>(code)});
        }
    }
}

/// That field for a position.
template <class cell, class position, class side>
std::string write_fen_pieces(const position& p, const std::string& letters, side capitals) {
    std::string text;
    for (int rank = cell::rank_count - 1; rank >= 0; --rank) {
        int empty = 0;
        for (int file = 0; file < cell::file_count; ++file) {
            const auto what = p.at(cell::at(file, rank));
            if (what.is_empty()) {
                ++empty;
                continue;
            }
            if (empty != 0)
                text += std::to_string(empty);
            empty = 0;
            const char letter = letters[static_cast<std::size_t>(what.kind())];
            text += what.owner() == capitals
                        ? static_cast<char>(std::toupper(static_cast<unsigned char>(letter)))
                        : letter;
        }
        if (empty != 0)
            text += std::to_string(empty);
        if (rank != 0)
            text += '/';
    }
    return text;
}

} // namespace ctlpgn::games_tests
