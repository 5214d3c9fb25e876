#include "notations/ctl_pgn/lint/tag_sheet.hpp"

#include <algorithm>
#include <cctype>

namespace ctlpgn::ctl_pgn {

tag_sheet::tag_sheet(const game& of) : game_(of) {
    const std::uint32_t moves_begin =
        of.plies.empty() ? static_cast<std::uint32_t>(of.text.size()) : of.plies[0].number_begin;
    entries_.reserve(of.tags.size());
    bool any_unknown = false;
    for (const tag& each : of.tags) {
        const tag_name name = find_tag(of.raw(each.name));
        const tag*& first = first_[static_cast<std::size_t>(name)];
        const bool repeated = first != nullptr;
        if (!repeated && name != tag_name::unknown)
            first = &each;
        if (name == tag_name::variant || each.where.begin >= moves_begin)
            continue;
        entries_.push_back({&each, name, false, repeated && !row_of(name).repeatable});
        any_unknown = any_unknown || name == tag_name::unknown;
    }
    if (any_unknown)
        add_misspelt();
    tag_names there{};
    for (std::size_t i = 0; i != there.size(); ++i)
        there[i] = first_[i] != nullptr;
    is_real_ = is_real_game(there);
}

// An unknown tag stands for the known one that its name is like, if the game lacks that.
void tag_sheet::add_misspelt() {
    for (tag_entry& entry : entries_) {
        if (entry.name != tag_name::unknown)
            continue;
        const tag_name meant = closest_tag(game_.raw(entry.written->name));
        if (meant == tag_name::unknown || has(meant))
            continue;
        entry.name = meant;
        entry.misspelt = true;
        first_[static_cast<std::size_t>(meant)] = entry.written;
    }
    // That the Variant tag is missing has been said by the syntax.
    std::erase_if(entries_, [](const tag_entry& entry) { return entry.name == tag_name::variant; });
}

std::size_t tag_sheet::index_of(tag_name name) const {
    const tag* const wanted = find(name);
    const auto found = std::ranges::find(entries_, wanted, &tag_entry::written);
    return wanted == nullptr ? entries_.size() : static_cast<std::size_t>(found - entries_.begin());
}

std::string_view tag_sheet::value(tag_name name) const {
    const tag* const found = find(name);
    return found != nullptr && is_quoted(game_, *found) ? game_.raw(found->value) : std::string_view();
}

bool tag_sheet::was_skipped(tag_name name) const {
    std::size_t end = game_.text.size();
    if (!game_.plies.empty())
        end = std::min<std::size_t>(end, game_.plies[0].number_begin);
    if (!game_.comments.empty())
        end = std::min<std::size_t>(end, game_.comments[0].where.begin);
    const std::string_view head = game_.text.substr(0, end);
    const std::string_view wanted = row_of(name).text;
    const auto is_letter = [head](std::size_t at) {
        return at < head.size() && std::isalnum(static_cast<unsigned char>(head[at])) != 0;
    };
    for (std::size_t at = head.find(wanted); at != std::string_view::npos; at = head.find(wanted, at + 1)) {
        const bool in_tag = std::ranges::any_of(
            game_.tags, [at](const tag& each) { return each.where.begin <= at && at < each.where.end; });
        if (!in_tag && !is_letter(at + wanted.size()) && (at == 0 || !is_letter(at - 1)))
            return true;
    }
    return false;
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

bool is_quoted(const game& in, const tag& written) {
    const span value = written.value;
    return value.begin > 0 && value.end < in.text.size() && in.text[value.begin - 1] == '"' &&
           in.text[value.end] == '"';
}

} // namespace ctlpgn::ctl_pgn
