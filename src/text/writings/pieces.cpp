#include "text/writings/pieces.hpp"

namespace ctlpgn {

std::vector<plain_piece> all_pieces(std::string_view text, std::string_view first_bytes, piece_reader read) {
    std::vector<plain_piece> found;
    byte_search search(text, first_bytes);
    for (std::size_t at = search.find(0); at != std::string_view::npos;) {
        std::size_t next = at + 1;
        if (optional_piece piece = read(text, at); piece && piece->size != 0) {
            next = at + piece->size;
            if (!found.empty() && found.back().end == at) {
                found.back().end = next;
                found.back().written += piece->written;
            } else {
                found.push_back({at, next, std::move(piece->written)});
            }
        }
        at = search.find(next);
    }
    return found;
}

bool is_one_of(std::span<const std::string_view> words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

} // namespace ctlpgn
