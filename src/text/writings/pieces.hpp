// The common parts of the forms of writing: pieces that are found by their beginnings.
#pragma once

#include "text/ascii.hpp"
#include "text/web_markup.hpp"
#include "text/writings/writings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn {

// The piece at a place: how many bytes it has, and what it says. Nothing: it is plain text.
struct read_piece {
    std::size_t size = 0;
    std::string written;
};
using optional_piece = std::optional<read_piece>;
using piece_reader = optional_piece (*)(std::string_view text, std::size_t at);

// Finds the next of a few bytes: each is searched for separately, many bytes of the text at once.
class byte_search {
  public:
    static constexpr std::size_t most_bytes = 8;

    byte_search(std::string_view text, std::string_view bytes) : text_(text), bytes_(bytes) {
        for (std::size_t i = 0; i != bytes_.size(); ++i)
            next_[i] = text_.find(bytes_[i]);
    }

    // From this place on, which never decreases; npos: there is none.
    [[nodiscard]] std::size_t find(std::size_t begin) {
        std::size_t first = std::string_view::npos;
        for (std::size_t i = 0; i != bytes_.size(); ++i) {
            if (next_[i] < begin)
                next_[i] = text_.find(bytes_[i], begin);
            first = std::min(first, next_[i]);
        }
        return first;
    }

  private:
    std::string_view text_;
    std::string_view bytes_;
    std::array<std::size_t, most_bytes> next_{};
};

// The pieces that begin with one of these bytes, at most as many as a search takes. Adjacent pieces are
// joined.
std::vector<plain_piece> all_pieces(std::string_view text, std::string_view first_bytes, piece_reader read);

bool is_one_of(std::span<const std::string_view> words, std::string_view word);

inline bool ends_line(std::string_view text, std::size_t at) {
    return at >= text.size() || text[at] == '\n' || text[at] == '\r';
}

inline bool begins_line(std::string_view text, std::size_t at) {
    return at == 0 || text[at - 1] == '\n';
}

// The lines of a text, without what ends them.
std::vector<std::string_view> lines_of(std::string_view text);

// Where a part of the text begins in it.
inline std::size_t place_in(std::string_view text, std::string_view part) {
    return static_cast<std::size_t>(part.data() - text.data());
}

} // namespace ctlpgn
