#include "notations/ctl_pgn/lint/tags/tag_sheet.hpp"

namespace ctlpgn::ctl_pgn {

tag_sheet::tag_sheet(const game& read) : tag_sheet_of(schema(), read, tag_name::variant) {
    tag_names there{};
    tag_names misspelt{};
    for (const tag_entry& each : entries()) {
        there[static_cast<std::size_t>(each.name)] = true;
        misspelt[static_cast<std::size_t>(each.name)] |= each.misspelt;
    }
    // If the game has a roster before the moves, tags after them do not count.
    const bool has_own_roster =
        there[static_cast<std::size_t>(tag_name::id)] && there[static_cast<std::size_t>(tag_name::annotator)];
    for (std::size_t i = 0; i != there.size() && !has_own_roster; ++i)
        there[i] = has(static_cast<tag_name>(i));
    is_real_ = is_real_game(there, misspelt);
}

bool tag_sheet::requires_tag(tag_name name) const {
    if (!is_real())
        return has(tag_name::id) && (name == tag_name::id || name == tag_name::annotator);
    for (const player_tags& player : players) {
        if (name == player.name)
            return has(name) || !has(player.network_name);
        if (name == player.network_name)
            return has(name) && !has(player.name);
        if (name == player.alias)
            return false;
    }
    return row_of(name).roster != 0;
}

bool tag_sheet::is_draft() const {
    value_parts parts;
    return read_value(value_form::identifier, value(tag_name::id), parts) && !parts.annotator.empty();
}

} // namespace ctlpgn::ctl_pgn
