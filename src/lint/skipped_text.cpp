#include "lint/skipped_text.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn {

namespace {

std::uint32_t end_of_plies(const move& of) {
    std::uint32_t end = of.begin;
    if (of.white.written())
        end = std::max(end, of.white.whole().end);
    if (of.black.written())
        end = std::max(end, of.black.whole().end);
    return end;
}

} // namespace

bool is_text_skipped_after(const game& in, const move& of) {
    const std::uint32_t begin = end_of_plies(of);
    auto end = static_cast<std::uint32_t>(in.text.size());
    const auto stop_at = [&](std::uint32_t next) {
        if (next >= begin)
            end = std::min(end, next);
    };
    if (of.first_comment != no_node)
        stop_at(in.comments[of.first_comment].where.begin);
    if (of.first_variation != no_node)
        stop_at(in.variations[of.first_variation].where.begin);
    if (of.next != no_node)
        stop_at(in.moves[of.next].begin);
    if (!in.result_where.empty())
        stop_at(in.result_where.begin);
    const std::string_view text = in.text.substr(begin, end - begin);
    const std::size_t other = text.find_first_not_of(" \t.");
    return other != std::string_view::npos && text[other] != '\n' && text[other] != '\r' &&
           text[other] != ')';
}

bool is_ply_missing(const game& in, const move& of, side mover) {
    const ply& asked = mover == side::white ? of.white : of.black;
    if (asked.written())
        return false;
    if (mover == side::black)
        return !is_text_skipped_after(in, of);
    // An ellipsis says that White's ply is meant to be missing.
    const std::string_view before = in.text.substr(of.begin, of.black.begin - of.begin);
    return !of.black.written() || before.find("…") != std::string_view::npos ||
           before.find("..") != std::string_view::npos;
}

} // namespace ctlpgn
