#include "notations/xiangqi/forms/vietnamese.hpp"

#include "notations/xiangqi/forms/form.hpp"
#include "notations/xiangqi/words.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstddef>

namespace ctlpgn::xiangqi {

namespace {

bool names_king(std::string_view ply) {
    return ply.size() > 1 && small_letter(ply[0]) == 't' && small_letter(ply[1]) == 'g';
}

// The rook and the elephant have letters that mean nothing in other forms, and so has the sign for backward.
bool is_in_no_other_form(std::string_view ply) {
    const char letter = capital(ply[0]);
    return letter == 'X' || letter == 'T' || ply[ply.size() - 2] == '/';
}

} // namespace

bool is_in_vietnamese(std::string_view ply) {
    constexpr std::string_view letters = "BSTMPX";
    const std::size_t place = names_king(ply) ? 2 : 1;
    if (ply.size() != place + 3 || letters.find(capital(ply[0])) == std::string_view::npos)
        return false;
    const auto is_file = [](char each) { return each >= '1' && each <= '9'; };
    const bool has_place =
        is_file(ply[place]) || std::string_view("tgs").find(ply[place]) != std::string_view::npos;
    return has_place && std::string_view("./-").find(ply[place + 1]) != std::string_view::npos &&
           is_file(ply[place + 2]);
}

bool is_in_vietnamese(const game& record) {
    bool is_sure = false;
    for (const ctlpgn::ply& each : record.plies) {
        const std::string_view text = record.raw(each.text());
        if (is_in_vietnamese(text))
            is_sure = is_sure || is_in_no_other_form(text);
        else if (each.readable())
            return false;
    }
    return is_sure;
}

void read_in_vietnamese(game& record) {
    static const file_format format = read_format("Vietnamese");
    for (ctlpgn::ply& each : record.plies) {
        const std::string_view text = record.raw(each.text());
        if (!is_in_vietnamese(text))
            continue;
        each.piece = symbol_of(names_king(text) ? piece_kind::king : format.kind_of(text[0]));
        each.kind = ctlpgn::ply_kind::displaced;
        claim meant = claim_of(each);
        const char sign = text[text.size() - 2];
        meant.to = sign == '.' ? direction::forward : sign == '/' ? direction::backward : direction::sideways;
        each.own = packed(meant) & 0xfffU;
    }
}

} // namespace ctlpgn::xiangqi
