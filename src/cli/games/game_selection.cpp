#include "cli/games/game_selection.hpp"

#include "cli/output/say.hpp"
#include "ctlpgn/errors.hpp"

#include <algorithm>
#include <ranges>

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

bool is_same_board(const men_on_board& left, const men_on_board& right) {
    return left.turn == right.turn && left.men == right.men;
}

} // namespace

void add_selection_options(CLI::App& command, selection_options& options, bool drops_doubles) {
    const std::string group = "Which games";
    command
        .add_option("--where", options.where,
                    "only games that match, such as 'White ~ \"Tal\" and plies >= 40 or result = 1-0'")
        ->allow_extra_args(false)
        ->group(group);
    command
        .add_option("--reaches", options.reaches, "only games that reach this position, variations included")
        ->group(group);
    if (drops_doubles)
        command.add_flag("--unique", options.unique, "of games with the same moves, keep only the first")
            ->group(group);
}

game_selection::game_selection(const selection_options& asked)
    : asks_for_position_(!asked.reaches.empty()), unique_(asked.unique) {
    for (const std::string& each : asked.where)
        conditions_.emplace_back(each);
    for (const game_condition& each : conditions_)
        for (const std::string_view name : each.tags())
            asked_.ask(name);
    if (!asks_for_position_)
        return;
    for (const notation* const chosen : notations()) {
        if (chosen->men == nullptr)
            continue;
        std::vector<finding> ignored;
        men_on_board men = chosen->men(asked.reaches, ignored);
        if (!men.men.empty())
            positions_.emplace_back(chosen, std::move(men));
    }
    if (positions_.empty())
        throw input_error("--reaches: \"" + asked.reaches +
                          "\" is not a position; write one as text, such as a FEN, which 'ctlpgn board "
                          "--text' prints for a game");
}

bool game_selection::matches(const game& each, const notation& chosen) const {
    asked_.look_at(each, chosen);
    return std::ranges::all_of(conditions_,
                               [&](const game_condition& asked) { return asked.holds(each, chosen); }) &&
           (!asks_for_position_ || is_reached(each, chosen));
}

void game_selection::report_unknown_tags() const {
    for (const std::string& each : asked_.complaints())
        complain(each);
}

bool game_selection::takes(const game& each, const notation& chosen) {
    return matches(each, chosen) && (!unique_ || seen_.insert(key_of(each, chosen)).second);
}

bool game_selection::is_reached(const game& record, const notation& chosen) const {
    const auto asked =
        std::ranges::find(positions_, &chosen, &std::pair<const notation*, men_on_board>::first);
    if (asked == positions_.end())
        return false;
    std::vector<finding> ignored;
    const auto is_it = [&](std::string_view position) {
        ignored.clear();
        return !position.empty() && is_same_board(chosen.men(position, ignored), asked->second);
    };
    const position_texts positions = positions_of(chosen, record);
    return is_it(chosen.initial(record).text) ||
           std::ranges::any_of(std::views::iota(node{0}, static_cast<node>(positions.size())),
                               [&](node at) { return is_it(positions[at]); });
}

// Depends only on the initial position and the plies of the main line, however they are written.
game_selection::key game_selection::key_of(const game& each, const notation& chosen) {
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
    add(std::string_view(chosen.initial(each).text));
    for (node at = each.main_line.first_ply; at != no_node; at = plies[at].next) {
        const ply& played = plies[at];
        // A place alone does not show which piece goes there.
        const bool is_known = played.readable() && played.to != no_place &&
                              (played.kind != ply_kind::displaced || played.from != no_place);
        if (!is_known)
            add(each.raw(played.text()));
        else
            add((std::uint64_t{static_cast<std::uint8_t>(played.kind)} << 24) |
                (std::uint64_t{played.from} << 16) | (std::uint64_t{played.to} << 8) | played.promotion);
    }
    return {first.value(), second.value()};
}

} // namespace ctlpgn::cli
