#include "notations/ctl_pgn/lint/tags/tag_sheet.hpp"

namespace ctlpgn::ctl_pgn {

tag_sheet::tag_sheet(const game& read) : tag_sheet_of(schema(), read, tag_name::variant) {
    tag_names there{};
    for (std::size_t i = 0; i != there.size(); ++i)
        there[i] = has(static_cast<tag_name>(i));
    tag_names misspelt{};
    for (const tag_entry& each : entries())
        misspelt[static_cast<std::size_t>(each.name)] |= each.misspelt;
    is_real_ = is_real_game(there, misspelt);
}

bool tag_sheet::requires_tag(tag_name name) const {
    if (!is_real())
        return has(tag_name::id) && (name == tag_name::id || name == tag_name::annotator);
    for (const player_tags& player : players) {
        if (name == player.name)
            return has(name) || !has(player.network_name);
        if (name == player.network_name || name == player.alias)
            return false;
    }
    return row_of(name).roster != 0;
}

bool tag_sheet::is_draft() const {
    value_parts parts;
    return read_value(value_form::identifier, value(tag_name::id), parts) && !parts.annotator.empty();
}

} // namespace ctlpgn::ctl_pgn
