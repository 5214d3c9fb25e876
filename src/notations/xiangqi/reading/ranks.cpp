#include "notations/xiangqi/reading/ranks.hpp"

#include "games/xiangqi/rules.hpp"
#include "notations/xiangqi/forms/claim.hpp"
#include "notations/xiangqi/positions/start.hpp"
#include "notations/xiangqi/replay/resolution.hpp"
#include "notations/xiangqi/words.hpp"
#include "text/ascii.hpp"

#include <cstddef>

namespace ctlpgn::xiangqi {

namespace {

// How many plies of the main line can be played, up to a limit.
std::size_t count_played(const game& record, position now, bool from_one) {
    constexpr std::size_t most = 40;
    std::size_t count = 0;
    for (node at = record.main_line.first_ply; at != no_node && count != most; at = record.plies[at].next) {
        ctlpgn::ply each = record.plies[at];
        if (from_one)
            lower_ranks(each);
        const resolution which = resolve(now, each);
        if (!which.is_legal())
            break;
        play(now, which.played);
        ++count;
    }
    return count;
}

} // namespace

int rank_from_one(std::string_view digits) {
    return digits.size() == 2 ? 9 : digits[0] - '1';
}

point point_from_one(std::string_view name) {
    return point::at(small_letter(name[0]) - 'a', rank_from_one(name.substr(1)));
}

void lower_ranks(ctlpgn::ply& read) {
    if (claim_of(read).to != direction::none)
        return;
    const auto lower = [&read](place& at) {
        if (at == no_place)
            return;
        if (at < file_count)
            read.kind = ctlpgn::ply_kind::unreadable;
        else
            at = static_cast<place>(at - file_count);
    };
    lower(read.from);
    lower(read.to);
    const unsigned mover = claim_of(read).mover;
    if (mover == named_by::rank)
        read.kind = ctlpgn::ply_kind::unreadable;
    else if (mover > named_by::rank && mover < named_by::front)
        read.own = packed({mover - 1, direction::none, 0}) & 0xfffU;
}

bool are_ranks_from_one(const game& record) {
    const node first = record.main_line.first_ply;
    if (first == no_node || !record.plies[first].readable() ||
        claim_of(record.plies[first]).to != direction::none ||
        record.raw(record.plies[first].text()).find('-') != std::string_view::npos)
        return false;
    const game_start start = start_of(record);
    if (!start.playable && start.written != nullptr)
        return false;
    constexpr std::size_t enough = 8; // plies, of which not all would be legal by chance
    const std::size_t from_zero = count_played(record, start.on_board, false);
    return from_zero < enough && count_played(record, start.on_board, true) > from_zero;
}

} // namespace ctlpgn::xiangqi
