#include "table/added_values.hpp"

#include <charconv>
#include <cmath>

namespace ctlpgn::tables {

namespace {

// A mate in one ply and in two, against one or the other player, is one in a move.
double moves_of(double plies) {
    return plies < 0 ? -std::ceil(-plies / 2) : std::ceil(plies / 2);
}

} // namespace

void added_values::clear(side player) {
    player_ = player;
    uci_.clear();
    for (std::optional<double>* const each : {&clock_, &elapsed_, &eval_, &mate_, &depth_, &book_})
        each->reset();
}

void added_values::open_item() {
    command_.clear();
    is_turned_ = false;
}

void added_values::text(std::string_view key, std::string_view value) {
    if (key == "uci")
        uci_ = value;
    else if (key == "name")
        command_ = value;
    else if (key == "view")
        is_turned_ = value == "mover" && player_ == side::black;
}

void added_values::number(std::string_view key, std::string_view digits) {
    if (key == "book")
        book_ = 1;
    double value = 0;
    if (std::from_chars(digits.data(), digits.data() + digits.size(), value).ec != std::errc{})
        return;
    if (key == "seconds" && command_ == "clk")
        clock_ = value;
    else if (key == "seconds" && (command_ == "emt" || command_.empty()))
        elapsed_ = value;
    else if (key == "clock")
        clock_ = value;
    else if (key == "pawns")
        set_score(eval_, for_white(value));
    else if (key == "matePlies")
        set_score(mate_, for_white(moves_of(value)));
    else if (key == "mate")
        set_score(mate_, value);
    else if (key == "depth")
        depth_ = value;
}

} // namespace ctlpgn::tables
