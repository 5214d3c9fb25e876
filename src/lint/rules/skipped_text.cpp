#include "lint/rules/skipped_text.hpp"

#include "tree/chains.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn {

namespace {

// Where the first comment or variation on the ply begins; `otherwise` if there is none.
std::uint32_t begin_of_annotations(const game& record, const ply& asked, std::uint32_t otherwise) {
    for (const annotation& each : annotations_of(record, asked.first_annotation)) {
        if (each.kind() == annotation_kind::comment)
            return record.comments[each.index].where.begin;
        if (each.kind() == annotation_kind::variation)
            return record.variations[each.index].where.begin;
    }
    return otherwise;
}

// Between the last ply of the move and what comes next.
std::string_view text_after(const game& record, const written_move& move) {
    const std::uint32_t begin = end_of(record, move);
    auto end = static_cast<std::uint32_t>(record.text.size());
    const auto stop_at = [&](std::uint32_t next) {
        if (next >= begin)
            end = std::min(end, next);
    };
    stop_at(begin_of_annotations(record, record.plies[move.last], end));
    if (move.next != no_node)
        stop_at(record.plies[move.next].number_begin);
    if (!record.result_where.empty())
        stop_at(record.result_where.begin);
    return record.text.substr(begin, end - begin);
}

bool holds_nothing(std::string_view text) {
    const std::size_t other = text.find_first_not_of(" \t.");
    return other == std::string_view::npos || text[other] == '\n' || text[other] == '\r' ||
           text[other] == ')';
}

} // namespace

bool is_text_skipped_after(const game& record, const written_move& move) {
    return !holds_nothing(text_after(record, move));
}

bool is_comma_alone_after(const game& record, const written_move& move) {
    const std::string_view text = text_after(record, move);
    const std::size_t comma = text.find_first_not_of(" \t");
    return comma != std::string_view::npos && text[comma] == ',' && holds_nothing(text.substr(comma + 1));
}

bool is_ply_missing(const game& record, const written_move& move, side mover) {
    if ((mover == side::white ? move.white : move.black) != no_node)
        return false;
    if (mover == side::black)
        return !is_text_skipped_after(record, move);
    // An ellipsis says that White's ply is missing on purpose.
    if (move.black == no_node)
        return true;
    return says_white_is_left_out(record, record.plies[move.black]);
}

} // namespace ctlpgn
