#include "notations/ctl_pgn/lint/causes/tag_causes.hpp"

#include "lint/rules/drop_findings.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/rule_tables.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

// What is said of a value by its form.
bool is_about_value(code id) {
    const std::uint32_t layer = layer_of(id);
    return layer == layer::tags || layer == layer::positions ||
           (id >= codes::missing_placement && id <= codes::counter_form);
}

bool tears_value(const game& record, const finding& found) {
    return found.id == codes::newline_in_value || find_swapped_end(record, found).has_value();
}

void keep_torn_values(const game& record, std::vector<finding>& findings) {
    std::vector<span> torn;
    for (const finding& each : findings)
        if (tears_value(record, each))
            if (const tag* const around = tag_around(record, {each.where.begin, each.where.begin}))
                torn.push_back(around->value);
    if (torn.empty())
        return;
    sort_stably(torn, {}, &span::begin);
    drop_findings(findings, [&torn](const finding& each) {
        const auto after = std::ranges::upper_bound(torn, each.where.begin, {}, &span::begin);
        return is_about_value(each.id) && after != torn.begin() && each.where.end <= std::prev(after)->end;
    });
}

} // namespace

std::optional<span> find_swapped_end(const game& record, const finding& unclosed) {
    if (unclosed.id != codes::unclosed_tag)
        return std::nullopt;
    const std::uint32_t end = unclosed.where.begin;
    const tag* const around = end == 0 ? nullptr : tag_around(record, {end - 1, end});
    if (around == nullptr || around->value.end + 1 != end || trimmed(record.raw(unclosed.where)).size() != 0)
        return std::nullopt;
    // A bracket that the value itself opens is closed in it.
    const std::string_view value = trimmed(record.raw(around->value), blank_characters);
    if (!value.ends_with(']') || value.find('[') != std::string_view::npos)
        return std::nullopt;
    const auto behind = static_cast<std::uint32_t>(value.data() + value.size() - record.text.data());
    return span{behind - 1, end};
}

// It is not known what else was in a text that ends within a tag.
span game_that_ends_in_tag(const game& record, const finding& cause) {
    const bool is_last = record.text.find_first_not_of(white_space, cause.where.end) == record.text.npos;
    return record.plies.empty() && is_last ? whole_game : span();
}

void keep_causes_of_tags(const game& record, std::vector<finding>& findings) {
    keep_torn_values(record, findings);
}

} // namespace ctlpgn::ctl_pgn
