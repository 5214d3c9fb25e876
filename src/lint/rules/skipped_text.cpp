#include "lint/rules/skipped_text.hpp"

#include "tree/chains.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn {

namespace {

// Where the first comment or variation that is annotated to the ply begins; `otherwise` if none is.
std::uint32_t begin_of_annotations(const game& in, const ply& asked, std::uint32_t otherwise) {
    for (const annotation& each : annotations_of(in, asked.first_annotation)) {
        if (each.kind() == annotation_kind::comment)
            return in.comments[each.index].where.begin;
        if (each.kind() == annotation_kind::variation)
            return in.variations[each.index].where.begin;
    }
    return otherwise;
}

// Between the last ply of the move and what comes next.
std::string_view text_after(const game& in, const written_move& of) {
    const std::uint32_t begin = end_of(in, of);
    auto end = static_cast<std::uint32_t>(in.text.size());
    const auto stop_at = [&](std::uint32_t next) {
        if (next >= begin)
            end = std::min(end, next);
    };
    stop_at(begin_of_annotations(in, in.plies[of.last], end));
    if (of.next != no_node)
        stop_at(in.plies[of.next].number_begin);
    if (!in.result_where.empty())
        stop_at(in.result_where.begin);
    return in.text.substr(begin, end - begin);
}

bool holds_nothing(std::string_view text) {
    const std::size_t other = text.find_first_not_of(" \t.");
    return other == std::string_view::npos || text[other] == '\n' || text[other] == '\r' ||
           text[other] == ')';
}

} // namespace

bool is_text_skipped_after(const game& in, const written_move& of) {
    return !holds_nothing(text_after(in, of));
}

bool is_comma_alone_after(const game& in, const written_move& of) {
    const std::string_view text = text_after(in, of);
    const std::size_t comma = text.find_first_not_of(" \t");
    return comma != std::string_view::npos && text[comma] == ',' && holds_nothing(text.substr(comma + 1));
}

bool says_white_is_left_out(const game& in, const ply& black) {
    const std::string_view before = in.raw({black.number_begin, black.begin});
    return before.find("…") != std::string_view::npos || before.find("..") != std::string_view::npos;
}

bool is_ply_missing(const game& in, const written_move& of, side mover) {
    if ((mover == side::white ? of.white : of.black) != no_node)
        return false;
    if (mover == side::black)
        return !is_text_skipped_after(in, of);
    // An ellipsis says that White's ply is meant to be missing.
    if (of.black == no_node)
        return true;
    return says_white_is_left_out(in, in.plies[of.black]);
}

} // namespace ctlpgn
