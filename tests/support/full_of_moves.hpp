// Texts of comments that look like anything but comments.
#pragma once

#include <random>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::tests {

inline std::string full_of_moves(std::span<const std::string_view> pieces, std::string_view separators,
                                 std::mt19937_64& random) {
    constexpr std::size_t most_pieces = 9;
    std::string text;
    for (std::size_t left = 1 + random() % most_pieces; left != 0; --left)
        text.append(text.empty() ? "" : std::string(1, separators[random() % separators.size()]))
            .append(pieces[random() % pieces.size()]);
    return text;
}

} // namespace ctlpgn::tests
