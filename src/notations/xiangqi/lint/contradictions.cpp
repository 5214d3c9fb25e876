#include "notations/xiangqi/lint/contradictions.hpp"

#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/reading/ply_parts.hpp"
#include "notations/xiangqi/replay/illegality_words.hpp"
#include "notations/xiangqi/words.hpp"

#include <array>

namespace ctlpgn::xiangqi {

namespace {

std::string no_detail(const replayed& /*what*/) {
    return {};
}

std::string piece_on(const replayed& what, place at) {
    return name_of(what.before.at(point_of(at)));
}

std::string piece_on_origin(const replayed& what) {
    return piece_on(what, what.written.from);
}

std::string piece_on_target(const replayed& what) {
    const ctlpgn::ply& written = what.written;
    if (written.to == no_place)
        return piece_on(what, place_of(what.which.played.to));
    return written.from == written.to ? "itself" : piece_on(what, written.to);
}

std::string named_piece(const replayed& what) {
    return name_of(piece{what.before.to_move, kind_of(what.written.piece)});
}

std::string kind_of_piece(const replayed& what) {
    return std::string(word_of(kind_of(what.written.piece)));
}

std::string points_of_candidates(const replayed& what) {
    return list_of(what.which.candidates);
}

// For each piece that could be meant: "the one on b2 is blocked".
std::string reasons_of_candidates(const replayed& what) {
    std::string list;
    for (const xiangqi::ply& claimed : what.which.candidates)
        list.append(list.empty() ? "the one on " : ", that on ")
            .append(name_of(claimed.from))
            .append(" ")
            .append(row_of(judge(what.before, claimed).why).briefly);
    return list;
}

struct telling_row {
    span ply_parts::*where = nullptr; // null: all of the ply
    std::string (*detail)(const replayed& what) = no_detail;
};

// By contradiction.
constexpr std::array<telling_row, 11> contradiction_rows{{
    {},
    {&ply_parts::piece, no_detail},
    {&ply_parts::origin, no_detail},
    {&ply_parts::origin, piece_on_origin},
    {&ply_parts::origin, piece_on_origin},
    {nullptr, piece_on_target},
    {nullptr, named_piece},
    {nullptr, points_of_candidates},
    {nullptr, reasons_of_candidates},
    {nullptr, named_piece},
    {&ply_parts::sign, kind_of_piece},
}};
static_assert(contradiction_rows.size() == static_cast<std::size_t>(contradiction::impossible_direction) + 1);

// Text that is not a ply has been reported.
code code_in(const replayed& what) {
    if (what.which.fault != contradiction::unreadable)
        return code_of(what.which.fault);
    const bool has_form = what.written.to != no_place || what.written.own != 0;
    return has_form ? codes::unknown_piece_letter : code::none;
}

} // namespace

told_contradiction tell(const game& record, const replayed& what) {
    const code id = code_in(what);
    if (id == code::none)
        return {};
    const telling_row& row_asked = contradiction_rows[static_cast<std::size_t>(what.which.fault)];
    return {id,
            row_asked.where == nullptr ? what.written.text()
                                       : parts_of(record, what.written).*row_asked.where,
            row_asked.detail(what)};
}

} // namespace ctlpgn::xiangqi
