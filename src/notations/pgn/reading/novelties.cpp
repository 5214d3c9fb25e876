#include "notations/pgn/reading/novelties.hpp"

#include "games/chess/attack.hpp"
#include "notations/pgn/replay/replay.hpp"
#include "notations/pgn/squares.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

namespace ctlpgn::pgn {

namespace {

constexpr std::uint32_t novelty = 146;

// The ply without the sign, if a pawn may be meant then.
std::optional<ply> without_sign(const game& record, const ply& written) {
    const std::string_view text = record.raw(written.text());
    if (written.number != 0 || written.kind != ply_kind::displaced || !may_begin_with_novelty(text))
        return std::nullopt;
    const auto begin = static_cast<std::uint16_t>(text.find_first_not_of(white_space, 1));
    const bool captures = text[begin + 1] == 'x';
    ply meant = written;
    meant.piece = no_symbol;
    meant.from = no_place;
    meant.own = static_cast<std::uint16_t>(captures ? written.own & origin_file_mask : 0U);
    meant.begin += begin;
    meant.number_begin = meant.begin;
    meant.length = static_cast<std::uint16_t>(meant.length - begin);
    meant.text_length = static_cast<std::uint16_t>(meant.text_length - begin);
    return meant;
}

struct novelty_search {
    const game& record;
    either_way preferred;
    const std::vector<node>& knights;
    node found = no_node;
    ply meant{};
    bool may_be_knight = false;

    void reached(const reached_ply& here) {
        const bool is_playable = here.played.outcome == resolved::one;
        if (found != no_node || (preferred == either_way::knight && is_playable) ||
            std::ranges::find(knights, here.which) != knights.end())
            return;
        const std::optional<ply> pawn = without_sign(record, here.written);
        if (!pawn || resolve(here.before, chess::in_check(here.before, here.before.to_move), *pawn).outcome !=
                         resolved::one)
            return;
        found = here.which;
        meant = *pawn;
        may_be_knight = is_playable;
    }
    void line_ends(node /*first*/, const chess::position& /*after*/) const {}
};

struct played_plies {
    std::size_t count = 0;

    void reached(const reached_ply& here) { count += here.played.outcome == resolved::one ? 1U : 0U; }
    void line_ends(node /*first*/, const chess::position& /*after*/) const {}
};

std::size_t count_played(const game& record) {
    played_plies counted;
    replay(record, counted).run();
    return counted.count;
}

// Whether more of the game can be played if the ply is a knight's than if it is a pawn's.
bool goes_on_with_knight(game& record, node asked, const ply& pawn) {
    const std::size_t with_knight = count_played(record);
    const ply knight = std::exchange(record.plies[asked], pawn);
    const std::size_t with_pawn = count_played(record);
    record.plies[asked] = knight;
    return with_knight > with_pawn;
}

void annotate(game& record, ply& annotated) {
    const auto added = static_cast<node>(record.annotations.size());
    record.annotations.push_back(
        {.index = novelty, .kind_bits = static_cast<std::uint32_t>(annotation_kind::nag) & 3U});
    node* last = &annotated.first_annotation;
    while (*last != no_node)
        last = &record.annotations[*last].next;
    *last = added;
}

} // namespace

bool may_begin_with_novelty(std::string_view text) {
    if (text.size() < 4 || text[0] != 'N' || !is_blank(text[1]))
        return false;
    const std::string_view move = text.substr(std::min(text.find_first_not_of(white_space, 1), text.size()));
    return move.size() >= 2 && is_file(move[0]) && (is_rank(move[1]) || (move[1] == 'x' && move.size() >= 4));
}

std::optional<novelty_sign> settle_novelty(game& record, either_way preferred, std::vector<node>& knights) {
    novelty_search search{.record = record, .preferred = preferred, .knights = knights};
    replay(record, search).run();
    if (search.found == no_node)
        return std::nullopt;
    if (search.may_be_knight && goes_on_with_knight(record, search.found, search.meant)) {
        knights.push_back(search.found);
        return novelty_sign();
    }
    const auto before = std::ranges::find(record.plies, search.found, &ply::next);
    if (before == record.plies.end())
        return std::nullopt;
    ply& played = record.plies[search.found];
    const span sign{played.begin, played.begin + 1};
    played = search.meant;
    annotate(record, *before);
    return novelty_sign{sign, search.may_be_knight};
}

} // namespace ctlpgn::pgn
