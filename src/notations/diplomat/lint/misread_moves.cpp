#include "notations/diplomat/lint/misread_moves.hpp"

#include "text/look_alikes.hpp"
#include "text/ratings.hpp"

#include <utility>

namespace ctlpgn::diplomat {

namespace {

// Chess figurines, superscript digits, and the characters of a French keyboard without its shift key.
constexpr look_alike signs[] = {
    {"¹", "1"}, {"²", "2"}, {"³", "3"}, {"&", "1"}, {"é", "2"}, {"\"", "3"}, {"♘", "H"},
    {"♞", "H"}, {"♖", "R"}, {"♜", "R"}, {"♔", "K"}, {"♚", "K"}, {"♗", "B"},  {"♝", "B"},
    {"♕", "D"}, {"♛", "D"}, {"♙", ""},  {"♟", ""},  {"→", "-"}, {"->", "-"}, {"_", "-"},
};

} // namespace

std::string meant_half_move(std::string_view written) {
    std::string meant = with_meant_digits(with_latin_letters(written, signs));
    // gD1
    if (meant.size() > 2 && std::string_view("BRHDK").find(meant[1]) != std::string_view::npos)
        std::swap(meant[0], meant[1]);
    return meant == written ? std::string() : meant;
}

std::string with_rating_at_end(std::string_view written) {
    std::string unrated;
    std::string rating;
    for (const char each : written)
        (is_rating_sign(each) ? rating : unrated) += each;
    return is_rating(rating) && !written.ends_with(rating) ? unrated + rating : std::string();
}

} // namespace ctlpgn::diplomat
