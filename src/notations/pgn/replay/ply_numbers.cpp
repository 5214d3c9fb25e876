#include "notations/pgn/replay/ply_numbers.hpp"

#include "ctlpgn/tags.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/tags.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::pgn {

std::uint32_t first_number(const game& record, const tag* fen) {
    return fen == nullptr ? 1 : std::max<std::uint32_t>(1, number_in(record, *fen));
}

bool is_number_of_reply(const game& record, span number) {
    constexpr std::string_view ellipsis = "…";
    const std::string_view after = record.text.substr(number.end, ellipsis.size());
    return after.starts_with("..") || after == ellipsis;
}

bool is_turned(const game& record, const ply& asked) {
    if (asked.player != side::white || asked.number == 0)
        return false;
    const std::size_t end = record.text.find_first_not_of("0123456789", asked.number_begin);
    return end < asked.begin &&
           is_number_of_reply(record, {asked.number_begin, static_cast<std::uint32_t>(end)});
}

bool are_numbers_continued(const game& record, const ply& numbered) {
    if (numbered.next == no_node)
        return false;
    const ply& reply = record.plies[numbered.next];
    return reply.number == 0 && reply.next != no_node &&
           record.plies[reply.next].number == numbered.number + 1U;
}

// A variation comes after the ply that it replaces, so that has its number already.
std::vector<std::uint32_t> ply_numbers(const game& record) {
    std::vector<std::uint32_t> result(record.plies.size());
    const auto keep = [&result](node at, std::uint32_t number) { result[at] = number; };
    const std::uint32_t first = first_number(record, find_tag(record, tag_called("FEN")));
    number_line(record, record.main_line.first_ply, first, keep);
    for (const variation& each : record.variations)
        number_line(record, each.line.first_ply, each.replaces == no_node ? first : result[each.replaces],
                    keep);
    return result;
}

} // namespace ctlpgn::pgn
