#include "cli/games/game_key.hpp"

#include "cli/games/letter_case.hpp"
#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/tags.hpp"
#include "tree/game_facts.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

namespace {

// FNV-1a, with a given offset basis.
class mixed_bytes {
  public:
    explicit mixed_bytes(std::uint64_t begin) : value_(begin) {}

    void add(std::uint64_t number) {
        for (int shift = 0; shift != 64; shift += 8)
            add_byte(static_cast<unsigned char>(number >> shift));
    }
    void add(std::string_view text) {
        for (const char each : text)
            add_byte(static_cast<unsigned char>(each));
        add(text.size());
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

  private:
    void add_byte(unsigned char byte) { value_ = (value_ ^ byte) * 0x100000001b3U; }

    std::uint64_t value_;
};

} // namespace

game_key key_of_moves(const game& each, const notation& chosen) {
    std::vector<ply> resolved;
    if (chosen.resolve != nullptr) {
        resolved = each.plies;
        chosen.resolve(each, resolved);
    }
    const std::vector<ply>& plies = chosen.resolve != nullptr ? resolved : each.plies;
    mixed_bytes first(0xcbf29ce484222325U);
    mixed_bytes second(0x9e3779b97f4a7c15U);
    const auto add = [&](const auto& what) {
        first.add(what);
        second.add(what);
    };
    add(chosen.name);
    add(std::string_view(rules_of(each, chosen)));
    add(std::string_view(chosen.initial(each).text));
    for (node at = each.main_line.first_ply; at != no_node; at = plies[at].next) {
        const ply& played = plies[at];
        // A place alone does not show which piece goes there.
        const bool has_target = played.readable() && played.to != no_place;
        const bool is_known = has_target && (played.kind != ply_kind::displaced || played.from != no_place);
        if (!has_target)
            add(each.raw(played.text()));
        else if (!is_known) // a drop, or what the board does not have
            add((std::uint64_t{played.own} << 24) | (std::uint64_t{played.piece} << 16) |
                (std::uint64_t{played.to} << 8) | played.promotion);
        else
            add((std::uint64_t{static_cast<std::uint8_t>(played.kind)} << 24) |
                (std::uint64_t{played.from} << 16) | (std::uint64_t{played.to} << 8) | played.promotion);
    }
    return {first.value(), second.value()};
}

std::uint64_t key_of_players(const game& each, const notation& chosen) {
    mixed_bytes key(0xcbf29ce484222325U);
    if (chosen.plan != nullptr)
        for (const plan_player& player : chosen.plan().players)
            key.add(std::string_view(without_case(tag_value(each, player.tag).value_or(std::string()))));
    return key.value();
}

} // namespace ctlpgn::cli
