// The order of tags. Disorder is a single fault, so one fix puts all tags in order; it moves only misplaced
// tags, and does not change their text.
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "tree/sorting.hpp"

#include <array>

namespace ctlpgn::ctl_pgn {

namespace {

struct placed {
    const tag* written = nullptr;
    tag_name name = tag_name::unknown;
    std::array<std::size_t, 3> key{}; // compared from the front
};

// The sections of a header, in their order.
enum section : std::size_t { variant_first, roster, rest, redefining_tags, position_last };

bool is_draft_tag(tag_name name) {
    return name == tag_name::date || name == tag_name::result;
}

std::size_t place_in_section(tag_name name, const tag_sheet& sheet) {
    if (sheet.is_real())
        return row_of(name).roster;
    if (name == tag_name::id)
        return 1;
    if (name == tag_name::annotator)
        return 4;
    if (is_draft_tag(name) && sheet.is_draft())
        return name == tag_name::date ? 2 : 3;
    return 0;
}

// A network name that does not replace the player's name may be anywhere, unless it has a nickname.
bool is_free(tag_name name, const tag_sheet& sheet) {
    for (const player_tags& player : players)
        if (name == player.network_name)
            return sheet.has(player.name) && !sheet.has(player.alias);
    return false;
}

std::vector<placed> header_of(const game_fixes& context) {
    const tag_sheet& sheet = context.sheet();
    std::vector<placed> tags;
    if (const tag* const variant = sheet.find(tag_name::variant))
        tags.push_back({variant, tag_name::variant, {variant_first, 0, 0}});
    std::array<std::size_t, tag_name_count> first{}; // entry, from 1, of a name
    for (std::size_t i = 0; i != sheet.entries().size(); ++i) {
        const tag_entry& entry = sheet.entries()[i];
        const std::size_t order = i + 1;
        std::size_t& run = first[static_cast<std::size_t>(entry.name)];
        if (run == 0 || !row_of(entry.name).repeatable)
            run = order;
        placed& added = tags.emplace_back();
        added.written = entry.written;
        added.name = entry.name;
        const std::size_t in_roster =
            entry.surplus || is_free(entry.name, sheet) ? 0 : place_in_section(entry.name, sheet);
        if (entry.name == tag_name::redefine && !entry.surplus)
            added.key = {redefining_tags, order, order};
        else if (entry.name == tag_name::position && !entry.surplus)
            added.key = {position_last, order, order};
        else if (in_roster != 0)
            added.key = {roster, in_roster * tag_name_count + static_cast<std::size_t>(entry.name), order};
        else
            added.key = {rest, run, order};
    }
    // A title comes after the language, which stays where it was.
    const auto title = std::ranges::find(tags, tag_name::title, &placed::name);
    const auto lang = std::ranges::find(tags, tag_name::lang, &placed::name);
    if (title != tags.end() && lang != tags.end() && title->key < lang->key && title->key[0] == lang->key[0])
        title->key = {lang->key[0], lang->key[1], lang->key[2] + 1};
    sort_stably(tags, {}, [](const placed& each) { return each.written->where.begin; });
    return tags;
}

} // namespace

proposed fix_tag_order(const game_fixes& context, const finding& found) {
    const std::vector<placed> now = header_of(context);
    std::vector<placed> wanted = now;
    sort_stably(wanted, {}, &placed::key);
    fix made = no_edits(found, "put the tags in order");
    for (std::size_t i = 0; i != now.size(); ++i)
        if (now[i].written != wanted[i].written)
            made.edits.push_back({now[i].written->where, std::string(context.raw(wanted[i].written->where))});
    return made.edits.empty() ? proposed() : made;
}

} // namespace ctlpgn::ctl_pgn
