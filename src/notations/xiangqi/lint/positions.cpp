// Whether the position that a game begins with makes sense.
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/lint/rules.hpp"
#include "notations/xiangqi/positions/fen.hpp"
#include "notations/xiangqi/positions/set_up.hpp"
#include "notations/xiangqi/tags.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace ctlpgn::xiangqi {

namespace {

constexpr span moved(span where, std::uint32_t bytes) {
    return {where.begin + bytes, where.end + bytes};
}

void report_all(check_context& context, std::vector<finding>& findings, std::uint32_t begin) {
    for (finding& each : findings) {
        finding& added = context.report(each.id, moved(each.where, begin), std::move(each.detail));
        for (related_place& place : each.related)
            added.related.push_back({moved(place.where, begin), std::move(place.message)});
    }
}

void check_set_up_of(check_context& context, const tag& written) {
    written_set_up read;
    std::vector<finding> findings;
    // Faults in its text have been reported, which covers what is missing.
    read_set_up(context.raw(written.value), format_of(context.read), read, findings);
    for (const span each : read.unknown)
        context.report(codes::unknown_man, moved(each, written.value.begin));
    const bool lacks_men = std::ranges::any_of(findings, [](const finding& each) {
        return each.id == codes::unreadable_man || each.id == codes::text_after_setup ||
               each.id == codes::missing_side_to_move;
    });
    if (lacks_men || !read.unknown.empty() || read.men.empty())
        return;
    findings.clear();
    check_men(read.men, read.to_move, read.turn, findings);
    report_all(context, findings, written.value.begin);
}

void check_fen_of(check_context& context, const tag& written) {
    written_fen read;
    std::vector<finding> findings;
    const std::string_view value = context.raw(written.value);
    if (!read_fen(value, read, findings))
        return;
    if (!read.fault.empty()) {
        const span where =
            read.fault_where.empty() ? written.value : moved(read.fault_where, written.value.begin);
        context.report(codes::uneven_ranks, where, read.fault);
        return;
    }
    const auto size = static_cast<std::uint32_t>(value.find_first_of(" \t"));
    const auto end = static_cast<std::uint32_t>(value.size());
    check_men(read.men, read.to_move, size < end ? span{size, end} : span{0, end}, findings);
    report_all(context, findings, written.value.begin);
}

} // namespace

void check_positions(check_context& context) {
    if (const tag* const written = find_tag(context.read, tag_name::set_up))
        check_set_up_of(context, *written);
    if (const tag* const written = find_tag(context.read, tag_name::fen))
        check_fen_of(context, *written);
}

} // namespace ctlpgn::xiangqi
