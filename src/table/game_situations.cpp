#include "table/game_situations.hpp"

#include "table/added_values.hpp"

#include <string_view>

namespace ctlpgn::tables {

namespace {

// FNV-1a.
std::uint64_t number_of(std::string_view name) {
    std::uint64_t value = 0xcbf29ce484222325U;
    for (const char each : name)
        value = (value ^ static_cast<unsigned char>(each)) * 0x100000001b3U;
    return value;
}

} // namespace

void game_situations::find(const game& record, const notation& written_in) {
    at_beginning_.reset();
    after_.assign(record.plies.size(), std::nullopt);
    broken_rules_.assign(record.plies.size(), code::none);
    if (written_in.ask_board == nullptr)
        return;
    const std::uint64_t of_notation = number_of(written_in.name);
    written_in.ask_board(record,
                         {.broken_rules = &broken_rules_, .situations = [&](node ply, std::uint64_t hash) {
                              const auto key = static_cast<std::int64_t>(hash ^ of_notation);
                              (ply == no_node ? at_beginning_ : after_[ply]) = key;
                          }});
}

std::string coordinates_of(const notation& written_in, const ply& resolved) {
    if (!resolved.readable())
        return {};
    const vocabulary& words = *written_in.words;
    if (words.additions.of_ply != nullptr) {
        added_values reported;
        reported.clear(resolved.player);
        added_members members(reported);
        words.additions.of_ply(resolved, members);
        if (!reported.uci().empty())
            return std::string(reported.uci());
    }
    if (resolved.kind == ply_kind::castled)
        return std::string(words.castling(resolved).name);
    const bool is_step = resolved.kind == ply_kind::displaced;
    if ((!is_step && resolved.kind != ply_kind::in_place) || resolved.to == no_place ||
        (is_step && resolved.from == no_place))
        return {};
    std::string text(is_step ? words.places[resolved.from] : std::string_view());
    text += words.places[resolved.to];
    if (resolved.promotion != no_symbol && resolved.promotion != awaiting_promotion)
        text.append("=").append(words.pieces[resolved.promotion]);
    return text;
}

} // namespace ctlpgn::tables
