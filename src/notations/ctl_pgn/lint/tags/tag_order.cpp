// The order of tags. Disorder is reported once: at the first tag that would have
// to move if as few as possible did.
#include "lint/context.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/tags/tag_rules.hpp"
#include "notations/ctl_pgn/lint/tags/tag_sheet.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

// Tags after the roster may be in any order, so they share one place.
constexpr std::uint8_t behind_roster = 8;

struct placed_tag {
    std::size_t entry = 0;
    std::uint8_t place = 0;
};

bool is_alias(tag_name name) {
    return name == tag_name::white_alias || name == tag_name::black_alias;
}

// How many tags come before the first one of the name; all if it is missing. A repeated tag that may not be
// repeated has been reported for that.
std::size_t place_of(const tag_sheet& sheet, tag_name name) {
    const auto begin = sheet.entries().begin();
    const auto end = begin + static_cast<std::ptrdiff_t>(sheet.index_of(name));
    return static_cast<std::size_t>(
               std::count_if(begin, end, [](const tag_entry& each) { return !each.surplus; })) +
           (end == sheet.entries().end() ? sheet.entries().size() : 0);
}

// The tags whose order the game roster fixes. Separate rules check the others: nicknames follow players,
// Redefine and PDTL come last. A network name that does not replace a player's may be anywhere.
std::vector<placed_tag> placed_tags(const tag_sheet& sheet) {
    std::vector<placed_tag> result;
    for (std::size_t i = 0; i != sheet.entries().size(); ++i) {
        const tag_entry& entry = sheet.entries()[i];
        const bool elsewhere = entry.name == tag_name::unknown || entry.surplus || is_alias(entry.name) ||
                               entry.name == tag_name::redefine || entry.name == tag_name::position ||
                               (entry.name == tag_name::white_na && sheet.has(tag_name::white)) ||
                               (entry.name == tag_name::black_na && sheet.has(tag_name::black));
        if (elsewhere)
            continue;
        const std::uint8_t roster = row_of(entry.name).roster;
        result.push_back({i, roster == 0 ? behind_roster : roster});
    }
    return result;
}

// The first tag that is not in the longest rising sequence; of several such sequences the one that ends
// latest.
std::size_t first_out_of_place(const std::vector<placed_tag>& tags) {
    if (std::ranges::is_sorted(tags, {}, &placed_tag::place))
        return nowhere;
    struct ending {
        std::size_t length = 0;
        std::size_t at = nowhere;
    };
    std::array<ending, behind_roster + 1> best{}; // by place
    std::vector<std::size_t> before(tags.size(), nowhere);
    for (std::size_t i = 0; i != tags.size(); ++i) {
        ending longest;
        for (std::size_t place = 1; place <= tags[i].place; ++place)
            if (best[place].length > longest.length ||
                (best[place].length == longest.length && best[place].at != nowhere &&
                 best[place].at > longest.at))
                longest = best[place];
        before[i] = longest.at;
        if (longest.length + 1 >= best[tags[i].place].length)
            best[tags[i].place] = {longest.length + 1, i};
    }
    ending longest;
    for (const ending& each : best)
        if (each.length > longest.length ||
            (each.length == longest.length && each.at != nowhere && each.at > longest.at))
            longest = each;
    std::vector<bool> kept(tags.size());
    for (std::size_t at = longest.at; at != nowhere; at = before[at])
        kept[at] = true;
    return static_cast<std::size_t>(std::ranges::find(kept, false) - kept.begin());
}

// The tag that should come before this place.
const tag* predecessor(const tag_sheet& sheet, std::uint8_t place) {
    const tag* result = sheet.find(tag_name::variant);
    for (const tag_row& row : tag_rows())
        if (row.roster != 0 && row.roster < place && sheet.has(row.name))
            result = sheet.find(row.name);
    return result;
}

void report_disorder(check_context& context, const tag_entry& entry, const tag* predecessor) {
    std::string where = "before the others";
    if (predecessor != nullptr)
        where = "after " + std::string(context.raw(predecessor->name));
    finding& found = context.report(codes::roster_order, entry.written->name, std::move(where));
    if (predecessor != nullptr)
        found.related.push_back({predecessor->where, "it belongs after this tag"});
}

