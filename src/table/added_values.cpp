#include "table/added_values.hpp"

#include <charconv>

namespace ctlpgn::tables {

void added_values::clear() {
    uci_.clear();
    for (std::optional<double>* const each : {&clock_, &elapsed_, &eval_, &mate_, &depth_})
        each->reset();
}

void added_values::text(std::string_view key, std::string_view value) {
    if (key == "uci")
        uci_ = value;
    else if (key == "name")
        command_ = value;
}

void added_values::number(std::string_view key, std::string_view digits) {
    double value = 0;
    if (std::from_chars(digits.data(), digits.data() + digits.size(), value).ec != std::errc{})
        return;
    if (key == "seconds" && command_ == "clk")
        clock_ = value;
    else if (key == "seconds" && command_ == "emt")
        elapsed_ = value;
    else if (key == "pawns")
        eval_ = value;
    else if (key == "mate")
        mate_ = value;
    else if (key == "depth")
        depth_ = value;
}

} // namespace ctlpgn::tables