// Returns the entry that was reported.
std::size_t check_game_roster(check_context& context, const tag_sheet& sheet) {
    const std::vector<placed_tag> tags = placed_tags(sheet);
    const std::size_t out = first_out_of_place(tags);
    if (out == nowhere)
        return nowhere;
    const tag_entry& entry = sheet.entries()[tags[out].entry];
    report_disorder(context, entry, predecessor(sheet, tags[out].place));
    return tags[out].entry;
}

// Id, Annotator; in an annotator's draft Date and Result between them.
std::size_t check_minimal_roster(check_context& context, const tag_sheet& sheet) {
    const std::size_t id = sheet.index_of(tag_name::id);
    if (!sheet.has(tag_name::id))
        return nowhere;
    if (id != 0) {
        context.report(codes::id_not_second, sheet.find(tag_name::id)->name);
        return id;
    }
    std::size_t next = 1;
    for (const tag_name name : {tag_name::date, tag_name::result}) {
        const std::size_t at = place_of(sheet, name);
        if (at >= sheet.entries().size() || !sheet.is_draft()) {
            next += at == next ? 1 : 0;
        } else if (at != next) {
            report_disorder(context, sheet.entries()[sheet.index_of(name)],
                            sheet.entries()[next - 1].written);
            return sheet.index_of(name);
        } else {
            ++next;
        }
    }
    const std::size_t annotator = place_of(sheet, tag_name::annotator);
    if (annotator >= sheet.entries().size() || annotator == next)
        return nowhere;
    context.report(codes::annotator_not_third, sheet.find(tag_name::annotator)->name);
    return sheet.index_of(tag_name::annotator);
}

void check_aliases(check_context& context, const tag_sheet& sheet) {
    for (const player_tags& row : players) {
        const std::size_t at = sheet.index_of(row.alias);
        const tag_name follows = sheet.has(row.network_name) ? row.network_name : row.name;
        if (at >= sheet.entries().size() || !sheet.has(follows))
            continue;
        std::size_t last = at;
        while (last != 0 && sheet.entries()[last - 1].surplus)
            --last;
        const tag_name before = last == 0 ? tag_name::unknown : sheet.entries()[last - 1].name;
        if (before != row.network_name && before != row.name) {
            finding& found = context.report(codes::alias_not_after_player, sheet.find(row.alias)->name,
                                            std::string(row_of(follows).text));
            found.related.push_back({sheet.find(follows)->where, "it belongs after this tag"});
        }
    }
}

// The last tags: Redefine, then PDTL. A tag after them that has been reported is not reported again.
void check_last(check_context& context, const tag_sheet& sheet, tag_name name, code id,
                std::size_t reported) {
    const std::size_t at = sheet.index_of(name);
    for (std::size_t i = at + 1; i < sheet.entries().size(); ++i) {
        const tag_entry& behind = sheet.entries()[i];
        const bool is_position = name == tag_name::redefine && behind.name == tag_name::position;
        if (i == reported || behind.surplus || is_position)
            continue;
        finding& found = context.report(id, sheet.find(name)->name);
        found.related.push_back({behind.written->where, "this tag comes after it"});
        return;
    }
}

} // namespace

void check_tag_order(check_context& context, const tag_sheet& sheet) {
    const std::size_t reported =
        sheet.is_real() ? check_game_roster(context, sheet) : check_minimal_roster(context, sheet);
    check_aliases(context, sheet);
    const std::size_t title = sheet.index_of(tag_name::title);
    const std::size_t lang = sheet.index_of(tag_name::lang);
    if (title < lang && lang < sheet.entries().size() && reported != title && reported != lang) {
        finding& found = context.report(codes::title_before_lang, sheet.find(tag_name::title)->name);
        found.related.push_back({sheet.find(tag_name::lang)->where, "Lang is here"});
    }
    check_last(context, sheet, tag_name::position, codes::position_not_last, reported);
    check_last(context, sheet, tag_name::redefine, codes::redefine_not_last, reported);
}

} // namespace ctlpgn::ctl_pgn
